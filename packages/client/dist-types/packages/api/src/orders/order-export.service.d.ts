import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { ListPage } from '@mullion/domain/list-input';
import { type OrderExport, type OrderExportsInput, type PendingOrder, type PendingOrdersInput } from '@mullion/domain/orders/order-export';
import type { ListedOrder } from '@mullion/domain/orders/order-list';
import type { Clock } from '../clock.ts';
import { type StaffMailFacts } from '../mail/staff-mail.ts';
export interface OrderExportDeps extends StaffMailFacts {
    readonly db: Database;
    readonly clock: Clock;
    /** Customer number that guest orders are booked under. */
    readonly guestCustomerNumber: string;
}
export type OrderExportService = ReturnType<typeof createOrderExportService>;
/** Pending orders, and the files that carry them to accounting. */
export declare function createOrderExportService(deps: OrderExportDeps): {
    /**
     * Returns a page of the orders not yet sent to accounting, oldest first; sandbox orders of a real store are never
     * sent.
     */
    pending(input: PendingOrdersInput): Promise<ListPage<PendingOrder>>;
    /**
     * Returns the oldest of these orders in full, those with freight to be confirmed too, and the number of them all;
     * without the sandbox orders of a real store.
     */
    pendingInFull(): Promise<{
        readonly orders: readonly ListedOrder[];
        readonly total: number;
    }>;
    /**
     * Writes all pending orders into one file, queues the mail that carries it and marks the orders as processed, all
     * or nothing; of two concurrent calls, only one gets each order. Throws `missing` when nothing is pending.
     */
    generate(actor: Member): Promise<OrderExport>;
    /** Returns a page of the files, newest first. */
    files(input: OrderExportsInput): Promise<ListPage<OrderExport>>;
    /** Returns a file's text; throws `missing` when there is none with this id. */
    file(id: number): Promise<{
        readonly name: string;
        readonly content: string;
    }>;
};
