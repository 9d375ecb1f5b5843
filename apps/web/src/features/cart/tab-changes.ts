import type { StoredCart } from '@mullion/domain/cart/stored-cart'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { readText, writeText } from '../../lib/storage.ts'

const emptiedKey = 'shoppingCartEmptied'

/** How many changes of each tab a saved cart contains. */
type ChangeCounts = Readonly<Record<string, number>>

interface Change {
  readonly number: number
  readonly at: number
  readonly apply: () => void
}

/** A saved cart counts the changes of this many tabs. */
const maxTabs = 20
/** A change that nobody has missed for so long is not applied again: the cart was restored or edited by hand. */
const lostWithinMs = 60_000

/** The counts are beside the documented fields of an entry, because everything in a saved cart is an entry. */
function countsIn(text: string): unknown {
  const entries = Object.values(parseJson(text) ?? {})
  if (entries.length === 0) return parseJson(readText(emptiedKey))
  return entries.find((entry) => isRecord(entry) && isRecord(entry.changes))?.changes
}

/** Returns the counts of a saved cart; null if it was saved without them. */
function readCounts(text: string | null): ChangeCounts | null {
  const saved = text === null ? null : countsIn(text)
  if (!isRecord(saved)) return null
  const counts = Object.entries(saved).filter(([, count]) => Number.isSafeInteger(count))
  return Object.fromEntries(counts.slice(-maxTabs)) as ChangeCounts
}

export interface TabChanges {
  /** Records a change of this tab, which is lost if another tab saves a cart without it. */
  record(apply: () => void): void
  /** Returns this tab's changes that a saved cart does not contain, oldest first. */
  lost(text: string | null): readonly (() => void)[]
  /** Returns the text to save for a cart that contains all changes that this tab made or has seen. */
  textOf(cart: StoredCart): string
}

/**
 * Knows which changes of this tab a saved cart contains. Two tabs can start from the same saved cart, because a browser
 * tells a tab late what another has saved; the later one then saves a cart without the other's change.
 */
export function tabChanges(saved: string | null): TabChanges {
  const tab = crypto.randomUUID().slice(0, 8)
  let seen = readCounts(saved) ?? {}
  let made: readonly Change[] = []
  let count = 0
  const isRecent = ({ at }: Change) => Date.now() - at < lostWithinMs
  return {
    record(apply) {
      count += 1
      made = [...made.filter(isRecent), { number: count, at: Date.now(), apply }]
    },
    lost(text) {
      const counts = readCounts(text)
      seen = counts ?? {}
      if (counts === null) return []
      const { [tab]: contained = 0 } = counts
      return made.filter(isRecent).flatMap(({ number, apply }) => (number > contained ? apply : []))
    },
    textOf(cart) {
      const { [tab]: _, ...others } = seen
      const changes = { ...others, [tab]: count }
      const [first] = Object.entries(cart)
      if (first) return JSON.stringify({ ...cart, [first[0]]: { ...first[1], changes } })
      writeText(emptiedKey, JSON.stringify(changes))
      return '{}'
    },
  }
}
