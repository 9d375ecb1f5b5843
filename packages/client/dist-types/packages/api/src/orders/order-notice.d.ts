import type { NewMail } from '@mullion/db/mail/mail.repository';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository';
import { type StaffMailFacts } from '../mail/staff-mail.ts';
export interface OrderNoticeFacts extends StaffMailFacts {
    /** Such as `https://parts.example`, no trailing slash. */
    readonly siteUrl: () => string;
}
/** The company an order is for; null for a guest. */
export type OrderCustomer = {
    readonly name: string;
    readonly customerNumber: string;
} | null;
export interface NoticedOrder {
    readonly order: OrderRow;
    readonly lines: readonly OrderLineRow[];
    readonly customer: OrderCustomer;
}
/** Tells staff that an order was placed. */
export declare function orderNotice({ order, lines, customer }: NoticedOrder, facts: OrderNoticeFacts): NewMail;
