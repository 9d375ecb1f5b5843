import { type SQL } from 'drizzle-orm';
import type { Reader, Writer } from '../database.ts';
import { type SearchedOrder } from './order-terms.ts';
/**
 * Filters orders by owner, text and time range. The text is searched in number, PO number, street and ZIP
 * code.
 */
export interface OrderFilter {
    readonly of: 'all' | {
        readonly userId: number;
    } | {
        readonly companyId: number;
    };
    readonly text: string | null;
    readonly from: Date | null;
    readonly before: Date | null;
}
/** A text search returns only this many of the newest matches. */
export declare const maxFound = 1000;
/** Condition: the order belongs to the user or company; no condition for all. */
export declare function isOf(of: OrderFilter['of']): SQL | undefined;
/** Condition: the order was placed in the time range. */
export declare const placedWithin: ({ from, before }: Pick<OrderFilter, 'from' | 'before'>) => SQL<unknown> | undefined;
/**
 * Returns the first and last id of some orders; null if there are none. `+ 0` stops PostgreSQL from walking through all
 * ids.
 */
export declare function findIdBounds(db: Reader, where: SQL | undefined): Promise<{
    first: number;
    last: number;
} | null>;
/** Returns the newest orders that match a filter with text and `where`, at most 1,001. */
export declare function searchOrders(db: Reader, filter: OrderFilter & {
    readonly text: string;
}, where: SQL | undefined): Promise<number[]>;
/** Adds orders to the text index; ones already in it stay unchanged. */
export declare function indexOrders(tx: Writer, rows: readonly (SearchedOrder & {
    readonly id: number;
})[]): Promise<void>;
/** Indexes the newest orders placed before the index existed, up to `limit`; returns how many. */
export declare function indexEarlierOrders(tx: Writer, limit: number): Promise<number>;
/** Counts the orders that match a filter without text, up to a limit. */
export declare function countUpTo(db: Reader, where: SQL | undefined, limit: number): Promise<number>;
