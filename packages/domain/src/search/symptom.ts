import { editDistance } from './spelling.ts'
import { type SymptomRow, symptomRows, symptomWords } from './symptoms.ts'
import { describingWords, doorWords, placeWords, stopWords, synonyms } from './synonyms.ts'
import { tokenize } from './tokenizer.ts'
import { toEnglish } from './translation.ts'

/** Shown above the results of a search that says what is wrong. */
export interface Symptom {
  /** One sentence: what usually causes it. */
  readonly why: string
  /** Searches for the kinds of part that cure it, likeliest first. */
  readonly cures: readonly string[]
}

/** Removes endings so that frosts, frosted and frosty are one word; the result need not be a word. */
function rootOf(word: string): string {
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
  const bare = singular.replace(/(?<=[a-z]{3})(?:ing|ed)$/, '').replace(/(?<=[a-z]{2})[ey]$/, '')
  return bare.replace(/([bdgmnprt])\1$/, '$1')
}

const kindsOfDoor = /^\{(?:slide|lift|power|cart)\}/

interface Pattern {
  readonly slots: readonly ReadonlySet<string>[]
  readonly never: readonly ReadonlySet<string>[]
  readonly row: number
  /** The number of slots, and a little more for a kind of door. */
  readonly weight: number
}

/** Makes a value when it is first needed. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
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

function patternsOf({ shows }: SymptomRow, row: number): Pattern[] {
  return shows.map((line) => {
    const slots = line.split(' ')
    const kind = slots.some((slot) => kindsOfDoor.test(slot)) ? 0.5 : 0
    const said = slots.filter((slot) => !slot.startsWith('!')).map(slotOf)
    return {
      slots: said,
      never: slots.filter((slot) => slot.startsWith('!')).map((slot) => slotOf(slot.slice(1))),
      row,
      weight: said.length + kind,
    }
  })
}

/** Made by the first search, so that no start waits for them. */
const allPatterns = lazily(() => symptomRows.flatMap(patternsOf))

/** Patterns by each word of their first slot. */
const patternsByWord = lazily(() => {
  const patterns = new Map<string, Pattern[]>()
  for (const pattern of allPatterns()) {
    for (const word of pattern.slots[0] ?? []) {
      const others = patterns.get(word)
      if (others) others.push(pattern)
      else patterns.set(word, [pattern])
    }
  }
  return patterns
})

