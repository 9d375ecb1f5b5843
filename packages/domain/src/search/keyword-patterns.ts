import { rootOf } from './stemming.ts'
import { symptomWords } from './symptoms.ts'

const kindsOfDoor = /^\{(?:slide|lift|power|cart)\}/
const narrowKinds = /^\{(?:vertical|droptrac|jtrack|fast|traffic)\}/

/** What a line of a table of symptoms or descriptions says: slots that are words, and words that are not said. */
export interface Pattern {
  readonly slots: readonly ReadonlySet<string>[]
  readonly never: readonly ReadonlySet<string>[]
  readonly row: number
  /** The number of slots, and a little more for a kind of door. */
  readonly weight: number
}

/** Many lines have the same slots. */
const knownSlots = new Map<string, ReadonlySet<string>>()

function slotOf(slot: string): ReadonlySet<string> {
  const known = knownSlots.get(slot)
  if (known) return known
  const words = slot.replace(/\{(\w+)\}/g, (_, name: string) => symptomWords[name] ?? '').split('|')
  const roots = new Set(words.map(rootOf))
  knownSlots.set(slot, roots)
  return roots
}

export function patternsOf({ shows }: { readonly shows: readonly string[] }, row: number): Pattern[] {
  return shows.map((line) => {
    const slots = line.split(' ')
    const kind = slots.some((slot) => narrowKinds.test(slot))
      ? 0.75
      : slots.some((slot) => kindsOfDoor.test(slot))
        ? 0.5
        : 0
    const said = slots.filter((slot) => !slot.startsWith('!')).map(slotOf)
    return {
      slots: said,
      never: slots.filter((slot) => slot.startsWith('!')).map((slot) => slotOf(slot.slice(1))),
      row,
      weight: said.length + kind,
    }
  })
}

const overlaps = (words: ReadonlySet<string>, slot: ReadonlySet<string>) => {
  for (const word of words) if (slot.has(word)) return true
  return false
}

/** True if each slot is said by a word of its own. */
function matches({ slots, never }: Pattern, words: ReadonlySet<string>): boolean {
  if (slots.length > words.size || !slots.every((slot) => overlaps(words, slot))) return false
  if (never.some((slot) => overlaps(words, slot))) return false
  const choose = (at: number, free: ReadonlySet<string>): boolean => {
    const slot = slots[at]
    if (!slot) return true
    return [...free].some((word) => {
      if (!slot.has(word)) return false
      const rest = new Set(free)
      rest.delete(word)
      return choose(at + 1, rest)
    })
  }
  return choose(0, words)
}

/** Patterns by each word of their first slot. */
export type PatternIndex = ReadonlyMap<string, readonly Pattern[]>

export function indexed(patterns: readonly Pattern[]): PatternIndex {
  const byWord = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    for (const word of pattern.slots[0] ?? []) {
      const others = byWord.get(word)
      if (others) others.push(pattern)
      else byWord.set(word, [pattern])
    }
  }
  return byWord
}

/** The pattern that takes the most of the words, and of what `bonusOf` adds for its row; the first one of those. */
export function bestPattern(
  index: PatternIndex,
  roots: readonly string[],
  bonusOf: (row: number) => number = () => 0,
): Pattern | null {
  const words = new Set(roots)
  let best: Pattern | null = null
  let most = 0
  for (const word of words) {
    for (const pattern of index.get(word) ?? []) {
      const weight = pattern.weight + bonusOf(pattern.row)
      const more = weight - most
      if (more < 0 || (more === 0 && pattern.row >= (best?.row ?? 0))) continue
      if (!matches(pattern, words)) continue
      best = pattern
      most = weight
    }
  }
  return best
}
