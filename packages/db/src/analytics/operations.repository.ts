import type { MeasureGrain, Measurements } from '@mullion/domain/analytics/operations'
import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { type HistogramRow, histogramOf, histogramRow } from './histogram-columns.ts'
import { measurementBatches, requestMeasurements } from './operations.tables.ts'
import { inKeyOrder, plus, portions } from './upserts.ts'

/** A time range; the end is exclusive. */
export interface Times {
  readonly from: Date
  readonly before: Date
}

export interface MeasurementsAt extends Measurements {
  readonly at: Date
}

const { at, grain, method, endpoint, ...counted } = getTableColumns(requestMeasurements)

type CountedRow = HistogramRow & Omit<Measurements, 'histogram'>

function measurementsOf(row: CountedRow): Measurements {
  const { method: how, endpoint: where, requests, failures, totalMs } = row
  return { method: how, endpoint: where, requests, failures, totalMs, histogram: histogramOf(row) }
}

/** Notes that a batch is stored in this transaction; false if it already was. */
export async function createMeasurementBatch(tx: Writer, id: string, storedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(measurementBatches)
    .values({ id, storedAt })
    .onConflictDoNothing()
    .returning({ id: measurementBatches.id })
  return rows.length > 0
}

export async function removeMeasurementBatches(tx: Writer, before: Date): Promise<void> {
  await tx.delete(measurementBatches).where(lt(measurementBatches.storedAt, before))
}

/** Adds measurements to those of other servers; the rows must have distinct endpoint and time. */
export async function addMeasurements(
  tx: Writer,
  ofGrain: MeasureGrain,
  measurements: readonly MeasurementsAt[],
): Promise<void> {
  const ordered = inKeyOrder(measurements, (each) =>
    [each.at.getTime(), each.method, each.endpoint].join('\n'),
  )
  for (const portion of portions(ordered)) {
    await tx
      .insert(requestMeasurements)
      .values(
        portion.map(({ histogram, ...each }) => ({ ...each, grain: ofGrain, ...histogramRow(histogram) })),
      )
      .onConflictDoUpdate({
        target: [grain, at, method, endpoint],
        set: Object.fromEntries(Object.entries(counted).map(([name, column]) => [name, plus(column)])),
      })
  }
}

const within = (ofGrain: MeasureGrain, { from, before }: Times) =>
  and(eq(grain, ofGrain), gte(at, from), lt(at, before))
const sumOf = (column: { readonly name: string }) => sql<number>`sum(${column})`.mapWith(Number)

/** Returns each endpoint's sums over a time range, read from its minutes, hours or days. */
export async function listMeasurements(
  db: Reader,
  ofGrain: MeasureGrain,
  times: Times,
): Promise<Measurements[]> {
  const columns = Object.fromEntries(
    Object.entries(counted).map(([name, column]) => [name, sumOf(column)]),
  ) as Record<keyof typeof counted, ReturnType<typeof sumOf>>
  const rows = await db
    .select({ method, endpoint, ...columns })
    .from(requestMeasurements)
    .where(within(ofGrain, times))
    .groupBy(method, endpoint)
  return rows.map((row) => measurementsOf(row))
}

/** Returns the number of requests per hour of a time range, from the row for all requests. */
export function listTraffic(
  db: Reader,
  times: Times,
  all: { readonly method: string; readonly endpoint: string },
): Promise<{ at: Date; requests: number }[]> {
  return db
    .select({ at, requests: counted.requests })
    .from(requestMeasurements)
    .where(and(within('hour', times), eq(method, all.method), eq(endpoint, all.endpoint)))
    .orderBy(asc(at))
}

export async function removeMeasurements(tx: Writer, ofGrain: MeasureGrain, before: Date): Promise<void> {
  await tx.delete(requestMeasurements).where(and(eq(grain, ofGrain), lt(at, before)))
}
