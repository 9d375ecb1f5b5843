import type { Box } from '@mullion/domain/checkout/packing';
import type { UpsService } from '@mullion/domain/checkout/shipping-service';
import type { ShipDestination } from '../destinations.ts';
export interface ParcelShipment {
    readonly destination: ShipDestination;
    readonly service: UpsService;
    readonly boxes: readonly Box[];
}
export interface ParcelQuote {
    readonly costCents: number;
    /** Transit time; null when the carrier does not give one. */
    readonly businessDays: number | null;
    /** Possible problems that do not stop the order, such as a city that the ZIP data does not list. */
    readonly warnings: readonly string[];
}
/** Prices a prepaid parcel shipment from the store's origin. */
export interface ParcelRates {
    /**
     * Throws `unavailable` `checkout.quote_failed` when this address cannot be priced; any other error means that the
     * carrier did not answer. `signal` aborts when the answer is no longer needed.
     */
    quote(shipment: ParcelShipment, signal?: AbortSignal): Promise<ParcelQuote>;
}
