import { type Holiday } from './holidays.ts';
import type { Office } from './office-hours.ts';
/** The store's identity as shown on the page; the server embeds it as JSON to save a request. */
export interface StoreInfo extends Office {
    readonly name: string;
    /** As dialed and displayed, such as `(800) 555-0142`. */
    readonly phone: string;
    readonly email: string;
    readonly address: string;
    /** Days on which the store does not ship. */
    readonly closedDays: readonly Holiday[];
    /** True while cards go to the built-in sandbox; the page says so. */
    readonly sandboxPayments: boolean;
    readonly demo: boolean;
}
/** The demo store, also used until a real store is set up. */
export declare const demoStoreInfo: StoreInfo;
/** ZIP code the demo's parcels ship from. */
export declare const demoOriginZip = "28570";
/** Id of the JSON script element that carries the store's identity in the page. */
export declare const storeInfoElement = "store-info";
