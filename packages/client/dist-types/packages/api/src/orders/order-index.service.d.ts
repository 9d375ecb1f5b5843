import type { Database } from '@mullion/db/database';
export type OrderIndexService = ReturnType<typeof createOrderIndexService>;
/** Adds orders that predate the text index to it; new orders are indexed when they are stored. */
export declare function createOrderIndexService({ db, ordersPerTransaction, }: {
    readonly db: Database;
    /** Orders indexed per transaction: few enough that a buyer ordering meanwhile hardly waits. */
    readonly ordersPerTransaction?: number;
}): {
    /** Indexes the missing orders, newest first, in batches. */
    indexEarlier(): Promise<void>;
};
