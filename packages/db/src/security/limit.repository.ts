import { and, eq, gt, lte, not, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { rateLimits } from './security.tables.ts'

/** How often a key was used in a window, and when that ends. */
export interface Uses {
  readonly count: number
  readonly endsAt: Date
}

/** A window of time that starts now. */
interface Window {
  readonly now: Date
  readonly endsAt: Date
}

/** How far the clocks of two servers may be apart. */
const clockSkewMs = 60_000

/** What is over, or was counted by a clock that was ahead: no window ends later than one that starts now. */
function isOver({ now, endsAt }: Window) {
  const latest = new Date(endsAt.getTime() + clockSkewMs)
  return sql`(${lte(rateLimits.endsAt, now)} or ${gt(rateLimits.endsAt, latest)})`
}

/** How often a key was used in the window that is running; null when none is. */
export async function findUses(db: Reader, key: string, window: Window): Promise<Uses | null> {
  const [row] = await db
    .select({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), not(isOver(window))))
  return row ?? null
}

/** Counts uses of a key, one if not said, and gives the count of the window that is running; one that has ended starts anew. */
export async function countUse(
  tx: Writer,
  key: string,
  { now, endsAt, uses = 1 }: Window & { readonly uses?: number },
): Promise<Uses> {
  const ended = isOver({ now, endsAt })
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, count: uses, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${ended} then ${uses} else ${rateLimits.count} + ${uses} end`,
        endsAt: sql`case when ${ended} then ${sql.param(endsAt, rateLimits.endsAt)} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
  if (!row) throw new Error('The use was not counted.')
  return row
}

/**
 * Makes other transactions that hold the same key wait until this one has ended, and read what it wrote. Hold several keys
 * in one order everywhere.
 */
export async function holdKey(
  tx: Writer,
  key: string,
  until: { readonly now: Date; readonly endsAt: Date },
): Promise<void> {
  await countUse(tx, key, until)
}

/** Takes one use of a key back. */
export async function uncountUse(tx: Writer, key: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)))
}

/** Forgets what a key was used for. */
export async function forgetUses(tx: Writer, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Forgets the windows that have ended. */
export async function removeEndedLimits(tx: Writer, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}
