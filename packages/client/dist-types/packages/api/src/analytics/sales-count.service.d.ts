import type { Database, Writer } from '@mullion/db/database';
import type { StoreInfo } from '@mullion/domain/store-info';
export type SalesCountService = ReturnType<typeof createSalesCountService>;
/**
 * Maintains the totals that analytics read. An order is counted once, in its own transaction; `countMissing` picks up
 * orders stored some other way, such as those from before the store had totals.
 */
export declare function createSalesCountService({ db, storeInfo, ordersPerTransaction, }: {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>;
    /** Orders counted per transaction: few enough that a buyer ordering meanwhile hardly waits. */
    readonly ordersPerTransaction?: number;
}): {
    /** Counts a newly placed order, in the transaction that places it. */
    countOrder: (tx: Writer, orderId: number) => Promise<void>;
    /** Counts all placed orders not counted yet, in batches. */
    countMissing(): Promise<void>;
};
