import { and, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { credentials } from './accounts.tables.ts'

const providerId = 'credential'

export async function findPasswordHash(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, providerId)))
  return row?.password ?? null
}

/** True if the user's password still has this hash; locks it until the transaction ends. */
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
