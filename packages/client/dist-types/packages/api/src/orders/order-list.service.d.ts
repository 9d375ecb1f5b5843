import type { Database } from '@mullion/db/database';
import { type ListedOrderRow } from '@mullion/db/orders/order-list.repository';
import type { Member } from '@mullion/domain/accounts/actor';
import { type ListedOrders, type OrderListInput, type OrderPage, type OrderWithShipments } from '@mullion/domain/orders/order-list';
import type { StoreInfo } from '@mullion/domain/store-info';
/** True for the actor's own order, one of their company for its admin, and any for administrators. */
export declare function maySeeOrder(actor: Member, { order }: ListedOrderRow): boolean;
export type OrderListService = ReturnType<typeof createOrderListService>;
export interface OrderListDeps {
    readonly db: Database;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
}
/** Lists and details of placed orders, for those who may see them. */
export declare function createOrderListService({ db, storeInfo }: OrderListDeps): {
    /** Returns a page of a user's or company's orders, newest first unless sorted by a column. */
    list(actor: Member, input: OrderListInput): Promise<OrderPage>;
    /** Returns the page that `list` returns, with each order in full. */
    listInFull(actor: Member, input: OrderListInput): Promise<ListedOrders>;
    /**
     * Returns one order in full; throws `missing` unless it is the actor's own, one of their company for its admin, or
     * the actor is an administrator.
     */
    details(actor: Member, orderId: number): Promise<OrderWithShipments>;
};
