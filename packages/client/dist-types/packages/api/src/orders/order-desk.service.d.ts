import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { AddNoteInput, AddShipmentInput, OrderDesk, Shipment } from '@mullion/domain/orders/order-desk';
import type { Clock } from '../clock.ts';
import { type ShipmentMailFacts } from './shipment-mail.ts';
export interface OrderDeskDeps extends ShipmentMailFacts {
    readonly db: Database;
    readonly clock: Clock;
}
/** Administrator actions on placed orders. */
export declare function createOrderDeskService({ db, clock, ...facts }: OrderDeskDeps): {
    /** Returns what staff see of an order besides its details. */
    desk(orderId: number): Promise<OrderDesk>;
    /** Adds a note for other staff. */
    addNote(actor: Member, { orderId, text }: AddNoteInput): Promise<void>;
    /**
     * Stores a shipment and mails its tracking number to the buyer and the customer staff ordered for. Throws
     * `conflict` when the tracking number is already on file.
     */
    addShipment(actor: Member, { orderId, ...shipment }: AddShipmentInput): Promise<Shipment>;
    /** Sends the confirmation again to everyone who got it. */
    resendConfirmation(actor: Member, orderId: number): Promise<{
        readonly email: string;
    }>;
};
