import type { Database } from '@mullion/db/database'
import {
  addGivenUp,
  addSearchTallies,
  type GivenUpTally,
  removeSearchTallies,
  type SearchTally,
} from '@mullion/db/search/search-tally.repository'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'

export type SearchTallies = ReturnType<typeof createSearchTallies>

/** Maximum number of texts held in memory; more in the same interval go uncounted. */
const maxWaiting = 5000
/** Maximum number of texts one server counts per day, in total and per IP address, so that no one can fill the disk. */
const maxTextsOfDay = 2000
const maxTextsOfAddress = 200
/** Maximum number of given-up searches one server counts per day and IP address. */
const maxGivenUpOfAddress = 200
/** How many days of searches staff can see. */
const retentionDays = 400
const dayMs = 24 * 3600 * 1000

const newDay = (day: string) => ({
  day,
  texts: new Set<string>(),
  newFrom: new Map<string, number>(),
  givenUpFrom: new Map<string, number>(),
})

export interface SearchTalliesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/**
 * Counts searches by store day and text in memory and stores them now and then, so that no search waits for a write.
 */
export function createSearchTallies({ db, clock, storeInfo }: SearchTalliesDeps) {
  const dayOf = (at: number) => storeTime(new Date(at), storeInfo.timeZone).day
  let waiting = new Map<string, SearchTally>()
  let givenUp = new Map<string, GivenUpTally>()
  let counted = newDay('')

  function addTally(tally: SearchTally): void {
    const key = `${tally.day} ${tally.text}`
    const known = waiting.get(key)
    if (!known && waiting.size >= maxWaiting) return
    waiting.set(key, { ...tally, searches: tally.searches + (known?.searches ?? 0) })
  }

  function addGivenUpTally(tally: GivenUpTally): void {
    const key = `${tally.day} ${tally.text}`
    const known = givenUp.get(key)
    if (!known && givenUp.size >= maxWaiting) return
    givenUp.set(key, { ...tally, times: tally.times + (known?.times ?? 0) })
  }

  /**
   * True if the text was already counted today, or if neither its IP address nor the day has reached its
   * limit.
   */
  function hasRoom(day: string, text: string, ipAddress: string): boolean {
    if (counted.day !== day) counted = newDay(day)
    const { texts, newFrom } = counted
    if (texts.has(text)) return true
    const earlier = newFrom.get(ipAddress) ?? 0
    if (texts.size >= maxTextsOfDay || earlier >= maxTextsOfAddress) return false
    texts.add(text)
    newFrom.set(ipAddress, earlier + 1)
    return true
  }

  return {
    /**
     * Counts a search and its number of results. The actor is not stored; each IP address may add only so many texts a
     * day.
     */
    add(search: { readonly text: string; readonly total: number; readonly ipAddress: string }): void {
      const day = dayOf(clock().getTime())
      const text = search.text.toLowerCase()
      if (hasRoom(day, text, search.ipAddress)) addTally({ day, text, searches: 1, lastTotal: search.total })
    },
    /**
     * Counts a search that was given up. It is stored only for a text that was searched the same day and found parts,
     * and never more often than that, so that reports alone store nothing.
     */
    addGivenUp(search: { readonly text: string; readonly ipAddress: string }): void {
      const day = dayOf(clock().getTime())
      if (counted.day !== day) counted = newDay(day)
      const earlier = counted.givenUpFrom.get(search.ipAddress) ?? 0
      if (earlier >= maxGivenUpOfAddress) return
      counted.givenUpFrom.set(search.ipAddress, earlier + 1)
      addGivenUpTally({ day, text: search.text.toLowerCase(), times: 1 })
    },
    /** Stores what was counted since the last flush; on failure, the counts are retried with the next one. */
    async flush(): Promise<void> {
      if (waiting.size === 0 && givenUp.size === 0) return
      const [stored, storedGivenUp] = [waiting, givenUp]
      waiting = new Map()
      givenUp = new Map()
      try {
        await db.transaction(async (tx) => {
          await addSearchTallies(tx, [...stored.values()])
          await addGivenUp(tx, [...storedGivenUp.values()])
        })
      } catch (error) {
        const [since, givenUpSince] = [waiting, givenUp]
        waiting = stored
        givenUp = storedGivenUp
        for (const tally of since.values()) addTally(tally)
        for (const tally of givenUpSince.values()) addGivenUpTally(tally)
        throw error
      }
    },
    deleteExpired(): Promise<void> {
      const oldest = dayOf(clock().getTime() - retentionDays * dayMs)
      return db.transaction((tx) => removeSearchTallies(tx, oldest))
    },
  }
}
