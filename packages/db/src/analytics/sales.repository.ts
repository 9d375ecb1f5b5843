import type { PeriodFigures } from '@mullion/domain/analytics/fold'
import { type DayRange, totalsSpans } from '@mullion/domain/analytics/range'
import type { SalesFilter } from '@mullion/domain/analytics/reports'
import type { HourFigures, TotalsDimension } from '@mullion/domain/analytics/sale'
import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Reader, Writer } from '../database.ts'
import { upsertOf } from '../prepared-writes.ts'
import { salesHours, salesTotals } from './analytics.tables.ts'
import { bounded, inKeyOrder, plus, portions } from './upserts.ts'

const addHours = upsertOf(salesHours, {
  target: [salesHours.day, salesHours.hour, salesHours.orderType, salesHours.method, salesHours.guest],
  set: {
    orders: plus(salesHours.orders),
    revenueCents: plus(salesHours.revenueCents),
    shippingCents: plus(salesHours.shippingCents),
    taxCents: plus(salesHours.taxCents),
  },
})

const addPeriods = upsertOf(salesTotals, {
  target: [salesTotals.dimension, salesTotals.grain, salesTotals.period, salesTotals.key, salesTotals.detail],
  set: {
    orders: plus(salesTotals.orders),
    quantity: plus(salesTotals.quantity),
    revenueCents: plus(salesTotals.revenueCents),
    shippingCents: plus(salesTotals.shippingCents),
    leastShippingCents: bounded(salesTotals.leastShippingCents, '<'),
    mostShippingCents: bounded(salesTotals.mostShippingCents, '>'),
  },
})

/** Adds figures to the stored hourly totals; the rows must have distinct slots. */
export async function addHourFigures(tx: Writer, figures: readonly HourFigures[]): Promise<void> {
  const rows = inKeyOrder(figures, (row) =>
    [row.day, row.hour, row.orderType, row.method, row.guest].join('\n'),
  )
  for (const portion of portions(rows)) await addHours(tx, portion)
}

/** Adds figures to the stored period totals; the rows must have distinct keys and periods. */
export async function addTotals(tx: Writer, figures: readonly PeriodFigures[]): Promise<void> {
  const rows = inKeyOrder(figures, (row) =>
    [row.dimension, row.grain, row.period, row.key, row.detail].join('\n'),
  )
  for (const portion of portions(rows)) await addPeriods(tx, portion)
}

/** Takes figures from the stored hourly totals, of which they are a part. */
export async function takeHourFigures(tx: Writer, figures: readonly HourFigures[]): Promise<void> {
  for (const { day, hour, orderType, method, guest, ...taken } of figures) {
    await tx
      .update(salesHours)
      .set({
        revenueCents: sql`${salesHours.revenueCents} - ${taken.revenueCents}`,
        shippingCents: sql`${salesHours.shippingCents} - ${taken.shippingCents}`,
        taxCents: sql`${salesHours.taxCents} - ${taken.taxCents}`,
      })
      .where(
        and(
          ...[eq(salesHours.day, day), eq(salesHours.hour, hour), eq(salesHours.orderType, orderType)],
          ...[eq(salesHours.method, method), eq(salesHours.guest, guest)],
        ),
      )
  }
}

/** Takes figures from the stored period totals, of which they are a part. */
export async function takeTotals(tx: Writer, figures: readonly PeriodFigures[]): Promise<void> {
  const rows = inKeyOrder(figures, (row) =>
    [row.dimension, row.grain, row.period, row.key, row.detail].join('\n'),
  )
  for (const { dimension, grain, period, key, detail, ...taken } of rows) {
    await tx
      .update(salesTotals)
      .set({
        quantity: sql`round((${salesTotals.quantity} - ${taken.quantity}) * 1000) / 1000`,
        revenueCents: sql`${salesTotals.revenueCents} - ${taken.revenueCents}`,
        shippingCents: sql`${salesTotals.shippingCents} - ${taken.shippingCents}`,
      })
      .where(
        and(
          ...[eq(salesTotals.dimension, dimension), eq(salesTotals.grain, grain)],
          ...[eq(salesTotals.period, period), eq(salesTotals.key, key), eq(salesTotals.detail, detail)],
        ),
      )
  }
}

/** Takes an order out of the stored period totals, which lose the rows that only it was in. */
export async function removeFromTotals(tx: Writer, figures: readonly PeriodFigures[]): Promise<void> {
  await takeTotals(tx, figures)
  for (const { dimension, grain, period, key, detail, orders } of figures) {
    const row = and(
      ...[eq(salesTotals.dimension, dimension), eq(salesTotals.grain, grain)],
      ...[eq(salesTotals.period, period), eq(salesTotals.key, key), eq(salesTotals.detail, detail)],
    )
    await tx.delete(salesTotals).where(and(row, sql`${salesTotals.orders} <= ${orders}`))
    await tx
      .update(salesTotals)
      .set({ orders: sql`${salesTotals.orders} - ${orders}` })
      .where(row)
  }
}

const sumOf = (column: { readonly name: string }) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

function inHours({ from, to }: DayRange, { orderType, method }: SalesFilter): SQL | undefined {
  return and(
    between(salesHours.day, from, to),
    orderType ? eq(salesHours.orderType, orderType) : undefined,
    method ? eq(salesHours.method, method) : undefined,
  )
}

/** Sums of the orders in a range, with guests also shown separately. */
export interface SalesTotals {
  readonly orders: number
  readonly revenueCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly guestRevenueCents: number
}

const guestRevenue = sql<number>`coalesce(sum(case when ${salesHours.guest} then ${salesHours.revenueCents} else 0 end), 0)`

