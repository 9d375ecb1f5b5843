import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { ReorderLine } from '@mullion/domain/orders/order-list';
import type { OrderListService } from './order-list.service.ts';
export interface ReorderDeps {
    readonly db: Database;
    readonly orders: OrderListService;
}
export type ReorderService = ReturnType<typeof createReorderService>;
/** Reorders earlier orders. */
export declare function createReorderService({ db, orders }: ReorderDeps): {
    /** Returns what each line of an order would become at the actor's prices today; changes nothing. */
    lines(actor: Member, orderId: number): Promise<ReorderLine[]>;
};
