import { type OrderListInput } from './order-list.ts';
/** Order list filters; null means no filter. */
export interface OrderSearch {
    readonly text: string | null;
    /** Start of the start date. */
    readonly from: Date | null;
    /** End of the end date (exclusive). */
    readonly before: Date | null;
}
type SearchInput = Pick<OrderListInput, 'search' | 'startDate' | 'endDate'>;
/**
 * Converts list input to filters. Text applies from three characters, or with both dates set; dates are store days in
 * the given time zone. Throws `invalid` if the start is after the end.
 */
export declare function orderSearchOf({ search, startDate, endDate }: SearchInput, timeZone: string): OrderSearch;
export {};
