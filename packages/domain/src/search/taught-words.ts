import { singularOf } from './stemming.ts'

/** A word or phrase that staff taught the search, and what it means. */
export interface TaughtMeaning {
  readonly typed: string
  readonly means: string
}

interface Entry {
  readonly words: readonly string[]
  readonly means: string
}

/** Taught words by their first word, longest first. */
export type TaughtWords = ReadonlyMap<string, readonly Entry[]>

export const noTaughtWords: TaughtWords = new Map()

interface Said {
  readonly word: string
  readonly from: number
  readonly to: number
}

function saidIn(text: string): Said[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: said, index }) => {
    const plain = said
      .normalize('NFKD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
    return { word: singularOf(plain) ?? plain, from: index, to: index + said.length }
  })
}

const wordsOf = (text: string) => saidIn(text).map(({ word }) => word)

/** What makes two typed texts the same word: case, accents, signs and plurals do not matter. */
export function taughtKey(typed: string): string {
  return wordsOf(typed).join(' ')
}

/** Replaces each taught word in a text by what it means. Without taught words, or one in the text, returns the text. */
export function asTaught(text: string, taught: TaughtWords): string {
  if (taught.size === 0) return text
  const said = saidIn(text)
  let changed = ''
  let done = 0
  for (let at = 0; at < said.length; ) {
    const entry = taught
      .get(said[at]?.word ?? '')
      ?.find(({ words }) => words.every((word, next) => said[at + next]?.word === word))
    const last = entry && said[at + entry.words.length - 1]
    if (entry && last) {
      changed += text.slice(done, said[at]?.from) + entry.means
      done = last.to
    }
    at += entry?.words.length ?? 1
  }
  return done === 0 ? text : changed + text.slice(done)
}

function indexOf(rows: readonly TaughtMeaning[]): TaughtWords {
  const index = new Map<string, Entry[]>()
  for (const { typed, means } of rows) {
    const words = wordsOf(typed)
    const [first] = words
    if (first === undefined) continue
    index.set(first, [...(index.get(first) ?? []), { words, means }])
  }
  for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return index
}

const maxSteps = 10

/** Makes rows ready for `asTaught`; the meaning of one may use another. */
export function compileTaught(rows: readonly TaughtMeaning[]): TaughtWords {
  if (rows.length === 0) return noTaughtWords
  const direct = indexOf(rows)
  const meaningOf = (means: string) => {
    let meant = means
    for (let step = 0; step < maxSteps; step++) {
      const next = asTaught(meant, direct)
      if (next === meant) break
      meant = next
    }
    return meant
  }
  return indexOf(rows.map(({ typed, means }) => ({ typed, means: meaningOf(means) })))
}

/** Returns the words that a new one would lead back to itself through, itself first; null if it does not. */
export function taughtLoop(rows: readonly TaughtMeaning[], added: TaughtMeaning): string[] | null {
  const key = taughtKey(added.typed)
  const contains = (means: string, typed: string) => ` ${taughtKey(means)} `.includes(` ${taughtKey(typed)} `)
  const seen = new Set<string>()
  const walk = ({ typed, means }: TaughtMeaning, path: readonly string[]): string[] | null => {
    if (contains(means, added.typed)) return [...path, typed]
    seen.add(taughtKey(typed))
    for (const row of rows) {
      const other = taughtKey(row.typed)
      if (other === key || seen.has(other) || !contains(means, row.typed)) continue
      const loop = walk(row, [...path, typed])
      if (loop) return loop
    }
    return null
  }
  return walk(added, [])
}
