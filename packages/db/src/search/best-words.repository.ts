import type { Attribute } from '@mullion/domain/catalog/family-name'
import { agreement } from '@mullion/domain/search/asked-attributes'
import { headWordOf } from '@mullion/domain/search/query'
import {
  asWholeWord,
  hasDigit,
  isRestOfNumber,
  isThing,
  type QueryWord,
  saysKindOfDoor,
  saysSystem,
} from '@mullion/domain/search/query-word'
import { readTyped } from '@mullion/domain/search/readings'
import { stopWords, weakWords } from '@mullion/domain/search/synonyms'
import { tokenize, unique } from '@mullion/domain/search/tokenizer'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import type { TermCondition } from '../dialect/term-condition.ts'
import { allWords, someWord } from './index-terms.ts'
import { listPartsAt } from './page-by-position.ts'
import { listPositions } from './search.repository.ts'

/** A word and the parts that have it, by where they have it; each field contains the one before. */
interface PlacedWord {
  /** The phrase that this word is from; the word counts only for parts that do not have the phrase. */
  readonly of?: PlacedWord
  readonly word: QueryWord
  /** The word as it is searched for: whole if parts have it so. */
  readonly read: QueryWord
  readonly lead: ReadonlySet<number>
  readonly title: ReadonlySet<number>
  readonly body: ReadonlySet<number>
}

export interface BestWords {
  /** The number keys, in lower case, of the parts whose sizes, materials and hands match best; they come first. */
  readonly bestNumbers: readonly string[]
  /** The words that the best part has anywhere. */
  readonly words: readonly QueryWord[]
  /** Those of them that are in its name. */
  readonly inName: readonly QueryWord[]
  /** What is wanted, if the best part is called so or has it in its name. */
  readonly head?: QueryWord
}

interface Search {
  readonly withObsolete: boolean
  readonly rest: () => Promise<void>
}

interface Scored {
  readonly position: number
  readonly score: number
  /** In lower case; only of parts whose names were looked at. */
  readonly numberKey?: string
}

const bestFirst = (one: Scored, other: Scored) => other.score - one.score || one.position - other.position

/** So many of the best parts are compared with the sizes, materials and sides asked for. */
const mostCompared = 60
/** So many of those come first. */
const mostBest = 3

/** More parts than these are not looked at, which limits the work for words that most parts have. */
const mostParts = 4000

/** How much a word counts, by what it says. */
const weights = {
  weak: 0.15,
  piece: 0.5,
  size: 0.6,
  describing: 0.6,
  afterFor: 0.5,
  unnamed: 0.8,
  kind: 0.9,
  named: 1,
  phrase: 1.3,
  head: 1.6,
  attribute: 3,
}
/** A word that was not typed as such may be a wrong guess. */
const guessed = 0.6
/** How much a word counts by where a part has it. */
const places = { lead: 1.2, title: 1, body: 0.4 }

/** How much a word counts by how many parts have it: the fewer, the more; what very few have may be there by chance. */
const rarity = (count: number) => Math.log2(1 + mostParts / Math.max(10, count))

function weightOf(word: QueryWord, called: number): number {
  if (weakWords.has(word.typed)) return weights.weak
  if (hasDigit(word)) return weights.size
  if (saysSystem(word)) return weights.phrase
  if (saysKindOfDoor(word)) return weights.kind
  if (!isThing(word)) return weights.describing
  if (called === 0) return weights.unnamed
  // A phrase says more than a word: an emergency release handle is an inside release.
  return word.typed.includes(' ') ? weights.phrase : weights.named
}

async function placesOf(db: Reader, word: QueryWord, { withObsolete, rest }: Search): Promise<PlacedWord> {
  const partsWith = async (condition: TermCondition) => {
    await rest()
    return new Set(await listPositions(db, kit.search.write(condition), { withObsolete, limit: mostParts }))
  }
  const inField = (read: QueryWord, field: 'title' | 'body') =>
    partsWith(allWords({ words: [read], numberPrefixes: [] }, field))
  const whole = asWholeWord(word)
  const ofWhole = await inField(whole, 'body')
  const [read, body] = ofWhole.size > 0 ? [whole, ofWhole] : [word, await inField(word, 'body')]
  const title = await inField(read, 'title')
  const lead = title.size > 0 ? await partsWith(someWord([read], 'lead')) : title
  return { word, read, lead, title, body }
}

