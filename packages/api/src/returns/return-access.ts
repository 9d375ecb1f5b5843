import type { Reader } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import {
  findPlacedOrder,
  findPlacedOrderByNumber,
  type ListedOrderRow,
} from '@mullion/db/orders/order-list.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { trackedDays } from '@mullion/domain/orders/order-tracking'
import type { ReturnOfferInput } from '@mullion/domain/returns/return-input'
import type { ReturnParty } from '@mullion/domain/returns/return-state'
import type { Clock } from '../clock.ts'
import type { OrderLinks } from '../orders/order-links.ts'

export interface ReturnAccessDeps {
  readonly orderLinks: OrderLinks
  readonly clock: Clock
}

const dayMs = 86_400_000

/** An order of someone without an account, which the key of its link opens for as long as its status. */
function isOpenedBy(
  { orderLinks, clock }: ReturnAccessDeps,
  { number, userId, createdAt }: OrderRow,
  key: string | undefined,
): boolean {
  if (userId !== null || key === undefined || orderLinks.numberOf(key) !== number) return false
  return createdAt.getTime() >= clock().getTime() - trackedDays * dayMs
}

/** Returns who an actor is to the returns of an order; null if it is not for them to see. */
export function returnPartyOf(
  deps: ReturnAccessDeps,
  actor: Actor,
  { order, key }: { readonly order: OrderRow; readonly key: string | undefined },
): ReturnParty | null {
  if (may(actor, 'handleReturns')) return 'staff'
  if (isOpenedBy(deps, order, key)) return 'buyer'
  if (actor.userId === null) return null
  if (order.userId === actor.userId) return 'buyer'
  return may(actor, 'viewCompanyOrders') && order.companyId === actor.companyId ? 'buyer' : null
}

/** An order whose parts an actor may return, and who they are to it. */
export interface OrderToReturn extends ListedOrderRow {
  readonly party: ReturnParty
}

/** Returns the order that is named by id or by the key of its link; null if it is not for the actor to see. */
export async function findOrderToReturn(
  deps: ReturnAccessDeps,
  read: Reader,
  { actor, orderId, orderKey }: ReturnOfferInput & { readonly actor: Actor },
): Promise<OrderToReturn | null> {
  const number = orderKey === undefined ? null : deps.orderLinks.numberOf(orderKey)
  const named = number === null ? null : await findPlacedOrderByNumber(read, number)
  const row = orderId === undefined ? named : await findPlacedOrder(read, orderId)
  const party = row && returnPartyOf(deps, actor, { order: row.order, key: orderKey })
  return row && party ? { ...row, party } : null
}

/** The address of a return's page: with the key of its order for someone without an account. */
export function returnUrlOf(
  { orderLinks, siteUrl }: { readonly orderLinks: OrderLinks; readonly siteUrl: () => string },
  {
    id,
    userId,
    orderNumber,
  }: { readonly id: number; readonly userId: number | null; readonly orderNumber: string },
): string {
  const key = userId === null ? `&orderKey=${encodeURIComponent(orderLinks.keyOf(orderNumber))}` : ''
  return `${siteUrl()}/?panel=return&id=${id}${key}`
}
