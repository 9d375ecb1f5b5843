import type { Database } from '@mullion/db/database';
import { type TopInput } from '@mullion/domain/analytics/inputs';
import { type TopCustomer, type TopProduct } from '@mullion/domain/analytics/reports';
import type { StoreInfo } from '@mullion/domain/store-info';
export type TopSalesService = ReturnType<typeof createTopSalesService>;
/** Best-selling parts and top customers. */
export declare function createTopSalesService({ db, storeInfo, }: {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
}): {
    /** Returns the parts with the most revenue, under the name they were last sold by. */
    products(input: TopInput): Promise<TopProduct[]>;
    /** Returns the customers with the most revenue; a guest is identified by email address. */
    customers(input: TopInput): Promise<TopCustomer[]>;
};