/** The words of a phrase, which a part may have without being called so. */
const piecesOf = ({ typed }: QueryWord): QueryWord[] =>
  typed.includes(' ')
    ? unique(tokenize(typed))
        .map(readTyped)
        .filter(({ typed: piece }) => !stopWords.has(piece))
    : []

/** What is wanted: the word that says so, otherwise the last one that parts are called. */
function headOf(placed: readonly PlacedWord[]): QueryWord | undefined {
  const said = placed.filter(({ of }) => !of)
  const named = headWordOf(said.map(({ word }) => word))
  const isNamed = said.some(({ word, title }) => word === named && title.size > 0)
  return isNamed ? named : said.findLast(({ word, lead }) => lead.size > 0 && isThing(word))?.word
}

/**
 * Finds the part that has most of the words, of which rare ones, those in its name and the one that is wanted count
 * most, and returns the words that it has; null without one. `typed` are the words that were not guessed.
 */
export async function findBestWords(
  db: Reader,
  words: readonly QueryWord[],
  {
    typed,
    wanted,
    ...search
  }: Search & { readonly typed: ReadonlySet<string>; readonly wanted: readonly Attribute[] },
): Promise<BestWords | null> {
  const placed: PlacedWord[] = []
  for (const word of words) {
    const whole = await placesOf(db, word, search)
    placed.push(whole)
    for (const piece of piecesOf(word)) placed.push({ ...(await placesOf(db, piece, search)), of: whole })
  }
  const head = headOf(placed)
  const headAt = placed.findIndex(({ word }) => word === head)
  const scores = new Map<number, number>()
  for (const [at, { word, of, lead, title, body }] of placed.entries()) {
    const isFor = head?.wanted === true && at > headAt && isThing(word)
    const says = word === head ? weights.head : isFor ? weights.afterFor : weightOf(word, lead.size)
    const isTyped = typed.has((of?.word ?? word).typed)
    const weight = says * rarity(body.size) * (isTyped ? 1 : guessed) * (of ? weights.piece : 1)
    for (const position of body) {
      if (of?.body.has(position)) continue
      const place = lead.has(position) ? places.lead : title.has(position) ? places.title : places.body
      scores.set(position, (scores.get(position) ?? 0) + weight * place)
    }
  }
  const ranked = [...scores].map(([position, score]) => ({ position, score })).sort(bestFirst)
  const best = await byAgreement(db, ranked, wanted)
  // A part of another system of doors is never right.
  const systems = placed.filter(({ word, of, body }) => !of && saysSystem(word) && body.size > 0)
  for (const [at, { position }] of best.entries()) {
    if (systems.some(({ body }) => !body.has(position))) continue
    const kept = placed.filter(({ of, body }) => body.has(position) && !of?.body.has(position))
    const had = kept.map(({ word }) => word)
    if (isRestOfNumber(had, words)) continue
    const inName = kept.filter(({ title }) => title.has(position))
    const called = inName.find(({ word }) => word === head)
    const alike = best.slice(at).filter((each) => kept.every(({ body }) => body.has(each.position)))
    return {
      bestNumbers: alike.flatMap(({ numberKey }) => numberKey ?? []).slice(0, mostBest),
      words: kept.map(({ read }) => read),
      inName: inName.map(({ read }) => read),
      ...(called && { head: asCalled(called, position) }),
    }
  }
  return null
}

/** Ranks the best parts again by how well their names agree with the sizes, materials and sides asked for. */
async function byAgreement(
  db: Reader,
  ranked: readonly Scored[],
  wanted: readonly Attribute[],
): Promise<readonly Scored[]> {
  if (wanted.length === 0) return ranked
  const first = ranked.slice(0, mostCompared)
  const positions = first.map(({ position }) => position)
  const parts = await listPartsAt(
    db,
    positions.toSorted((a, b) => a - b),
  )
  const byPosition = new Map(parts.map((part) => [part.position, part]))
  const compared = first.map(({ position, score }) => {
    const part = byPosition.get(position)
    if (!part) return { position, score }
    const more = weights.attribute * agreement(wanted, part.name)
    return { position, score: score + more, numberKey: part.numberKey.toLowerCase() }
  })
  return [...compared.sort(bestFirst), ...ranked.slice(mostCompared)]
}

/** What is wanted, as what the part is called or only as a word of its name. */
function asCalled({ read: { typed, readings }, lead }: PlacedWord, position: number): QueryWord {
  return lead.has(position) ? { typed, readings, wanted: true } : { typed, readings }
}
