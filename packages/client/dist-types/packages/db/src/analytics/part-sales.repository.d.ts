import type { Reader, Writer } from '../database.ts';
import { type OrderRow } from '../orders/order.repository.ts';
/** A sale not yet in the totals. */
export interface UncountedSale {
    readonly order: OrderRow;
    readonly lines: readonly {
        readonly number: string;
        readonly quantity: number;
        readonly lineTotalCents: number;
    }[];
}
/**
 * Marks up to `limit` placed orders (or just `orderId`) as counted and returns those it marked, so each order is
 * counted once.
 */
export declare function claimUncountedSales(tx: Writer, { orderId, limit }: {
    readonly orderId?: number;
    readonly limit: number;
}): Promise<UncountedSale[]>;
/** How the totals were computed. */
export interface SalesBasis {
    readonly timeZone: string;
    readonly countsSandbox: boolean;
}
/** Returns how the totals were computed; null if they never were. */
export declare function findSalesBasis(db: Reader): Promise<SalesBasis | null>;
/** Stores how the totals are computed from now on. */
export declare function saveSalesBasis(tx: Writer, basis: SalesBasis): Promise<void>;
/** Deletes all totals. */
export declare function removeSales(tx: Writer): Promise<void>;
/** Marks all orders as not counted. */
export declare function markSalesUncounted(tx: Writer): Promise<void>;
/** Counts the orders of a time range that are in the totals but still waiting to be processed. */
export declare function countPendingOrders(db: Reader, { from, before, sandboxToo }: {
    readonly from: Date;
    readonly before: Date;
    readonly sandboxToo: boolean;
}): Promise<number>;
/** Returns the names parts were last sold under, by part number. */
export declare function listNamesAtSale(db: Reader, numbers: readonly string[]): Promise<Map<string, string>>;
/** Returns names of online and internal companies by customer key, such as `company:12`; guests have none. */
export declare function listCustomerNames(db: Reader, keys: readonly string[]): Promise<Map<string, string>>;
