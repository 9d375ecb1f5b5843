import type { DayRange } from '@mullion/domain/analytics/range'
import type { TotalsDimension } from '@mullion/domain/analytics/sale'
import { and, between, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type ListedOrderRow, listedInFull, listedOrders } from '../orders/order-list.repository.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import type { Reader } from '../store.ts'
import { salesHours, salesTotals } from './analytics.tables.ts'

export interface TotalsKey {
  readonly dimension: TotalsDimension
  /** Null for any. */
  readonly key: string | null
  readonly detail: string | null
}

/** The newest days of a range on which anything was sold, or in one hour of which anything was. */
export async function listDaysSold(
  db: Reader,
  { range, hour, limit }: { readonly range: DayRange; readonly hour: number | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: salesHours.day })
    .from(salesHours)
    .where(
      and(
        between(salesHours.day, range.from, range.to),
        hour === null ? undefined : eq(salesHours.hour, hour),
      ),
    )
    .orderBy(desc(salesHours.day))
    .limit(limit)
  return rows.map(({ day }) => day)
}

/** The newest days of a range that have a total of a part, customer, city or service. */
export async function listDaysOfTotal(
  db: Reader,
  { range, of, limit }: { readonly range: DayRange; readonly of: TotalsKey; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: salesTotals.period })
    .from(salesTotals)
    .where(
      and(
        eq(salesTotals.dimension, of.dimension),
        eq(salesTotals.grain, 'day'),
        between(salesTotals.period, range.from, range.to),
        of.key === null ? undefined : eq(salesTotals.key, of.key),
        of.detail === null ? undefined : eq(salesTotals.detail, of.detail),
      ),
    )
    .orderBy(desc(salesTotals.period))
    .limit(limit)
  return rows.map(({ day }) => day)
}

/** The counted orders of a stretch of time, the newest first; those with a part, when its number is given. */
export async function listCountedOrders(
  db: Reader,
  times: { readonly from: Date; readonly before: Date },
  { partNumber, sandboxToo }: { readonly partNumber: string | null; readonly sandboxToo: boolean },
): Promise<ListedOrderRow[]> {
  const withPart = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.number, partNumber ?? '')))
  const rows = await listedOrders(db)
    .where(
      and(
        gte(orders.createdAt, times.from),
        lt(orders.createdAt, times.before),
        eq(orders.salesCounted, true),
        sandboxToo ? undefined : sql`not ${orders.sandbox}`,
        partNumber === null ? undefined : inArray(orders.id, withPart),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return listedInFull(db, rows)
}
