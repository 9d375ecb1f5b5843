import type { Histogram } from '@mullion/domain/analytics/latency'
import type { MeasureGrain } from '@mullion/domain/analytics/operations'
import { joinedRuns, noRun, type VendorRun } from '@mullion/domain/analytics/vendor-health'
import { and, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { histogramOf, histogramRow } from './histogram-columns.ts'
import type { Times } from './operations.repository.ts'
import { inKeyOrder, plus } from './upserts.ts'
import { vendorMeasurements, vendorStates } from './vendor-health.tables.ts'

export type VendorStateRow = typeof vendorStates.$inferSelect

/** What was counted of a vendor's calls. */
export interface VendorCounts {
  readonly vendor: string
  readonly calls: number
  readonly noAnswer: number
  readonly refused: number
  readonly errors: number
  readonly histogram: Histogram
}

export interface VendorCountsAt extends VendorCounts {
  readonly at: Date
}

/** What a server saw of a vendor since it last said so. */
export interface SeenVendor
  extends VendorRun,
    Pick<VendorStateRow, 'errorKind' | 'errorCode' | 'errorAt' | 'openUntilAt'> {
  readonly vendor: string
}

const { at, grain, vendor, ...counted } = getTableColumns(vendorMeasurements)

/** Adds counts to those of other servers; the rows must have distinct vendor and time. */
export async function addVendorCounts(
  tx: Writer,
  ofGrain: MeasureGrain,
  counts: readonly VendorCountsAt[],
): Promise<void> {
  if (counts.length === 0) return
  const rows = inKeyOrder(counts, (each) => [each.at.getTime(), each.vendor].join('\n'))
  await tx
    .insert(vendorMeasurements)
    .values(rows.map(({ histogram, ...row }) => ({ ...row, grain: ofGrain, ...histogramRow(histogram) })))
    .onConflictDoUpdate({
      target: [grain, at, vendor],
      set: Object.fromEntries(Object.entries(counted).map(([name, column]) => [name, plus(column)])),
    })
}

/** Returns each vendor's sums over a time range, read from its minutes, hours or days. */
export async function listVendorCounts(
  db: Reader,
  ofGrain: MeasureGrain,
  { from, before }: Times,
): Promise<VendorCounts[]> {
  const sumOf = (column: { readonly name: string }) => sql<number>`sum(${column})`.mapWith(Number)
  const sums = Object.fromEntries(
    Object.entries(counted).map(([name, column]) => [name, sumOf(column)]),
  ) as Record<keyof typeof counted, ReturnType<typeof sumOf>>
  const rows = await db
    .select({ vendor, ...sums })
    .from(vendorMeasurements)
    .where(and(eq(grain, ofGrain), gte(at, from), lt(at, before)))
    .groupBy(vendor)
  return rows.map(({ vendor: name, calls, noAnswer, refused, errors, ...classes }) => {
    return { vendor: name, calls, noAnswer, refused, errors, histogram: histogramOf(classes) }
  })
}

export async function removeVendorCounts(tx: Writer, ofGrain: MeasureGrain, before: Date): Promise<void> {
  await tx.delete(vendorMeasurements).where(and(eq(grain, ofGrain), lt(at, before)))
}

const later = (a: Date | null, b: Date | null) => (a !== null && (b === null || a > b) ? a : b)

/** Joins what a server saw with what the others did; rows are taken in the order of their keys. */
export async function joinVendorStates(tx: Writer, seen: readonly SeenVendor[]): Promise<void> {
  for (const one of inKeyOrder(seen, (each) => each.vendor)) {
    // The insert locks the row, so that servers join one after the other.
    const [known] = await tx
      .insert(vendorStates)
      .values({ vendor: one.vendor, ...noRun })
      .onConflictDoUpdate({ target: vendorStates.vendor, set: { vendor: one.vendor } })
      .returning()
    if (!known) continue
    const isNewer = one.errorAt !== null && (known.errorAt === null || one.errorAt >= known.errorAt)
    const { errorKind, errorCode, errorAt } = isNewer ? one : known
    const openUntilAt = later(one.openUntilAt, known.openUntilAt)
    const set = { ...joinedRuns(known, one), errorKind, errorCode, errorAt, openUntilAt }
    await tx.update(vendorStates).set(set).where(eq(vendorStates.vendor, one.vendor))
  }
}

export function listVendorStates(db: Reader, vendors: readonly string[]): Promise<VendorStateRow[]> {
  return db
    .select()
    .from(vendorStates)
    .where(inArray(vendorStates.vendor, [...vendors]))
}

/** Claims the mail that an outage began; false if another server has it, or the vendor has answered meanwhile. */
export async function beginOutage(
  tx: Writer,
  state: Pick<VendorStateRow, 'vendor' | 'failingSinceAt'>,
  now: Date,
): Promise<boolean> {
  const { vendor: key, failingSinceAt: since } = state
  if (since === null) return false
  const rows = await tx
    .update(vendorStates)
    .set({ outageSinceAt: since, outageMailedAt: now })
    .where(
      and(
        eq(vendorStates.vendor, key),
        isNull(vendorStates.outageSinceAt),
        eq(vendorStates.failingSinceAt, since),
      ),
    )
    .returning({ vendor: vendorStates.vendor })
  return rows.length > 0
}

/** Claims the mail that an outage is over; false if another server has it, or the vendor has failed meanwhile. */
export async function endOutage(
  tx: Writer,
  state: Pick<VendorStateRow, 'vendor' | 'outageSinceAt' | 'answeringSinceAt'>,
): Promise<boolean> {
  const { vendor: key, outageSinceAt, answeringSinceAt } = state
  if (outageSinceAt === null || answeringSinceAt === null) return false
  const rows = await tx
    .update(vendorStates)
    .set({ outageSinceAt: null })
    .where(
      and(
        eq(vendorStates.vendor, key),
        eq(vendorStates.outageSinceAt, outageSinceAt),
        eq(vendorStates.answeringSinceAt, answeringSinceAt),
      ),
    )
    .returning({ vendor: vendorStates.vendor })
  return rows.length > 0
}

/** Claims asking a vendor that fails, or is said to be down; false if a server has asked after an instant. */
export async function claimVendorQuestion(
  tx: Writer,
  { vendor: key, now, notSince }: { readonly vendor: string; readonly now: Date; readonly notSince: Date },
): Promise<boolean> {
  const { askedAt, failingSinceAt, outageSinceAt } = vendorStates
  const rows = await tx
    .update(vendorStates)
    .set({ askedAt: now })
    .where(
      and(
        eq(vendorStates.vendor, key),
        or(isNotNull(failingSinceAt), isNotNull(outageSinceAt)),
        or(isNull(askedAt), lte(askedAt, notSince)),
      ),
    )
    .returning({ vendor: vendorStates.vendor })
  return rows.length > 0
}
