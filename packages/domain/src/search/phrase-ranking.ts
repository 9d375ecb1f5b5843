import { lazy } from './lazy.ts'
import { asSpelled } from './misspellings.ts'
import { withDigits } from './number-words.ts'
import { rootCorrector } from './spelling.ts'
import { rootOf } from './stemming.ts'
import { tokenize, unique } from './tokenizer.ts'
import { toEnglish } from './translation.ts'

/** One of the things being ranked, with its BM25 score for a text. */
export interface Ranked {
  readonly name: string
  /** The more, the likelier; only comparable with other scores of the same text. */
  readonly score: number
  /** The score as a share of what the words of the text could score at most: near 1 if they are all typical of it. */
  readonly share: number
}

const negations =
  /\b(?:(?:do|does|did|is|are|was|wo|ca|will|would|could|has|have)n['’]?t|wont|cant|cannot|never|without|no)\b/g
const sayNothing = new Set(
  'a an the of for to my i we need is it that which and or so at with our'.split(' '),
)

/** The roots of the words that tell one thing from another, each once. */
function saidRoots(text: string): string[] {
  const plain = withDigits(asSpelled(toEnglish(text))).replace(/\bwalk[\s-]+in\b/g, 'walkin')
  const words = tokenize(plain.replace(negations, ' not '))
  return unique(words.filter((word) => !sayNothing.has(word)).map(rootOf))
}

// The usual constants of Okapi BM25; the length counts little, because every thing has about as many phrases.
const saturation = 1.2
const lengthShare = 0.3

interface Learned {
  /** For each root, how much it says for each thing. */
  readonly byRoot: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** What a root counts that was never said of anything. */
  readonly unknown: number
}

/**
 * Returns a function that ranks things by how closely a text resembles their example phrases, one phrase a line; the best match
 * first, without things that share no word with it. The score is
 * Okapi BM25: a word counts the more the fewer things it is said of, and the more phrases of the thing have it.
 */
export function rankByPhrases(phrases: Readonly<Record<string, string>>): (text: string) => Ranked[] {
  const learned = lazy(() => learn(phrases))
  const mended = rootCorrector(() => learned().byRoot)
  return (text) => {
    const { byRoot, unknown } = learned()
    const scores = new Map<string, number>()
    let most = 0
    for (const root of unique(saidRoots(text).map(mended))) {
      const says = byRoot.get(root) ?? new Map<string, number>()
      most += says.size > 0 ? Math.max(...says.values()) : unknown
      for (const [name, score] of says) scores.set(name, (scores.get(name) ?? 0) + score)
    }
    return [...scores]
      .map(([name, score]) => ({ name, score, share: score / most }))
      .sort((one, other) => other.score - one.score)
  }
}

function learn(phrases: Readonly<Record<string, string>>): Learned {
  const things = Object.entries(phrases).map(([name, lines]) => {
    const roots = lines.trim().split('\n').flatMap(saidRoots)
    return { name, length: roots.length, uses: Map.groupBy(roots, (root) => root) }
  })
  const usualLength = things.reduce((sum, { length }) => sum + length, 0) / things.length
  const saidOf = new Map<string, number>()
  for (const { uses } of things) for (const root of uses.keys()) saidOf.set(root, (saidOf.get(root) ?? 0) + 1)
  const rarity = (count: number) => Math.log(1 + (things.length - count + 0.5) / (count + 0.5))
  const byRoot = new Map<string, Map<string, number>>()
  for (const { name, length, uses } of things) {
    const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
    for (const [root, { length: times }] of uses) {
      const says = byRoot.get(root) ?? new Map<string, number>()
      byRoot.set(root, says)
      says.set(name, (rarity(saidOf.get(root) ?? 0) * times * (saturation + 1)) / (times + damping))
    }
  }
  return { byRoot, unknown: rarity(1) }
}
