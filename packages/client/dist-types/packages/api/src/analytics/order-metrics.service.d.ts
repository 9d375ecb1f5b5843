import type { Database } from '@mullion/db/database';
import { type RangeInput } from '@mullion/domain/analytics/inputs';
import { type OrderMetrics } from '@mullion/domain/analytics/reports';
import type { StoreInfo } from '@mullion/domain/store-info';
export type OrderMetricsService = ReturnType<typeof createOrderMetricsService>;
/** Order metrics: payment, shipping and processing. */
export declare function createOrderMetricsService({ db, storeInfo, }: {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>;
}): {
    read(input: RangeInput): Promise<OrderMetrics>;
};
