import type { PartSize } from '@mullion/domain/catalog/part';
import type { OrderDraft } from '@mullion/domain/checkout/order-draft';
import type { ShippingOffers } from '@mullion/domain/checkout/quote';
import type { ShipAddress } from '@mullion/domain/postal-address';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { FreightRates } from '@mullion/integrations/freight/port';
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port';
import type { Clock } from '../clock.ts';
export interface ShippingOffersDeps {
    readonly parcelRates: ParcelRates;
    readonly freightRates: FreightRates;
    readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'closedDays'>;
    readonly clock: Clock;
}
interface Shipment {
    readonly lines: OrderDraft['lines'];
    readonly sizes: ReadonlyMap<number, PartSize>;
    readonly shipAddress: ShipAddress;
}
/** Returns every way a cart can ship, with prices and arrival estimates; all services are queried at once. */
export declare function createShippingOffers({ parcelRates, freightRates, storeInfo, clock }: ShippingOffersDeps): {
    /**
     * A service whose carrier did not answer has no price; throws `checkout.quote_failed` for an address a carrier
     * refuses.
     */
    offersFor(shipment: Shipment): Promise<ShippingOffers>;
};
export {};
