import type { ErrorSeverity } from '@mullion/domain/analytics/operations'
import { and, desc, eq, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { errorGroups } from './operations.tables.ts'
import { bounded, excluded, inKeyOrder, plus } from './upserts.ts'

export type ErrorGroupRow = typeof errorGroups.$inferSelect

/** Errors with one cause that a server saw since it last said so. */
export interface SeenErrors extends Pick<ErrorGroupRow, 'id' | 'type' | 'place' | 'message' | 'count'> {
  readonly severity: ErrorSeverity
  readonly firstAt: Date
  readonly lastAt: Date
  readonly release: string
  readonly requestId: string | null
  readonly traceId: string | null
  readonly stack?: string
}

export interface GroupsKept {
  /** Whether the errors were in browsers or on servers, whose groups do not displace each other's. */
  readonly inBrowser: boolean
  readonly most: number
}

const { lastAt, resolvedAt } = errorGroups

/** The new row's value if its last error is the later one, as another server may have stored one since. */
const ofLater = (column: { readonly name: string }): SQL =>
  sql`case when ${excluded(lastAt)} >= ${lastAt} then ${excluded(column)} else ${column} end`

/**
 * Adds errors to those of other servers; the rows must have distinct ids. A group that was resolved before its last error is open
 * again, and those of the same origin that happened longest ago are dropped beyond `most`.
 */
export async function addErrorGroups(
  tx: Writer,
  seen: readonly SeenErrors[],
  { inBrowser, most }: GroupsKept,
): Promise<void> {
  if (seen.length === 0) return
  const rows = inKeyOrder(seen, ({ id }) => id).map(({ release, requestId, traceId, stack, ...row }) => ({
    ...row,
    inBrowser,
    lastStack: stack ?? null,
    firstRelease: release,
    lastRelease: release,
    lastRequestId: requestId,
    lastTraceId: traceId,
  }))
  await tx
    .insert(errorGroups)
    .values(rows)
    .onConflictDoUpdate({
      target: errorGroups.id,
      set: {
        count: plus(errorGroups.count),
        firstAt: bounded(errorGroups.firstAt, '<'),
        lastAt: bounded(lastAt, '>'),
        severity: ofLater(errorGroups.severity),
        lastRelease: ofLater(errorGroups.lastRelease),
        lastRequestId: ofLater(errorGroups.lastRequestId),
        lastTraceId: ofLater(errorGroups.lastTraceId),
        lastStack: ofLater(errorGroups.lastStack),
        resolvedAt: sql`case when ${excluded(lastAt)} > ${resolvedAt} then null else ${resolvedAt} end`,
      },
    })
  const newest = tx
    .select({ id: errorGroups.id })
    .from(errorGroups)
    .where(eq(errorGroups.inBrowser, inBrowser))
    .orderBy(desc(lastAt), errorGroups.id)
    .limit(most)
  const isOld = notInArray(errorGroups.id, newest)
  await tx.delete(errorGroups).where(and(eq(errorGroups.inBrowser, inBrowser), isOld))
}

/** Returns the groups that are open, or resolved, with the one that happened last first. */
export function listErrorGroups(db: Reader, isResolved: boolean): Promise<ErrorGroupRow[]> {
  return db
    .select()
    .from(errorGroups)
    .where(isResolved ? isNotNull(resolvedAt) : isNull(resolvedAt))
    .orderBy(desc(lastAt), errorGroups.id)
}

/** Marks a group as resolved at an instant, or as open with null; null if it is gone or marked so already. */
export async function markErrorGroup(tx: Writer, id: string, at: Date | null): Promise<ErrorGroupRow | null> {
  const [row] = await tx
    .update(errorGroups)
    .set({ resolvedAt: at })
    .where(and(eq(errorGroups.id, id), at ? isNull(resolvedAt) : isNotNull(resolvedAt)))
    .returning()
  return row ?? null
}

export async function removeErrorGroups(tx: Writer, before: Date): Promise<void> {
  await tx.delete(errorGroups).where(lt(lastAt, before))
}
