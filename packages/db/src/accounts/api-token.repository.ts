import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { apiTokens } from './api-token.tables.ts'

export type ApiTokenRow = typeof apiTokens.$inferSelect
export type NewApiTokenRow = Omit<typeof apiTokens.$inferInsert, 'id' | 'usedAt' | 'usedFrom'>

const tokenByHash = prepared((db) =>
  db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.tokenHash, sql.placeholder('hash')))
    .prepare('token_by_hash'),
)

/** Returns the unexpired token with this hash; null if there is none. */
export async function findApiToken(db: Reader, hash: string, now: Date): Promise<ApiTokenRow | null> {
  const [row] = await tokenByHash(db).execute({ hash })
  return row && (row.expiresAt === null || row.expiresAt > now) ? row : null
}

/** Returns the tokens of an account, oldest first, expired ones included. */
export function listApiTokens(db: Reader, userId: number): Promise<ApiTokenRow[]> {
  return db.select().from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(asc(apiTokens.id))
}

/** Counts the tokens of an account, expired ones included. */
export async function countApiTokens(db: Reader, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(apiTokens).where(eq(apiTokens.userId, userId))
  return Number(row?.total ?? 0)
}

/** Inserts a token. */
export async function createApiToken(tx: Writer, token: NewApiTokenRow): Promise<ApiTokenRow> {
  const [row] = await tx.insert(apiTokens).values(token).returning()
  if (!row) throw new Error('The token was not stored.')
  return row
}

/** Records a use, unless a later one than `before` is recorded already. */
export async function touchApiToken(
  tx: Writer,
  id: number,
  use: { readonly now: Date; readonly before: Date; readonly ipAddress: string },
): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ usedAt: use.now, usedFrom: use.ipAddress })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.usedAt), lt(apiTokens.usedAt, use.before))))
}

/** Deletes one of an account's tokens and returns it; null if it has no such token. */
export async function removeApiToken(tx: Writer, userId: number, id: number): Promise<ApiTokenRow | null> {
  const [row] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning()
  return row ?? null
}

/** Deletes all tokens of an account. */
export async function removeApiTokens(tx: Writer, userId: number): Promise<void> {
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId))
}
