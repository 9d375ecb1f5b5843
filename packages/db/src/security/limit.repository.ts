import { and, eq, gt, lte, not, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { given, prepared } from '../prepared.ts'
import { rateLimits } from './security.tables.ts'

export interface Uses {
  readonly count: number
  readonly endsAt: Date
}

interface Window {
  readonly now: Date
  readonly endsAt: Date
}

/** Maximum clock difference between two servers. */
const clockSkewMs = 60_000

/**
 * True if the window has ended, or was started by a server whose clock is ahead: no window can end later than one
 * starting now.
 */
const isOver = sql`(${lte(rateLimits.endsAt, given(rateLimits.endsAt, 'now'))} or ${gt(rateLimits.endsAt, given(rateLimits.endsAt, 'latest'))})`

const latestEnd = (endsAt: Date) => new Date(endsAt.getTime() + clockSkewMs)

const uses = prepared((db) =>
  db
    .select({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, sql.placeholder('key')), not(isOver)))
    .prepare('uses'),
)

/** Returns the use count of a key in its current window; null if there is none. */
export async function findUses(db: Reader, key: string, { now, endsAt }: Window): Promise<Uses | null> {
  const [row] = await uses(db).execute({ key, now, latest: latestEnd(endsAt) })
  return row ?? null
}

const countedUse = prepared((tx: Writer) => {
  const key = sql`${sql.placeholder('key')}`
  const count = sql`${sql.placeholder('uses')}`
  const endsAt = sql`${given(rateLimits.endsAt, 'endsAt')}`
  return tx
    .insert(rateLimits)
    .values({ key, count, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then ${count} else ${rateLimits.count} + ${count} end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .prepare('counted_use')
})

/** Counts uses of a key (one by default) and returns the current window's count; an expired window restarts. */
export async function countUse(
  tx: Writer,
  key: string,
  { now, endsAt, uses = 1 }: Window & { readonly uses?: number },
): Promise<Uses> {
  const [row] = await countedUse(tx).execute({ key, now, endsAt, latest: latestEnd(endsAt), uses })
  if (!row) throw new Error('The use was not counted.')
  return row
}

/**
 * Locks a key until the transaction ends; others waiting for it then see what was written. Lock several keys in the
 * same order everywhere.
 */
export async function lockKey(
  tx: Writer,
  key: string,
  until: { readonly now: Date; readonly endsAt: Date },
): Promise<void> {
  await countUse(tx, key, until)
}

export async function refundUse(tx: Writer, key: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)))
}

export async function resetUses(tx: Writer, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function removeEndedLimits(tx: Writer, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}
