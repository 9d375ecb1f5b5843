import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Writer } from '../store.ts'
import { rateLimits } from './defence.tables.ts'

/** Counts one more use of a key and gives the count of the window that is running; a window that has ended starts anew. */
export async function countUse(
  tx: Writer,
  key: string,
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date },
): Promise<{ count: number; endsAt: Date }> {
  const ended = lte(rateLimits.endsAt, now)
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${ended} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${ended} then ${sql.param(endsAt, rateLimits.endsAt)} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
  if (!row) throw new Error('The use was not counted.')
  return row
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
