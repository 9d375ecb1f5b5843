import type { NewMail } from '@mullion/db/mail/mail.repository';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import type { ShipmentRow } from '@mullion/db/orders/order-desk.repository';
import type { StoreInfo } from '@mullion/domain/store-info';
/** Store details and site URL that the mail needs. */
export interface ShipmentMailFacts {
    readonly storeInfo: StoreInfo;
    readonly siteUrl: () => string;
}
/** Tells a buyer, and the customer that staff ordered for, that a shipment of their order is on its way. */
export declare function shipmentMail({ number, buyerEmail, internalBuyerEmail, shipAddress: to }: OrderRow, shipment: ShipmentRow, { storeInfo, siteUrl }: ShipmentMailFacts): NewMail;
