import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import type { Part } from '@mullion/domain/catalog/part'
import { expandName } from '@mullion/domain/catalog/part-name'
import { tokenize } from '@mullion/domain/search/tokenizer'

export type QueryKind = 'exact number' | 'two words' | 'broad word' | 'typo' | 'new text'

const samples = 200
const newTexts = 30_000

function spread<T>(items: readonly T[]): T[] {
  const every = Math.max(1, Math.floor(items.length / samples))
  return items.filter((_, at) => at % every === 0).slice(0, samples)
}

function swapped(word: string): string {
  return `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`
}

const newText = ({ name, number }: Pick<Part, 'name' | 'number'>) =>
  `${tokenize(expandName(name))[0]} ${number}`

/**
 * Returns many different queries of each kind from the catalog itself; the same on every run. A large catalog has so
 * many new texts that no run repeats one.
 */
export async function searchQueries(db: Database): Promise<Partial<Record<QueryKind, string[]>>> {
  const parts = (await listAllParts(db.read)).filter((part) => !part.obsolete)
  const sampled = spread(parts)
  const longWords = sampled.map((part) =>
    tokenize(expandName(part.name)).filter((word) => /^[a-z]{6,}$/.test(word)),
  )
  const uses = new Map<string, number>()
  for (const part of parts) {
    for (const word of new Set(tokenize(expandName(part.name)))) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const broad = [...uses].filter(([word]) => word.length >= 3).sort(([, a], [, b]) => b - a)
  return {
    'exact number': sampled.map((part) => part.number),
    'two words': longWords.filter((words) => words.length > 1).map(([a, b]) => `${a} ${b}`),
    'broad word': broad.slice(0, 20).map(([word]) => word),
    typo: longWords.flatMap(([word]) => (word ? [swapped(word)] : [])),
    ...(parts.length > newTexts && { 'new text': parts.slice(0, newTexts).map(newText) }),
  }
}
