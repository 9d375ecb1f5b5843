/** Parcel zones: 2 to 8 by distance within the 48 contiguous states, and three separate ones beyond; nearest first. */
export declare const zones: readonly ['2', '3', '4', '5', '6', '7', '8', 'hawaii', 'alaska', 'territory'];
export type Zone = (typeof zones)[number];
/** Estimated business days for a ground parcel to each zone. */
export declare const groundDays: Readonly<Record<Zone, number>>;
/**
 * Returns the zone of a destination by its state (two letters) and distance from the origin; null when it is not
 * served.
 */
export declare function zoneOf(state: string, miles: number | null): Zone | null;