export async function totalSales(db: Reader, range: DayRange, filter: SalesFilter): Promise<SalesTotals> {
  const [columns] = await db
    .select({
      orders: sumOf(salesHours.orders),
      revenueCents: sumOf(salesHours.revenueCents),
      shippingCents: sumOf(salesHours.shippingCents),
      taxCents: sumOf(salesHours.taxCents),
      guestRevenueCents: guestRevenue.mapWith(Number),
    })
    .from(salesHours)
    .where(inHours(range, filter))
  return columns ?? { orders: 0, revenueCents: 0, shippingCents: 0, taxCents: 0, guestRevenueCents: 0 }
}

/** Returns the sums per hour and day of a range; hours without orders are omitted. */
export function listSalesByHour(db: Reader, range: DayRange, filter: SalesFilter) {
  return db
    .select({
      day: salesHours.day,
      hour: salesHours.hour,
      orders: sumOf(salesHours.orders),
      revenueCents: sumOf(salesHours.revenueCents),
      guestRevenueCents: guestRevenue.mapWith(Number),
    })
    .from(salesHours)
    .where(inHours(range, filter))
    .groupBy(salesHours.day, salesHours.hour)
}

export function listSalesByHourOfDay(db: Reader, range: DayRange, filter: SalesFilter) {
  return db
    .select({
      hour: salesHours.hour,
      orders: sumOf(salesHours.orders),
      revenueCents: sumOf(salesHours.revenueCents),
    })
    .from(salesHours)
    .where(inHours(range, filter))
    .groupBy(salesHours.hour)
}

/** Returns the sums per day of a range; days without orders are omitted. */
export function listSalesByDay(db: Reader, range: DayRange, filter: SalesFilter) {
  return db
    .select({
      day: salesHours.day,
      orders: sumOf(salesHours.orders),
      revenueCents: sumOf(salesHours.revenueCents),
      guestRevenueCents: guestRevenue.mapWith(Number),
    })
    .from(salesHours)
    .where(inHours(range, filter))
    .groupBy(salesHours.day)
}

export function listSalesByMethod(db: Reader, range: DayRange) {
  return db
    .select({
      method: salesHours.method,
      orders: sumOf(salesHours.orders),
      revenueCents: sumOf(salesHours.revenueCents),
    })
    .from(salesHours)
    .where(inHours(range, { orderType: null, method: null }))
    .groupBy(salesHours.method)
}

/** The stored totals of a dimension in a range, using as few rows as possible (some of them whole years). */
function totalsIn(db: Reader, dimension: TotalsDimension, range: DayRange) {
  const [first, ...others] = totalsSpans(range).map(({ from, to, grain }) =>
    db
      .select()
      .from(salesTotals)
      .where(
        and(
          eq(salesTotals.dimension, dimension),
          eq(salesTotals.grain, grain),
          between(salesTotals.period, from, to),
        ),
      ),
  )
  if (!first) throw new Error('A range has at least one day.')
  const [second, ...rest] = others
  return second ? unionAll(first, second, ...rest).as('totals') : first.as('totals')
}

type Totals = ReturnType<typeof totalsIn>

const sumColumns = (totals: Totals) => ({
  orders: sumOf(totals.orders),
  quantity: sumOf(totals.quantity),
  revenueCents: sumOf(totals.revenueCents),
  shippingCents: sumOf(totals.shippingCents),
})

export function listTopTotals(
  db: Reader,
  { dimension, range, limit }: { dimension: TotalsDimension; range: DayRange; limit: number },
) {
  const totals = totalsIn(db, dimension, range)
  const columns = sumColumns(totals)
  return db
    .select({ key: totals.key, ...columns })
    .from(totals)
    .groupBy(totals.key)
    .orderBy(desc(columns.revenueCents), totals.key)
    .limit(limit)
}

/** Returns how much was sold of each key in a range; keys without sales are left out. */
export async function listSoldQuantities(
  db: Reader,
  { dimension, range, keys }: { dimension: TotalsDimension; range: DayRange; keys: readonly string[] },
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const totals = totalsIn(db, dimension, range)
  const rows = await db
    .select({ key: totals.key, quantity: sumOf(totals.quantity) })
    .from(totals)
    .where(inArray(totals.key, [...keys]))
    .groupBy(totals.key)
  return new Map(rows.map((row) => [row.key, row.quantity]))
}

/** Returns the keys and details with the most revenue, such as cities and their state. */
export function listTopDetails(
  db: Reader,
  { dimension, range, limit }: { dimension: TotalsDimension; range: DayRange; limit: number },
) {
  const totals = totalsIn(db, dimension, range)
  const columns = sumColumns(totals)
  return db
    .select({ key: totals.key, detail: totals.detail, ...columns })
    .from(totals)
    .groupBy(totals.key, totals.detail)
    .orderBy(desc(columns.revenueCents), totals.key, totals.detail)
    .limit(limit)
}

/** Returns per state the sums, the number of customers, and the lowest and highest shipping cost of an order. */
export function listSalesByState(db: Reader, range: DayRange) {
  const totals = totalsIn(db, 'customer', range)
  const columns = sumColumns(totals)
  return db
    .select({
      state: totals.detail,
      ...columns,
      customers: sql<number>`count(distinct ${totals.key})`.mapWith(Number),
      leastShippingCents: sql<number>`min(${totals.leastShippingCents})`.mapWith(Number),
      mostShippingCents: sql<number>`max(${totals.mostShippingCents})`.mapWith(Number),
    })
    .from(totals)
    .groupBy(totals.detail)
    .orderBy(desc(columns.revenueCents), totals.detail)
}
