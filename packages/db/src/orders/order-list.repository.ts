import type { OrderPaymentState } from '@mullion/domain/checkout/payment-state'
import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import type { Page } from '../page.ts'
import type { Reader } from '../store.ts'
import type { OrderLineRow, OrderRow } from './order.repository.ts'
import { orderLines, orders } from './orders.tables.ts'

/** An order with the names of who placed it; null for guests. */
export interface ListedOrderRow {
  readonly order: OrderRow
  readonly person: { readonly firstname: string; readonly lastname: string } | null
  readonly companyName: string | null
  /** The customer that staff ordered for, also once it is deleted. */
  readonly internalCompanyName: string | null
}

/** Whose orders, and which of them. A text is looked for in number, PO number, street and ZIP code. */
export interface OrderFilter {
  readonly of: { readonly userId: number } | { readonly companyId: number }
  readonly text: string | null
  readonly from: Date | null
  readonly before: Date | null
}

/** The states in which an order is shown as placed. */
const placedStates: OrderPaymentState[] = ['terms', 'captured']
/** True of the orders that are shown as placed. */
export const placed = inArray(orders.paymentState, placedStates)

const searched = [orders.number, orders.poNumber, orders.shipAddress1, orders.shipPostalCode]

function matching({ of, text, from, before }: OrderFilter): SQL | undefined {
  return and(
    'userId' in of ? eq(orders.userId, of.userId) : eq(orders.companyId, of.companyId),
    placed,
    from ? gte(orders.createdAt, from) : undefined,
    before ? lt(orders.createdAt, before) : undefined,
    text === null ? undefined : containsInAnyCase(searched, text),
  )
}

/** Orders with the names of who placed them and for whom, to be narrowed. */
export function listedOrders(db: Reader) {
  return db
    .select({
      order: getTableColumns(orders),
      person: { firstname: users.firstname, lastname: users.lastname },
      companyName: companies.name,
      internalCompanyName: internalCompanies.name,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
}

/** A stored order has its number by the time others see it. */
export function numbered(row: Awaited<ReturnType<typeof listedOrders>>[number]): ListedOrderRow {
  return { ...row, order: { ...row.order, number: row.order.number ?? '' } }
}

/** A page of the placed orders that a filter lets through, the newest first. */
export async function listPlacedOrders(
  db: Reader,
  filter: OrderFilter,
  page: Page,
): Promise<ListedOrderRow[]> {
  const rows = await listedOrders(db)
    .where(matching(filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(numbered)
}

/** How many placed orders a filter lets through. */
export function countPlacedOrders(db: Reader, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matching(filter))
}

/** The placed order with this id, or null. */
export async function findPlacedOrder(db: Reader, id: number): Promise<ListedOrderRow | null> {
  const [row] = await listedOrders(db).where(and(eq(orders.id, id), placed))
  return row ? numbered(row) : null
}

/** The lines of several orders, those of each in order. */
export function listLinesOfOrders(db: Reader, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo))
}
