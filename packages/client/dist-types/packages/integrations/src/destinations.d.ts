import { type ZipData } from './zip-data.ts';
import { type Zone } from './zones.ts';
export interface ShipDestination {
    readonly city: string;
    /** Two letters. */
    readonly state: string;
    /** Five digits, or ZIP+4. */
    readonly zip: string;
}
/** A destination as seen from the store. */
export interface Destination {
    readonly zone: Zone;
    /** Business days by ground. */
    readonly groundDays: number;
    /** Address problems that do not block shipping, such as a city the ZIP data does not list. */
    readonly warnings: readonly string[];
}
/** Creates a lookup for destinations, based on their distance from the store's ZIP code. */
export declare function createDestinations(originZip: string): {
    load: () => Promise<ZipData>;
    /** Throws `checkout.quote_failed` for a ZIP code that is not in use, not served, or in another state. */
    find({ city, state, zip }: ShipDestination): Promise<Destination>;
};
