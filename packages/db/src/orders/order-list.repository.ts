import type { OrderPaymentState } from '@mullion/domain/checkout/payment-state'
import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import type { Page } from '../page.ts'
import type { Reader } from '../store.ts'
import type { OrderRow } from './order.repository.ts'
import { withAddresses } from './order-address.repository.ts'
import { orderAddresses, orders } from './orders.tables.ts'

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

/** True of the orders whose number, PO number, or street or ZIP code of the ship-to address holds a text. */
function saying(text: string): SQL | undefined {
  const { orderId, kind, address1, postalCode } = orderAddresses
  const shipTo = sql`select 1 from ${orderAddresses} where ${orderId} = ${orders.id} and ${kind} = 'ship_to' and (${containsInAnyCase([address1, postalCode], text)})`
  return or(containsInAnyCase([orders.number, orders.poNumber], text), sql`exists (${shipTo})`)
}

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
    text === null ? undefined : or(saying(text), of === 'all' ? ofCustomer(text) : undefined),
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

/** The same orders with their addresses. */
export async function listedInFull(
  db: Reader,
  rows: Awaited<ReturnType<typeof listedOrders>>,
): Promise<ListedOrderRow[]> {
  const inFull = await withAddresses(
    db,
    rows.map(({ order }) => order),
  )
  return rows.flatMap((row, at) => {
    const order = inFull[at]
    return order ? [{ ...row, order: { ...order, number: order.number ?? '' } }] : []
  })
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
  return listedInFull(db, rows)
}

/** How many placed orders a filter lets through. */
export function countPlacedOrders(db: Reader, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matching(filter))
}

/** The placed order with this id, or null. */
export async function findPlacedOrder(db: Reader, id: number): Promise<ListedOrderRow | null> {
  const [row] = await listedInFull(db, await listedOrders(db).where(and(eq(orders.id, id), placed)))
  return row ?? null
}
