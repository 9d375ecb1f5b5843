import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { priceQuoteFiles } from './price-quotes.tables.ts'

export type PriceQuoteFileRow = typeof priceQuoteFiles.$inferSelect

export async function createPriceQuoteFile(
  tx: Writer,
  file: typeof priceQuoteFiles.$inferInsert,
): Promise<void> {
  await tx.insert(priceQuoteFiles).values(file)
}

/** Attaches an actor's own unattached files to a request; returns how many there were. */
export async function takePriceQuoteFiles(
  tx: Writer,
  taken: { readonly actorId: string; readonly ids: readonly string[]; readonly priceQuoteId: number },
): Promise<number> {
  if (taken.ids.length === 0) return 0
  const rows = await tx
    .update(priceQuoteFiles)
    .set({ priceQuoteId: taken.priceQuoteId })
    .where(
      and(
        inArray(priceQuoteFiles.id, [...taken.ids]),
        eq(priceQuoteFiles.actorId, taken.actorId),
        isNull(priceQuoteFiles.priceQuoteId),
      ),
    )
    .returning({ id: priceQuoteFiles.id })
  return rows.length
}

export function listPriceQuoteFiles(db: Reader, priceQuoteId: number): Promise<PriceQuoteFileRow[]> {
  return db
    .select()
    .from(priceQuoteFiles)
    .where(eq(priceQuoteFiles.priceQuoteId, priceQuoteId))
    .orderBy(asc(priceQuoteFiles.createdAt), asc(priceQuoteFiles.id))
}

/** Deletes files that no request took, and returns their storage names. */
export async function removeFreePriceQuoteFiles(tx: Writer, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(priceQuoteFiles)
    .where(and(isNull(priceQuoteFiles.priceQuoteId), lt(priceQuoteFiles.createdAt, before)))
    .returning({ storedAs: priceQuoteFiles.storedAs })
  return rows.map(({ storedAs }) => storedAs)
}

export async function listStoredPriceQuoteFiles(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: priceQuoteFiles.storedAs }).from(priceQuoteFiles)
  return rows.map(({ storedAs }) => storedAs)
}
