import type { ZipLocation } from '@mullion/domain/checkout/zip-location';
/** US ZIP codes: their cities and states, and the distances between their regions. */
export interface ZipData {
    /** Takes five digits or ZIP+4; null when the code is not in use. */
    find(zip: string): ZipLocation | null;
    /** Great-circle miles between the centers of two 3-digit ZIP regions; null when either has no coordinates. */
    milesBetween(zip: string, otherZip: string): number | null;
}
interface Point {
    readonly latitude: number;
    readonly longitude: number;
}
/** Great-circle distance in miles, by the haversine formula. */
export declare function milesApart(from: Point, to: Point): number;
/** Loads the ZIP data once; the first call takes a fifth of a second and about 90 MB, so servers call it at startup. */
export declare function loadZipData(): Promise<ZipData>;
/** Returns a ZIP code's city and state; null when it is not in use. */
export declare function findZip(zip: string): Promise<ZipLocation | null>;
export {};
