import type { Database } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import { reorderLine } from '@mullion/domain/orders/reorder'
import { partsForSaleById } from '../catalog/parts-for-sale.ts'
import type { OrderListService } from './order-list.service.ts'

export interface ReorderDeps {
  readonly db: Database
  readonly orders: OrderListService
}

export type ReorderService = ReturnType<typeof createReorderService>

export function createReorderService({ db, orders }: ReorderDeps) {
  return {
    /** Returns what each line of an order would become at the actor's prices today; changes nothing. */
    async lines(actor: Member, orderId: number): Promise<ReorderLine[]> {
      const { lines } = await orders.details(actor, orderId)
      const parts = await partsForSaleById(db.read, { actor, ids: lines.map(({ partId }) => partId) })
      return lines.map((line) => reorderLine(line, parts.get(line.partId)))
    },
  }
}
