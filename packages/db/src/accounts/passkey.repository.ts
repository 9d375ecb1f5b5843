import { and, asc, eq, gt } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { passkeyChallenges, passkeys } from './accounts.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** Returns a user's passkeys, oldest first. */
export function listPasskeys(db: Reader, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** Stores a passkey; null if the key is known already. */
export async function createPasskey(
  tx: Writer,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [created] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning()
  return created ?? null
}

/** Notes a use of a passkey; false if it was used meanwhile, or is gone. */
export async function usePasskey(
  tx: Writer,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  use: { readonly counter: number; readonly at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter: use.counter, usedAt: use.at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function removePasskey(tx: Writer, userId: number, id: number): Promise<PasskeyRow | null> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return removed ?? null
}

/** Removes all passkeys of a user, and returns how many there were. */
export async function removePasskeys(tx: Writer, userId: number): Promise<number> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return removed.length
}

export type Challenge = Pick<typeof passkeyChallenges.$inferSelect, 'challenge' | 'userId' | 'purpose'>

export async function createChallenge(tx: Writer, challenge: Challenge, expiresAt: Date): Promise<void> {
  await tx.insert(passkeyChallenges).values({ ...challenge, expiresAt })
}

/** Uses a challenge up; false if there is no such one, it expired, or was used before. */
export async function takeChallenge(
  tx: Writer,
  { challenge, userId, purpose }: Challenge,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ userId: passkeyChallenges.userId })
  return taken.length > 0
}
