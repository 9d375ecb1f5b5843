import type { OrderPaymentState } from '@mullion/domain/checkout/payment-state'
import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
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
  readonly of: 'all' | { readonly userId: number } | { readonly companyId: number }
  readonly text: string | null
  readonly from: Date | null
  readonly before: Date | null
}

/** The states in which an order is shown as placed. */
const placedStates: OrderPaymentState[] = ['terms', 'captured']
/** True of the orders that are shown as placed. */
export const placed = inArray(orders.paymentState, placedStates)

const searched = [orders.number, orders.poNumber, orders.shipAddress1, orders.shipPostalCode]

function ownerIs(of: OrderFilter['of']): SQL | undefined {
  if (of === 'all') return undefined
  return 'userId' in of ? eq(orders.userId, of.userId) : eq(orders.companyId, of.companyId)
}

/** True of the orders of customers whose name or email holds a text. */
function ofCustomer(text: string): SQL | undefined {
  const named = sql`select ${companies.id} from ${companies} where ${containsInAnyCase([companies.name], text)}`
  const internal = sql`select ${internalCompanies.id} from ${internalCompanies} where ${containsInAnyCase([internalCompanies.name], text)}`
  return or(
    containsInAnyCase([orders.buyerEmail], text),
    sql`${orders.companyId} in (${named})`,
    sql`${orders.companyInternalId} in (${internal})`,
  )
}

function matching({ of, text, from, before }: OrderFilter): SQL | undefined {
  return and(
    ownerIs(of),
    placed,
    from ? gte(orders.createdAt, from) : undefined,
    before ? lt(orders.createdAt, before) : undefined,
    text === null
      ? undefined
      : or(containsInAnyCase(searched, text), of === 'all' ? ofCustomer(text) : undefined),
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
