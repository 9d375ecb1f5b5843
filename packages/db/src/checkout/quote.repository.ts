import { and, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { quotes } from './checkout.tables.ts'

export type QuoteRow = typeof quotes.$inferSelect

/** Inserts a quote and deletes the actor's other quotes that expire first, so that at most `most` remain. */
export async function createQuote(tx: Writer, quote: QuoteRow, most: number): Promise<void> {
  await tx.insert(quotes).values(quote)
  // A quote may inherit its expiry from the one it is based on, so the newest is not always the last to expire.
  const earlier = and(eq(quotes.actorId, quote.actorId), ne(quotes.id, quote.id))
  const latest = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(earlier)
    .orderBy(desc(quotes.expiresAt), desc(quotes.id))
    .limit(most - 1)
  await tx.delete(quotes).where(and(earlier, notInArray(quotes.id, latest)))
}

const ownQuote = prepared((db) =>
  db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, sql.placeholder('id')), eq(quotes.actorId, sql.placeholder('actorId'))))
    .prepare('own_quote'),
)

/** Returns an actor's own quote, expired or not, or null. */
export async function findQuote(db: Reader, actorId: string, id: string): Promise<QuoteRow | null> {
  const [row] = await ownQuote(db).execute({ actorId, id })
  return row ?? null
}

export async function removeExpiredQuotes(tx: Writer, before: Date): Promise<void> {
  await tx.delete(quotes).where(lt(quotes.expiresAt, before))
}
