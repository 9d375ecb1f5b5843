import type { Reader, Writer } from '../database.ts';
import { orderLines } from './orders.tables.ts';
type StoredOrderLine = typeof orderLines.$inferSelect;
/** A line item as sold, with its cuts among its configurations. */
export type OrderLineRow = StoredOrderLine & {
    readonly comments: readonly string[];
};
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'lineNo'> & {
    readonly comments: readonly string[];
};
export interface OrderWithLines {
    readonly orderId: number;
    readonly lines: readonly NewOrderLine[];
}
/** Inserts line items of orders with their cuts and comments, numbered from 1 in each order. */
export declare function createOrderLines(tx: Writer, orders: readonly OrderWithLines[]): Promise<void>;
/** Returns an order's line items, in order. */
export declare function listOrderLines(db: Reader, orderId: number): Promise<OrderLineRow[]>;
/** Returns the line items of several orders by order id, in order within each. */
export declare function listLinesByOrder(db: Reader, orderIds: readonly number[]): Promise<Map<number, OrderLineRow[]>>;
export {};
