import { houseCompanyId } from '@mullion/domain/accounts/actor'
import type { DrillDownInput, Figure } from '@mullion/domain/analytics/drill-down'
import type { DayRange } from '@mullion/domain/analytics/range'
import type { SalesFilter } from '@mullion/domain/analytics/reports'
import type { TotalsDimension } from '@mullion/domain/analytics/sale'
import { and, between, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { findIdBounds } from '../orders/order-search.repository.ts'
import { orderAddresses, orderLines, orders } from '../orders/orders.tables.ts'
import { salesHours, salesTotals } from './analytics.tables.ts'
import type { Times } from './operations.repository.ts'

export interface TotalsKey {
  readonly dimension: TotalsDimension
  /** Null matches any key. */
  readonly key: string | null
  readonly detail: string | null
}

export interface SalesDay {
  readonly day: string
  readonly orders: number
}

export interface SalesScope extends SalesFilter {
  readonly range: DayRange
  readonly hour: number | null
  readonly limit: number
}

/** Returns the newest days of a range with sales matching the filters, optionally in one hour only. */
export function listSalesDays(
  db: Reader,
  { range, hour, orderType, method, limit }: SalesScope,
): Promise<SalesDay[]> {
  const { day } = salesHours
  return db
    .select({ day, orders: sql<number>`sum(${salesHours.orders})`.mapWith(Number) })
    .from(salesHours)
    .where(
      and(
        between(day, range.from, range.to),
        hour === null ? undefined : eq(salesHours.hour, hour),
        orderType === null ? undefined : eq(salesHours.orderType, orderType),
        method === null ? undefined : eq(salesHours.method, method),
      ),
    )
    .groupBy(day)
    .orderBy(desc(day))
    .limit(limit)
}

/** Literals, not parameters: SQLite only uses a partial index if the statement itself contains its condition. */
const dayTotalsOf = (dimension: TotalsDimension) =>
  sql`${salesTotals.grain} = 'day' and ${salesTotals.dimension} = ${sql.raw(`'${dimension}'`)}`

/** Returns the newest days of a range with a total for a part, customer, city or service. */
export function listDaysOfTotal(
  db: Reader,
  { range, of, limit }: { readonly range: DayRange; readonly of: TotalsKey; readonly limit: number },
): Promise<SalesDay[]> {
  const { period } = salesTotals
  return db
    .select({ day: period, orders: sql<number>`sum(${salesTotals.orders})`.mapWith(Number) })
    .from(salesTotals)
    .where(
      and(
        dayTotalsOf(of.dimension),
        between(period, range.from, range.to),
        of.key === null ? undefined : eq(salesTotals.key, of.key),
        of.detail === null ? undefined : eq(salesTotals.detail, of.detail),
      ),
    )
    .groupBy(period)
    .orderBy(desc(period))
    .limit(limit)
}

const inAny = (stretches: readonly Times[]) =>
  or(...stretches.map(({ from, before }) => and(gte(orders.createdAt, from), lt(orders.createdAt, before))))

/**
 * Ids of orders in the time ranges that contain a part. Ids grow with time, so the id range includes few
 * other orders.
 */
async function listOrdersWithPart(db: Reader, number: string, stretches: readonly Times[]) {
  const bounds = await findIdBounds(db, inAny(stretches))
  if (!bounds) return []
  const rows = await db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.number, number), between(orderLines.orderId, bounds.first, bounds.last)))
  return rows.map(({ id }) => id)
}

function isOfCustomer(key: string): SQL | undefined {
  const id = Number(key.slice(key.indexOf(':') + 1))
  if (key.startsWith('guest:')) {
    const email = key.slice('guest:'.length)
    return and(
      isNull(orders.companyInternalId),
      isNull(orders.userId),
      sql`lower(${orders.buyerEmail}) = ${email}`,
    )
  }
  if (!Number.isSafeInteger(id)) return undefined
  if (key.startsWith('internal:')) return eq(orders.companyInternalId, id)
  // Orders by staff without a company count for the house company.
  const online =
    id === houseCompanyId ? or(eq(orders.companyId, id), isNull(orders.companyId)) : eq(orders.companyId, id)
  return and(isNull(orders.companyInternalId), online)
}

function isShippedTo(inState: string): SQL {
  const { orderId, kind, state } = orderAddresses
  return sql`exists (select 1 from ${orderAddresses} where ${orderId} = ${orders.id} and ${kind} = 'ship_to' and ${state} = ${inState})`
}

/** Prefilter: excludes orders that cannot be behind a figure; the domain rule makes the final decision. */
function mayMatchFigure(figure: Figure): SQL | undefined {
  switch (figure.of) {
    case 'part':
      return undefined
    case 'customer':
      return isOfCustomer(figure.key)
    case 'service':
      return and(eq(orders.carrier, figure.key), eq(orders.serviceType, figure.detail))
    case 'state':
    case 'city':
      return isShippedTo(figure.detail)
  }
}

function matchesFilter({ orderType, method }: SalesFilter): SQL | undefined {
  const byCard = sql`coalesce(${orders.cardType}, '') <> ''`
  const onTerms = sql`${orders.paymentState} = 'terms'`
  return and(
    orderType === 'internal' ? isNotNull(orders.companyInternalId) : undefined,
    orderType === 'non-internal' ? isNull(orders.companyInternalId) : undefined,
    method === 'credit_card' ? byCard : undefined,
    method === 'terms' ? sql`not (${byCard}) and ${onTerms}` : undefined,
    method === 'cash' ? sql`not (${byCard}) and not (${onTerms})` : undefined,
  )
}

export interface DrillDownQuery extends SalesFilter {
  readonly stretches: readonly Times[]
  readonly figure: Figure | null
  /** The last order of the previous page; null for the first page. */
  readonly after: NonNullable<DrillDownInput['after']> | null
  readonly sandboxToo: boolean
}

/** Returns the ids of counted orders that may be behind a figure, newest first. */
export async function listOrderIdsOfFigure(db: Reader, query: DrillDownQuery): Promise<number[]> {
  const { stretches, figure, after, sandboxToo } = query
  const { id, createdAt } = orders
  const withPart = figure?.of === 'part' ? await listOrdersWithPart(db, figure.key, stretches) : null
  if (withPart?.length === 0) return []
  const last = after && new Date(after.createdAt)
  const rows = await db
    .select({ id })
    .from(orders)
    .where(
      and(
        inAny(stretches),
        eq(orders.salesCounted, true),
        sandboxToo ? undefined : sql`not ${orders.sandbox}`,
        withPart ? inArray(id, withPart) : undefined,
        figure ? mayMatchFigure(figure) : undefined,
        matchesFilter(query),
        last && after ? or(lt(createdAt, last), and(eq(createdAt, last), lt(id, after.id))) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => row.id)
}
