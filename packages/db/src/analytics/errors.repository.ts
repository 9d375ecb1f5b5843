import type { ErrorSeverity } from '@mullion/domain/analytics/operations'
import { and, desc, gte, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import type { Times } from './operations.repository.ts'
import { errorCounts, recentErrors } from './operations.tables.ts'
import { bounded, inKeyOrder, plus } from './upserts.ts'

export type ErrorCountRow = typeof errorCounts.$inferSelect
export type RecentErrorRow = Omit<typeof recentErrors.$inferSelect, 'id'>

const maxRecent = 500

/** Adds error counts to those of other servers; the rows must have distinct hour and kind. */
export async function addErrorCounts(tx: Writer, counts: readonly ErrorCountRow[]): Promise<void> {
  if (counts.length === 0) return
  const rows = inKeyOrder(counts, (each) => [each.hour.getTime(), each.type, each.severity].join('\n'))
  const { hour, type, severity, count, lastAt } = errorCounts
  await tx
    .insert(errorCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [hour, type, severity],
      // Another server may already have stored a later error.
      set: { count: plus(count), lastAt: bounded(lastAt, '>') },
    })
}

/** Stores individual errors; only the newest 500 stay. */
export async function addRecentErrors(tx: Writer, errors: readonly RecentErrorRow[]): Promise<void> {
  if (errors.length === 0) return
  const added = await tx
    .insert(recentErrors)
    .values([...errors])
    .returning({ id: recentErrors.id })
  const newest = Math.max(...added.map(({ id }) => id))
  await tx.delete(recentErrors).where(lte(recentErrors.id, newest - maxRecent))
}

export async function removeErrors(tx: Writer, before: Date): Promise<void> {
  await tx.delete(errorCounts).where(lt(errorCounts.hour, before))
  await tx.delete(recentErrors).where(lt(recentErrors.at, before))
}

export interface ErrorKind {
  readonly type: string
  readonly severity: ErrorSeverity
  readonly count: number
  readonly lastAt: Date
}

/** Returns error kinds in a time range, most frequent first. */
export async function listErrorKinds(db: Reader, { from, before }: Times): Promise<ErrorKind[]> {
  const { hour, type, severity, count, lastAt } = errorCounts
  const counted = sql<number>`sum(${count})`.mapWith(Number)
  return db
    .select({ type, severity, count: counted, lastAt: sql<Date>`max(${lastAt})`.mapWith(lastAt) })
    .from(errorCounts)
    .where(and(gte(hour, from), lt(hour, before)))
    .groupBy(type, severity)
    .orderBy(desc(counted), type, severity)
}

export function listRecentErrors(db: Reader, { from, before }: Times, limit: number) {
  return db
    .select()
    .from(recentErrors)
    .where(and(gte(recentErrors.at, from), lt(recentErrors.at, before)))
    .orderBy(desc(recentErrors.at), desc(recentErrors.id))
    .limit(limit)
}

export function countRecentErrors(db: Reader, since: Date): Promise<number> {
  return db.$count(recentErrors, gte(recentErrors.at, since))
}
