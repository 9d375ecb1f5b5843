import { type FilterMasks } from '@mullion/domain/search/facets';
import { type SQL } from 'drizzle-orm';
/** Price band limits in list prices, converted from limits in the actor's own price. */
export type ListPriceLimits = readonly number[];
export interface PartFilter {
    readonly masks: FilterMasks;
    readonly limits: ListPriceLimits;
}
/** No filters. */
export declare const noFilter: PartFilter;
/** True if the filters match every part. */
export declare function isNoFilter({ masks }: PartFilter): boolean;
/** Returns the placeholder values for the filters. */
export declare function filterPlaceholders({ masks, limits }: PartFilter): Record<string, number>;
/** Returns the placeholder values for the price band limits. */
export declare function limitPlaceholders(limits: ListPriceLimits): Record<string, number>;
/** Price band of a part; the band after the last is for parts without a price. */
export declare const priceBand: SQL<number>;
/** Condition: the part passes the filters. */
export declare const passesFilters: SQL<unknown> | undefined;
