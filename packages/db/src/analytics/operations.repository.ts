import type { Histogram } from '@mullion/domain/analytics/latency'
import type { Measures } from '@mullion/domain/analytics/operations'
import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { inKeyOrder, plus, portions } from './adding.ts'
import { requestMeasures } from './operations.tables.ts'

/** A stretch of time; its end is not in it. */
export interface Times {
  readonly from: Date
  readonly before: Date
}

/** What one server measured of an endpoint in a minute, or all servers in an hour. */
export interface MeasuresAt extends Measures {
  readonly at: Date
}

const { at, grain, method, endpoint, ...counted } = getTableColumns(requestMeasures)

/** The columns of a histogram, in the order of its classes. */
const classNames = [
  ...(['upTo1', 'upTo2', 'upTo5', 'upTo10', 'upTo20', 'upTo50', 'upTo100'] as const),
  ...(['upTo200', 'upTo500', 'upTo1000', 'upTo2000', 'upTo5000', 'longer'] as const),
]
type Classes = Readonly<Record<(typeof classNames)[number], number>>

const classesOf = (histogram: Histogram) =>
  Object.fromEntries(classNames.map((name, index) => [name, histogram[index] ?? 0])) as Classes
const histogramOf = (row: Classes) => classNames.map((name) => row[name])

type CountedRow = Classes & Omit<Measures, 'histogram'>

function measuresOf(row: CountedRow): Measures {
  const { method: how, endpoint: where, requests, failures, totalMs } = row
  return { method: how, endpoint: where, requests, failures, totalMs, histogram: histogramOf(row) }
}

/** Adds what was measured to what other servers have; no two rows may be of the same endpoint and time. */
export async function addMeasures(
  tx: Writer,
  measures: readonly MeasuresAt[],
  ofGrain: 'minute' | 'hour' = 'minute',
): Promise<void> {
  const ordered = inKeyOrder(measures, (each) => [each.at.getTime(), each.method, each.endpoint].join('\n'))
  for (const portion of portions(ordered)) {
    await tx
      .insert(requestMeasures)
      .values(portion.map(({ histogram, ...each }) => ({ ...each, grain: ofGrain, ...classesOf(histogram) })))
      .onConflictDoUpdate({
        target: [grain, at, method, endpoint],
        set: Object.fromEntries(Object.entries(counted).map(([name, column]) => [name, plus(column)])),
      })
  }
}

const within = ({ from, before }: Times) => and(gte(at, from), lt(at, before))
const sumOf = (column: { readonly name: string }) => sql<number>`sum(${column})`.mapWith(Number)

/** The sums of each endpoint in a stretch of time, minutes and hours together. */
export async function listMeasures(db: Reader, times: Times): Promise<Measures[]> {
  const sums = Object.fromEntries(
    Object.entries(counted).map(([name, column]) => [name, sumOf(column)]),
  ) as Record<keyof typeof counted, ReturnType<typeof sumOf>>
  const rows = await db
    .select({ method, endpoint, ...sums })
    .from(requestMeasures)
    .where(within(times))
    .groupBy(method, endpoint)
  return rows.map((row) => measuresOf(row))
}

/** How many requests came in each minute or hour of a stretch of time, statements not counted. */
export function listTraffic(
  db: Reader,
  times: Times,
  statementsMethod: string,
): Promise<{ at: Date; requests: number }[]> {
  return db
    .select({ at, requests: sumOf(counted.requests) })
    .from(requestMeasures)
    .where(and(within(times), sql`${method} <> ${statementsMethod}`))
    .groupBy(at)
    .orderBy(asc(at))
}

/** Takes out the minutes of the oldest hour that lies before a time; empty when there is none. */
export async function takeOldestHour(tx: Writer, before: Date): Promise<MeasuresAt[]> {
  const isOld = and(eq(grain, 'minute'), lt(at, before))
  const [oldest] = await tx.select({ at }).from(requestMeasures).where(isOld).orderBy(asc(at)).limit(1)
  if (!oldest) return []
  const hour = new Date(Math.floor(oldest.at.getTime() / 3_600_000) * 3_600_000)
  const next = new Date(Math.min(hour.getTime() + 3_600_000, before.getTime()))
  const rows = await tx
    .delete(requestMeasures)
    .where(and(eq(grain, 'minute'), gte(at, hour), lt(at, next)))
    .returning()
  return rows.map((row) => ({ at: hour, ...measuresOf(row) }))
}

/** Forgets the hours before a time. */
export async function removeMeasures(tx: Writer, before: Date): Promise<void> {
  await tx.delete(requestMeasures).where(and(eq(grain, 'hour'), lt(at, before)))
}
