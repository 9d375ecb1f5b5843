import type { TaughtWordInput } from '@mullion/domain/search/taught-word-input'
import { taughtKey } from '@mullion/domain/search/taught-words'
import { and, asc, desc, eq, gte, sum } from 'drizzle-orm'
import { incrementCatalogVersion } from '../catalog/catalog.repository.ts'
import { searchTallies } from '../catalog/catalog.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { matching } from '../listing.ts'
import { taughtWords } from './taught-word.tables.ts'

export type TaughtWordRow = typeof taughtWords.$inferSelect

/** Returns all taught words, of which there are at most `maxTaughtWords`, by what is typed. */
export function listTaughtWords(db: Reader): Promise<TaughtWordRow[]> {
  return db.select().from(taughtWords).orderBy(asc(taughtWords.typedKey))
}

/** Adds a word and returns its row; null if the list has it already. */
export async function createTaughtWord(
  tx: Writer,
  { input, at, by }: { readonly input: TaughtWordInput; readonly at: Date; readonly by: string },
): Promise<TaughtWordRow | null> {
  const values = { ...input, typedKey: taughtKey(input.typed), taughtAt: at, taughtBy: by }
  const [row] = await tx.insert(taughtWords).values(values).onConflictDoNothing().returning()
  // All answers remembered for the catalog are out of date, on every server.
  if (row) await incrementCatalogVersion(tx)
  return row ?? null
}

/** Removes a word and returns its row; null if there is none. */
export async function removeTaughtWord(tx: Writer, id: number): Promise<TaughtWordRow | null> {
  const [row] = await tx.delete(taughtWords).where(eq(taughtWords.id, id)).returning()
  if (row) await incrementCatalogVersion(tx)
  return row ?? null
}

const searches = sum(searchTallies.searches)

/** Returns the searches since a day that have a piece of text in them, most frequent first. */
export async function listSearchesWith(
  db: Reader,
  { piece, since, limit }: { readonly piece: string; readonly since: string; readonly limit: number },
): Promise<{ text: string; searches: number }[]> {
  const { text, day } = searchTallies
  const rows = await db
    .select({ text, searches })
    .from(searchTallies)
    .where(and(gte(day, since), matching([text], { search: piece })))
    .groupBy(text)
    .orderBy(desc(searches), asc(text))
    .limit(limit)
  return rows.map((row) => ({ text: row.text, searches: Number(row.searches) }))
}
