import type { Database } from '@mullion/db/database';
import { type FilterInput } from '@mullion/domain/analytics/inputs';
import { type SalesByPeriod, type SalesFilter, type SalesOverview, type TrendPoint } from '@mullion/domain/analytics/reports';
import type { StoreInfo } from '@mullion/domain/store-info';
export type SalesService = ReturnType<typeof createSalesService>;
/** Turns the page's choices into a filter for the totals. */
export declare function filterOf({ orderType, paymentType }: FilterInput): SalesFilter;
/** Sales figures by store day, read from the running totals. */
export declare function createSalesService({ db, storeInfo, }: {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
}): {
    /** Returns revenue, orders and averages, with their change from the preceding range of equal length. */
    overview(input: FilterInput): Promise<SalesOverview>;
    /** Returns every period of the range, including those without orders. */
    trends(input: FilterInput): Promise<TrendPoint[]>;
    /** Returns all 24 hours and all seven days of the week. */
    byPeriod(input: FilterInput): Promise<SalesByPeriod>;
};
