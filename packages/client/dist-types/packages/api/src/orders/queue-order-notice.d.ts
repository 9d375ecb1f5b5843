import type { Writer } from '@mullion/db/database';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import { type NoticedOrder, type OrderNoticeFacts } from './order-notice.ts';
/** Queues the mail that tells staff of a new order, in the transaction that places it. */
export declare function queueOrderNotice(tx: Writer, order: OrderRow, { lines, at, ...facts }: OrderNoticeFacts & Pick<NoticedOrder, 'lines'> & {
    readonly at: Date;
}): Promise<void>;
