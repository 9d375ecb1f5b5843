import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'

export interface SoldBetween {
  readonly from: Date
  readonly before: Date
  readonly sandboxToo: boolean
}

/** What was sold of a line and not credited, at its list price, rounded half up to the cent as `timesQuantity` does. */
const listTotal = sql`(${orderLines.listPriceCents} * cast(round((${orderLines.quantity} - ${orderLines.creditedQuantity}) * 1000) as bigint) + 500) / 1000`
const soldFor = sql`${orderLines.lineTotalCents} - ${orderLines.creditedCents}`
const isRecorded = sql`${orderLines.listPriceCents} is not null`
const sums = {
  listCents: sql<number>`coalesce(sum(${listTotal}), 0)`.mapWith(Number),
  soldCents: sql<number>`coalesce(sum(case when ${isRecorded} then ${soldFor} end), 0)`.mapWith(Number),
}
const difference = sql`sum(${listTotal}) - sum(${soldFor})`

/** As `customerKey`, with all guests as one. */
const customer = sql<string>`case when ${orders.companyInternalId} is not null then 'internal:' || ${orders.companyInternalId} when ${orders.userId} is not null then 'company:' || coalesce(${orders.companyId}, ${sql.raw(String(houseCompanyId))}) else 'guest' end`

const soldIn = ({ from, before, sandboxToo }: SoldBetween) =>
  and(
    eq(orders.salesCounted, true),
    sandboxToo ? undefined : sql`not ${orders.sandbox}`,
    gte(orders.createdAt, from),
    lt(orders.createdAt, before),
  )

/** Returns what goods were sold for and what they are at list price, and for how much there is no list price. */
export async function totalAgainstList(db: Reader, range: SoldBetween) {
  const unrecorded = sql<number>`coalesce(sum(case when not (${isRecorded}) then ${soldFor} end), 0)`
  const [row] = await db
    .select({ ...sums, unrecordedCents: unrecorded.mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(soldIn(range))
  return row ?? { listCents: 0, soldCents: 0, unrecordedCents: 0 }
}

/** Returns the customers whose goods were sold the most below list price. */
export function listAgainstList(db: Reader, range: SoldBetween, limit: number) {
  return db
    .select({ key: customer, ...sums })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(soldIn(range), isRecorded))
    .groupBy(customer)
    .orderBy(desc(difference), customer)
    .limit(limit)
}
