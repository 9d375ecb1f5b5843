import { and, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { credentials } from './accounts.tables.ts'

const providerId = 'credential'

/** The hash of a person's password; null when they have none. */
export async function findPasswordHash(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, providerId)))
  return row?.password ?? null
}

/** True while a person's password has this hash; keeps it so until the transaction has ended. */
export async function confirmPasswordHash(tx: Writer, userId: number, password: string): Promise<boolean> {
  const rows = await tx
    .update(credentials)
    .set({ password })
    .where(
      and(
        eq(credentials.userId, userId),
        eq(credentials.providerId, providerId),
        eq(credentials.password, password),
      ),
    )
    .returning({ id: credentials.id })
  return rows.length > 0
}

/** Gives a person a password, as its hash. */
export async function setPasswordHash(
  tx: Writer,
  userId: number,
  { hash: password, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, accountId: String(userId), providerId, password, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [credentials.userId, credentials.providerId],
      set: { password, updatedAt: now },
    })
}
