import type { ZipLocationDeps } from './zip-location.service.ts';
export interface DestinationDeps {
    readonly findZip: ZipLocationDeps['findZip'];
}
interface Destination {
    readonly state: string;
    readonly postalCode: string;
}
/** The fields of a ship-to address in a quote or order. */
export declare const shipAddressNames: {
    readonly state: 'shipAddress.state';
    readonly postalCode: 'shipAddress.postalCode';
};
/**
 * Throws `invalid` for a ZIP code that is not in use or is in another state, before a carrier or the tax service is
 * asked; `names` are the fields of the input.
 */
export declare function assertDestination({ findZip }: DestinationDeps, destination: Destination, names: Readonly<Record<keyof Destination, string>>): Promise<void>;
export {};
