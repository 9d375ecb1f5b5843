import { openDemoShop } from '@mullion/api/testing/open-demo-shop'
import {
  blindPhrases,
  fifthBlindPhrases,
  fourthBlindPhrases,
  secondBlindPhrases,
  sixthBlindPhrases,
  thirdBlindPhrases,
} from './relevance/blind-phrases.ts'
import { heldOutPhrases } from './relevance/held-out-phrases.ts'
import { type AskerKind, judgedPhrases, phrasesSetAside } from './relevance/judged-phrases.ts'
import { laterPhrases, laterSetAside } from './relevance/later-phrases.ts'
import { printTable } from './table.ts'

interface FoundPart {
  readonly number: string
  readonly name: string
}

interface JudgedPhrase {
  readonly text: string
  readonly numbers: readonly string[]
  readonly words: readonly string[]
}

/** The place of the first right part from 0 on, `none` if nothing was found, `later` if it is below the third. */
interface Judgment extends JudgedPhrase {
  readonly place: number | 'later' | 'none'
  readonly first: string
}

const shown = 3
const goals = { first: 95, three: 98, none: 0.5, symptoms: 85 }

const split = (text = '') => text.trim().split(/\s+/).filter(Boolean)

function phrasesOf(lines: string): JudgedPhrase[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [text = '', numbers, words] = line.split('|')
      return { text: text.trim(), numbers: split(numbers), words: split(words) }
    })
}

const isRight = ({ numbers, words }: JudgedPhrase, { number, name }: FoundPart) =>
  numbers.some((each) => number.startsWith(each)) && words.every((word) => name.split(' ').includes(word))

type JudgedSet = ReadonlyMap<AskerKind, readonly Judgment[]>
type Search = (text: string) => Promise<readonly FoundPart[]>

async function judge(search: Search, phrase: JudgedPhrase): Promise<Judgment> {
  const parts = await search(phrase.text)
  const place = parts.findIndex((part) => isRight(phrase, part))
  const found = place >= 0 ? place : 'later'
  return { ...phrase, place: parts.length === 0 ? 'none' : found, first: parts[0]?.name ?? '' }
}

const percent = (judged: readonly Judgment[], counts: (place: Judgment['place']) => boolean) =>
  ((100 * judged.filter(({ place }) => counts(place)).length) / judged.length).toFixed(1)

const isFirst = (place: Judgment['place']) => place === 0
const isShown = (place: Judgment['place']) => typeof place === 'number'
const isNothing = (place: Judgment['place']) => place === 'none'

function printSet(name: string, kinds: JudgedSet) {
  const phrases = [...kinds].flatMap(([kind, judged]) => (kind === 'symptoms' ? [] : judged))
  const row = (kind: string, judged: readonly Judgment[]) => [
    kind,
    judged.length,
    percent(judged, isFirst),
    percent(judged, isShown),
    percent(judged, isNothing),
  ]
  console.log(`\n${name}`)
  printTable(
    ['asked by', 'phrases', 'first %', `first ${shown} %`, 'nothing %'],
    [...[...kinds].map(([kind, judged]) => row(kind, judged)), row('all but symptoms', phrases)],
  )
}

async function judgeAll(search: Search, phrases: Readonly<Record<AskerKind, string>>): Promise<JudgedSet> {
  const kinds = new Map<AskerKind, Judgment[]>()
  for (const [kind, lines] of Object.entries(phrases) as [AskerKind, string][]) {
    const judged: Judgment[] = []
    for (const phrase of phrasesOf(lines)) judged.push(await judge(search, phrase))
    if (judged.length > 0) kinds.set(kind, judged)
  }
  return kinds
}

/**
 * Searches the demonstration catalog for every judged phrase and prints how often the right part comes first, is among
 * the first three, or nothing is found. Misses are listed only for the phrases that the search may be tuned on.
 */
export async function benchRelevance(): Promise<void> {
  await using shop = await openDemoShop()
  const search: Search = async (text) => (await shop.guest().catalog.search({ text, limit: shown })).parts
  const tuned = await judgeAll(search, judgedPhrases)
  const later = await judgeAll(search, laterPhrases)
  const blind = await judgeAll(search, blindPhrases)
  const secondBlind = await judgeAll(search, secondBlindPhrases)
  const thirdBlind = await judgeAll(search, thirdBlindPhrases)
  const fourthBlind = await judgeAll(search, fourthBlindPhrases)
  const fifthBlind = await judgeAll(search, fifthBlindPhrases)
  const sixthBlind = await judgeAll(search, sixthBlindPhrases)
  console.log('Not right in the first place')
  for (const [kind, judged] of [
    ...tuned,
    ...later,
    ...blind,
    ...secondBlind,
    ...thirdBlind,
    ...fourthBlind,
    ...fifthBlind,
    ...sixthBlind,
  ])
    for (const { place, text, first } of judged)
      if (place !== 0) console.log(`  ${kind}: ${text} (${place}; first: ${first})`)
  printSet('Phrases to tune on', tuned)
  printSet('Later phrases to tune on', later)
  printSet('Blind phrases, first writer', blind)
  printSet('Blind phrases, second writer', secondBlind)
  printSet('Blind phrases, third writer', thirdBlind)
  printSet('Blind phrases, fourth writer', fourthBlind)
  printSet('Blind phrases, fifth writers', fifthBlind)
  printSet('Blind phrases, sixth writers', sixthBlind)
  for (const [name, phrases] of [
    ['first', phrasesSetAside],
    ['second', laterSetAside],
    ['third', heldOutPhrases],
  ] as const)
    printSet(`Set aside, ${name} set (never tune on these)`, await judgeAll(search, phrases))
  console.log(
    `Goals: first ${goals.first}, first ${shown} ${goals.three}, nothing ${goals.none}; symptoms in the first ${shown} ${goals.symptoms}.`,
  )
}
