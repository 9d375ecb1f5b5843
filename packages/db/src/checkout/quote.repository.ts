import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { quotes } from './checkout.tables.ts'

export type QuoteRow = typeof quotes.$inferSelect

/** Stores an offer; of its actor's earlier ones the latest stay, so many in all. */
export async function createQuote(tx: Writer, quote: QuoteRow, most: number): Promise<void> {
  await tx.insert(quotes).values(quote)
  const own = eq(quotes.actorId, quote.actorId)
  const latest = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(own)
    .orderBy(desc(quotes.expiresAt), desc(quotes.id))
    .limit(most)
  await tx.delete(quotes).where(and(own, notInArray(quotes.id, latest)))
}

/** An actor's own offer, expired or not, or null. */
export async function findQuote(db: Reader, actorId: string, id: string): Promise<QuoteRow | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.actorId, actorId)))
  return row ?? null
}

/** Forgets offers that expired before an instant. */
export async function removeExpiredQuotes(tx: Writer, before: Date): Promise<void> {
  await tx.delete(quotes).where(lt(quotes.expiresAt, before))
}
