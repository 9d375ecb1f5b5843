import { lt, sql } from 'drizzle-orm'
import { searchTallies } from '../catalog/catalog.tables.ts'
import type { Writer } from '../database.ts'

/** How often a text was searched on a day, and the number of results of the last search. */
export interface SearchTally {
  readonly day: string
  readonly text: string
  readonly searches: number
  readonly lastTotal: number
}

export async function addSearchTallies(tx: Writer, tallies: readonly SearchTally[]): Promise<void> {
  for (const tally of tallies) {
    await tx
      .insert(searchTallies)
      .values(tally)
      .onConflictDoUpdate({
        target: [searchTallies.day, searchTallies.text],
        set: { searches: sql`${searchTallies.searches} + ${tally.searches}`, lastTotal: tally.lastTotal },
      })
  }
}

export async function removeSearchTallies(tx: Writer, before: string): Promise<void> {
  await tx.delete(searchTallies).where(lt(searchTallies.day, before))
}