const negations =
  /\b(?:(?:do|does|did|is|are|was|wo|ca|will|would|could|has|have)n['’]?t|wont|cant|cannot|never|without)\b/g

/** The words of a text as patterns have them; 15 V does not say 15, and heavy duty is not heavy. */
function rootsOf(text: string): string[] {
  const plain = toEnglish(text)
    .toLowerCase()
    .replace(negations, ' not ')
    .replace(/\b(?:(?:refuses?|fails?|failed) to|no longer)\b/g, ' not ')
    .replace(/\b(?:stopped|stops|quit)\s+(?=[a-z]+ing\b)/g, ' not ')
    // Words with the root of another: a cam, snap-in, left hand.
    .replace(/\bcame\b/g, 'come')
    .replace(/\b(?:come|comes|coming) (?:off|out|loose|apart|undone|away|unglued|down)\b/g, '$& fall')
    .replace(/\bcut off\b/g, ' ')
    .replace(/\bsnapped\b/g, 'broke')
    .replace(/\btemps?\b/g, 'temperature')
    .replace(/\bleft (?=open|on\b|track)/g, 'leave ')
    .replace(/heavy[\s-]*duty/g, ' ')
    .replace(/\b(half|part|mid)[\s-]way\b/g, '$1way')
    .replace(/\broll[\s-]*up\b/g, 'rollup')
    .replace(/\bfork[\s-]+lift/g, 'forklift')
  return tokenize(plain).map(rootOf)
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

function found(roots: readonly string[]): Symptom | null {
  const words = new Set(roots)
  let best: Pattern | null = null
  for (const word of words) {
    for (const pattern of patternsByWord().get(word) ?? []) {
      const more = pattern.weight - (best?.weight ?? 0)
      if (more < 0 || (more === 0 && pattern.row >= (best?.row ?? 0))) continue
      if (matches(pattern, words)) best = pattern
    }
  }
  const row = best && symptomRows[best.row]
  return row ? { why: row.why, cures: row.cures } : null
}

const wordsOf = (text: string) => text.split(/[ ,.~]+/).filter((word) => /^[a-z]{3,}$/.test(word))

/** Words that name parts; where a door is or what it is made of names none. */
const things = lazily(
  () =>
    new Set(
      [
        ...symptomRows.flatMap(({ cures }) =>
          cures.map((cure) => cure.toLowerCase().split(' ').at(-1) ?? ''),
        ),
        ...Object.values(synonyms).flatMap(wordsOf),
        ...Object.keys(synonyms).flatMap((phrase) => wordsOf(phrase).slice(-1)),
      ]
        .filter(
          (word) => ![describingWords, doorWords, placeWords, stopWords].some((words) => words.has(word)),
        )
        .map(rootOf),
    ),
)

const complaints = lazily(
  () =>
    new Set([
      'not',
      ...['broken', 'torn', 'loose', 'off', 'ice', 'wet', 'leak', 'noise', 'stuck', 'hard', 'dead'].flatMap(
        (name) => (symptomWords[name] ?? '').split('|').map(rootOf),
      ),
    ]),
)

/** After these words comes what a part is for or does: `alarm if the freezer gets warm` asks for an alarm. */
const purposes = /\b(?:if|when|so|to|in case)\b/
/** The same if nothing is wrong with it: `bar that clamps the gasket`, but not `gasket that is torn`. */
const descriptions = /\b(?:for|that|which|where|with)\b/

/** What says that something happens, and names no part: `fan keeps running when the door opens`. */
const happenings = /\b(?:keeps?|always|never|still|loses?|losing|lost|gets?|got|ha(?:ve|s) to)\b/

const complains = (roots: readonly string[]) => roots.some((root) => complaints().has(root))

/** True if a text names a part and says what it is for, or describes it. */
function asksForPart(text: string): boolean {
  const plain = toEnglish(text).toLowerCase()
  const [before = '', ...after] = plain.split(purposes)
  const roots = rootsOf(before)
  const isNamed = things().has(roots.at(-1) ?? '') && !happenings.test(before)
  if (after.length > 0 && isNamed && !found(roots)) return true
  const [named = '', ...described] = plain.split(descriptions)
  const said = rootsOf(named)
  const isWell = !complains(rootsOf(described.join(' ')))
  return described.length > 0 && said.some((root) => things().has(root)) && !found(said) && isWell
}

/**
 * Returns the symptom that a text describes, or null. Of several that match, the one that takes the most of its words
 * wins; the first one of those.
 */
export function symptomIn(text: string): Symptom | null {
  const symptom = found(rootsOf(text))
  return symptom && !asksForPart(text) ? symptom : null
}

const leastMistyped = 6
const knownRoots = lazily(
  () => new Set(allPatterns().flatMap(({ slots }) => slots.flatMap((slot) => [...slot]))),
)
const rootsByLetter = lazily(() => Map.groupBy(knownRoots(), (root) => root[0]))

function mended(root: string): string {
  if (root.length < leastMistyped || knownRoots().has(root)) return root
  const near = rootsByLetter().get(root[0]) ?? []
  const meant = near.find(
    (each) => Math.abs(each.length - root.length) <= 1 && editDistance(each, root) === 1,
  )
  return meant ?? root
}

/** The same for a text with typing errors; only for texts that find nothing as typed. */
export function mistypedSymptomIn(text: string): Symptom | null {
  const symptom = found(rootsOf(text).map(mended))
  return symptom && !asksForPart(text) ? symptom : null
}
