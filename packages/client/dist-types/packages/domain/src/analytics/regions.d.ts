/** U.S. census regions; `Other` is everything outside them. */
export declare const regionNames: readonly ['Northeast', 'Midwest', 'South', 'West', 'Other'];
export type Region = (typeof regionNames)[number];
/** Returns the census region of a state's postal code; Puerto Rico and unknown codes are `Other`. */
export declare function regionOf(state: string): Region;
