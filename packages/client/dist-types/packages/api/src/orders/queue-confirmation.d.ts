import type { Reader, Writer } from '@mullion/db/database';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository';
import type { StoreInfo } from '@mullion/domain/store-info';
import { type ConfirmedNews } from './order-confirmation.ts';
interface Confirming {
    readonly lines: readonly OrderLineRow[];
    readonly storeInfo: StoreInfo;
    readonly at: Date;
    readonly news: ConfirmedNews;
    /** Makes the event key unique when a mail is sent again. */
    readonly again?: string;
}
/**
 * Returns who gets the confirmation of an order: its buyer, the customer staff ordered for and, for an order on terms,
 * accounting.
 */
export declare function confirmationRecipients(db: Reader, order: OrderRow): Promise<string[]>;
/** Queues the mail that confirms an order. */
export declare function queueConfirmation(tx: Writer, order: OrderRow, { lines, storeInfo, at, news, again }: Confirming): Promise<void>;
export {};
