import type { OrderLineRow } from '@mullion/db/orders/order-line.repository';
import type { ListedOrderRow } from '@mullion/db/orders/order-list.repository';
import type { ListedOrder, OrderLine, OrderSummary } from '@mullion/domain/orders/order-list';
/** The buyer's name; for a guest, the name or email address they gave. */
export declare function buyerOf({ order, person }: ListedOrderRow): string;
/** One row of an order list. */
export declare function viewSummary(row: ListedOrderRow): OrderSummary;
/** A line item as sold. */
export declare function viewLine(row: OrderLineRow): OrderLine;
/** An order in full, with the buyer's name. */
export declare function viewOrder(row: ListedOrderRow, lines: readonly OrderLineRow[]): ListedOrder;
