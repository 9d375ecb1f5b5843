import { and, eq, gt, lt, sql } from 'drizzle-orm'
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

/** How often a text's results were given up on a day. */
export interface GivenUpTally {
  readonly day: string
  readonly text: string
  readonly times: number
}

/** Counts given-up searches, never more than there were searches; a text that was not searched or found nothing has none. */
export async function addGivenUp(tx: Writer, tallies: readonly GivenUpTally[]): Promise<void> {
  const { day, text, searches, lastTotal, givenUp } = searchTallies
  for (const tally of tallies) {
    const sum = sql`${givenUp} + ${tally.times}`
    await tx
      .update(searchTallies)
      .set({ givenUp: sql`case when ${sum} < ${searches} then ${sum} else ${searches} end` })
      .where(and(eq(day, tally.day), eq(text, tally.text), gt(lastTotal, 0)))
  }
}

export async function removeSearchTallies(tx: Writer, before: string): Promise<void> {
  await tx.delete(searchTallies).where(lt(searchTallies.day, before))
}
