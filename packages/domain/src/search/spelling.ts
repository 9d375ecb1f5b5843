import { lazy } from './lazy.ts'
import { unique } from './tokenizer.ts'

/** Returns a word's overlapping three-letter pieces, with its start and end marked; typos leave most of them intact. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `
  return unique(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Returns the number of letters added, missing, wrong or swapped with their neighbor between two words. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** True if both words have the same letters: two were swapped, the most common typo. */
function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('')
}

/** True if a word has all letters of another, in the same order. */
function hasAllOf(word: string, other: string): boolean {
  let at = 0
  for (const letter of word) if (letter === other[at]) at++
  return at === other.length
}

const isSure = (typed: string, errors: number) => errors === 0 || (errors === 1 && typed.length > 4)

/**
 * Returns the known words a typo most likely means: one error in a short word, two in a longer one with the same first
 * letter, which is rarely the wrong one. Ties go to words with the same letters (`handel` is handle, not handed), then
 * to those that only have more of them (`stip` is strip, then step).
 */
export function likelyCorrections(typed: string, known: readonly string[]): string[] {
  const allowed = typed.length <= 4 ? 1 : 2
  const scored = known
    .filter(({ length }) => Math.abs(length - typed.length) <= allowed)
    .map((word) => ({ word, errors: editDistance(typed, word) }))
    .filter(({ word, errors }) => errors <= allowed && (isSure(typed, errors) || word[0] === typed[0]))
  const least = Math.min(...scored.map(({ errors }) => errors))
  const likeliest = scored.filter(({ errors }) => errors === least).map(({ word }) => word)
  const swapped = likeliest.filter((word) => isSwapped(typed, word))
  const [fuller, others] = [true, false].map((is) =>
    likeliest.filter((word) => hasAllOf(word, typed) === is).sort(),
  )
  return (swapped.length > 0 ? swapped.sort() : [...(fuller ?? []), ...(others ?? [])]).slice(0, 5)
}

const leastMistyped = 6

/** Returns a function that corrects one typing error in a root, if a known root is that near. */
export function rootCorrector(
  known: () => Pick<ReadonlySet<string>, 'has' | 'keys'>,
): (root: string) => string {
  const rootsByLetter = lazy(() => Map.groupBy(known().keys(), (root) => root[0]))
  return (root) => {
    if (root.length < leastMistyped || known().has(root)) return root
    const near = rootsByLetter().get(root[0]) ?? []
    const meant = near.find(
      (each) => Math.abs(each.length - root.length) <= 1 && editDistance(each, root) === 1,
    )
    return meant ?? root
  }
}
