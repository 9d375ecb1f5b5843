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
/** Different texts that one server counts of a day, in all and from one IP address: nobody fills the disk with them. */
const mostTextsOfDay = 2000
const mostTextsOfAddress = 200
/** How far back staff can see what was searched. */
const keptDays = 400
const dayMs = 24 * 3600 * 1000

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const newDay = (day: string) => ({ day, texts: new Set<string>(), newFrom: new Map<string, number>() })

/** Counts searches by day and text in memory and stores them now and then, so that no search waits for a write. */
export function createSearchTallies({ store, clock }: { store: Store; clock: Clock }) {
  let waiting = new Map<string, SearchTally>()
  let counted = newDay('')

  function keep(tally: SearchTally): void {
    const key = `${tally.day} ${tally.text}`
    const known = waiting.get(key)
    if (!known && waiting.size >= maxWaiting) return
    waiting.set(key, { ...tally, searches: tally.searches + (known?.searches ?? 0) })
  }

  /** True for a text that is counted today, or for which there is room: of its IP address, and of the day. */
  function hasRoom(day: string, text: string, address: string): boolean {
    if (counted.day !== day) counted = newDay(day)
    const { texts, newFrom } = counted
    if (texts.has(text)) return true
    const earlier = newFrom.get(address) ?? 0
    if (texts.size >= mostTextsOfDay || earlier >= mostTextsOfAddress) return false
    texts.add(text)
    newFrom.set(address, earlier + 1)
    return true
  }

  return {
    /** Counts one search and what it found; who searched is not stored, and one IP address adds so many texts a day. */
    add(search: { readonly text: string; readonly total: number; readonly address: string }): void {
      const day = dayOf(clock().getTime())
      const text = search.text.toLowerCase()
      if (hasRoom(day, text, search.address)) keep({ day, text, searches: 1, lastTotal: search.total })
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
