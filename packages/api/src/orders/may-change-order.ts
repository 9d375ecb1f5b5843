import type { ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'

/** True for the actor's own order, one of their company for its admin, and any for administrators. */
export function mayChangeOrder(actor: Member, { order }: ListedOrderRow): boolean {
  if (order.userId === actor.userId || may(actor, 'administer')) return true
  return may(actor, 'viewCompanyOrders') && order.companyId === actor.companyId
}
