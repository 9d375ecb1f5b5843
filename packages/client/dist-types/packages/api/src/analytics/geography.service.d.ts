import type { Database } from '@mullion/db/database';
import { type RangeInput } from '@mullion/domain/analytics/inputs';
import { type SalesByLocation, type ShippingAnalysis, type StatePerformance } from '@mullion/domain/analytics/reports';
import type { StoreInfo } from '@mullion/domain/store-info';
export type GeographyService = ReturnType<typeof createGeographyService>;
/** Where orders shipped to, and what shipping cost. */
export declare function createGeographyService({ db, storeInfo, }: {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
}): {
    /** Returns the sales of each state, and the cities with the most revenue. */
    salesByLocation(input: RangeInput): Promise<SalesByLocation>;
    /** Returns shipping costs by state. */
    shippingAnalysis(input: RangeInput): Promise<ShippingAnalysis>;
    /** Returns census regions, and each state with its change from the preceding range of equal length. */
    statePerformance(input: RangeInput): Promise<StatePerformance>;
};
