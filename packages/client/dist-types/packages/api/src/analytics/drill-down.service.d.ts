import type { Database } from '@mullion/db/database';
import { type DrillDownInput, type DrillDownPage } from '@mullion/domain/analytics/drill-down';
import type { OrderSummary } from '@mullion/domain/orders/order-list';
import type { StoreInfo } from '@mullion/domain/store-info';
export type DrillDownService = ReturnType<typeof createDrillDownService>;
/** Lists the orders behind a figure. The totals say which days have any, so only those days are read. */
export declare function createDrillDownService({ db, storeInfo, }: {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>;
}): {
    /** Returns one page of the orders, newest first. */
    list(input: DrillDownInput): Promise<DrillDownPage>;
    /** Yields all of the orders, newest first, reading them in batches. */
    each(input: DrillDownInput): AsyncGenerator<OrderSummary>;
};
