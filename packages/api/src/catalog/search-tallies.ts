import {
  addSearchTallies,
  removeSearchTallies,
  type SearchTally,
} from '@mullion/db/catalog/search-tally.repository'
import type { Store } from '@mullion/db/store'
import type { Clock } from '../clock.ts'

export type SearchTallies = ReturnType<typeof createSearchTallies>

/** Kept in memory at most; further texts of the same interval go uncounted. */
const maxWaiting = 5000
/** How far back staff can see what was searched. */
const keptDays = 400
const dayMs = 24 * 3600 * 1000

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Counts searches by day and text in memory and stores them now and then, so that no search waits for a write. */
export function createSearchTallies({ store, clock }: { store: Store; clock: Clock }) {
  let waiting = new Map<string, SearchTally>()

  function keep(tally: SearchTally): void {
    const key = `${tally.day} ${tally.text}`
    const known = waiting.get(key)
    if (!known && waiting.size >= maxWaiting) return
    waiting.set(key, { ...tally, searches: tally.searches + (known?.searches ?? 0) })
  }

  return {
    /** Counts one search and what it found; no word of who searched. */
    add(text: string, total: number): void {
      keep({
        day: dayOf(clock().getTime()),
        text: text.toLowerCase(),
        searches: 1,
        lastTotal: total,
      })
    },
    /** Stores what was counted since the last time; what cannot be stored is kept for the next time. */
    async flush(): Promise<void> {
      if (waiting.size === 0) return
      const stored = waiting
      waiting = new Map()
      try {
        await store.transaction((tx) => addSearchTallies(tx, [...stored.values()]))
      } catch (error) {
        const since = waiting
        waiting = stored
        for (const tally of since.values()) keep(tally)
        throw error
      }
    },
    /** Forgets what was searched longer ago than staff can see. */
    forget(): Promise<void> {
      const oldest = dayOf(clock().getTime() - keptDays * dayMs)
      return store.transaction((tx) => removeSearchTallies(tx, oldest))
    },
  }
}
