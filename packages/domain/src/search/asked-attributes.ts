import { type Attribute, familyName } from '../catalog/family-name.ts'
import { queryTokens } from './measurements.ts'

/** What a general word may stand for. */
const generally: Readonly<Record<string, readonly string[]>> = {
  plastic: [
    'nylon',
    'uhmw',
    'acetal',
    'pe',
    'pvc',
    'polyurethane',
    'urethane',
    'acrylic',
    'polycarb',
    'vinyl',
  ],
  rubber: ['neoprene', 'nitrile', 'silicone'],
  steel: ['stainless steel', 'galvanized', 'zinc', 'chrome', 'painted'],
  fiberglass: ['frp'],
  frp: ['fiberglass'],
  nickel: ['brushed'],
}

/** The sizes, materials, sides and ratings that a text asks for, as they are read in part names. */
export function attributesIn(text: string): readonly Attribute[] {
  const words = queryTokens(text)
    .join(' ')
    .replace(/\bwhole(\d+) (?=\d+over)/g, '$1-')
    .replace(/(\d+)over(\d+)/g, '$1/$2')
    .replace(/(\d+)point(\d+)/g, '$1.$2')
    .replace(/\bno(\d+)sign\b/g, '#$1')
    .replace(/\bsize (?=\d)/g, 'sz ')
  return familyName(`part ${words}`).attributes
}

const isLooks = ({ kind }: Attribute) => kind === 'Material' || kind === 'Finish' || kind === 'Color'
const wordsOf = (attributes: readonly Attribute[]) =>
  attributes.flatMap(({ text }) => text.toLowerCase().split(', '))

function agrees(wanted: Attribute, own: readonly Attribute[]): number {
  if (isLooks(wanted)) {
    const looks = own.filter(isLooks)
    const words = wordsOf(looks)
    const asked = wordsOf([wanted])
    const has = (word: string) =>
      words.some((each) => each === word || each.endsWith(` ${word}`) || each.startsWith(`${word} `))
    if (asked.every(has)) return 1
    if (asked.some((word) => (generally[word] ?? []).some((each) => words.includes(each)))) return 0.5
    return looks.some(({ kind }) => kind === wanted.kind) ? -1 : 0
  }
  const same = own.find(({ kind }) => kind === wanted.kind)
  if (!same) return 0
  if (same.text === wanted.text) return 1
  if (wanted.values.length === 0) return -1
  const close = (one: number, other: number) => Math.abs(one - other) < 0.03 * Math.max(one, other, 0.1)
  const found = wanted.values.filter((value) => same.values.some((each) => close(each, value)))
  return found.length === 0 ? -1 : found.length / wanted.values.length
}

/**
 * How well a part's name agrees with the attributes asked for: 1 for each that it has, -1 for each of which it has another,
 * 0 for what its name does not say.
 */
export function agreement(wanted: readonly Attribute[], name: string): number {
  if (wanted.length === 0) return 0
  const own = familyName(name).attributes
  return wanted.reduce((sum, attribute) => sum + agrees(attribute, own), 0)
}
