import type { NewMail } from '@mullion/db/mail/mail.repository';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { MailFact, MailItem } from '../mail/letter.ts';
/** Why an order is confirmed: it was placed, or its freight is now known. */
export type ConfirmedNews = 'placed' | 'freight';
export interface OrderForMail {
    readonly order: OrderRow;
    readonly lines: readonly OrderLineRow[];
    readonly to: readonly string[];
    readonly news?: ConfirmedNews;
}
/** Number, date, addresses, shipping and payment of an order. */
export declare function mailFactsOf(order: OrderRow, { timeZone }: StoreInfo): MailFact[];
/** A line as sold. */
export declare function mailItemOf(line: OrderLineRow): MailItem;
/** The mail that confirms an order to its buyer. */
export declare function orderConfirmation(placed: OrderForMail, store: StoreInfo): NewMail;
