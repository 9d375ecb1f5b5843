import type { Unit } from './part.ts'
import { expandName, expansionOf } from './part-name.ts'

/** More shop shorthand that is written out where names are shown; what a search reads is in counter-words.ts. */
const furtherShorthand: Readonly<Record<string, string>> = {
  anod: 'anodized',
  batt: 'battery',
  blu: 'blue',
  brshd: 'brushed',
  btn: 'button',
  chr: 'chrome',
  clr: 'clear',
  cyl: 'cylinder',
  gry: 'gray',
  grn: 'green',
  hd: 'heavy duty',
  htd: 'heated',
  hvy: 'heavy',
  hyd: 'hydraulic',
  incand: 'incandescent',
  insul: 'insulated',
  ka: 'keyed alike',
  kd: 'keyed different',
  lam: 'laminated',
  lg: 'large',
  lt: 'light',
  med: 'medium',
  mt: 'mount',
  nyl: 'nylon',
  opg: 'opening',
  pkg: 'package',
  pneu: 'pneumatic',
  pntd: 'painted',
  polycarb: 'polycarbonate',
  prof: 'profile',
  rel: 'release',
  retro: 'retrofit',
  sec: 'section',
  sect: 'sectional',
  sm: 'small',
  sq: 'square',
  surf: 'surface',
  svc: 'service',
  sz: 'size',
  thru: 'through',
  trad: 'traditional',
  unhtd: 'unheated',
  univ: 'universal',
  vl: 'vertical lift',
  whl: 'wheel',
  x: '×',
  yel: 'yellow',
}

const properNames: Readonly<Record<string, string>> = {
  coldswing: 'Coldswing',
  droptrac: 'DropTrac',
  fingersafe: 'Fingersafe',
  saniswing: 'Saniswing',
}

/** Short for a whole term and said letter by letter; a word without a vowel is one too. */
const acronyms: ReadonlySet<string> = new Set(['ess', 'id', 'le', 'led', 'nema', 'od', 'pe', 'uhmw', 'usb'])

/** Units as they are glued to numbers in part names, and how they are written; `V` stays glued: 120V. */
const measureUnits: Readonly<Record<string, string>> = {
  A: ' A',
  FT: ' ft',
  GA: ' ga',
  GAL: ' gal',
  HP: ' HP',
  IN: ' in',
  KVA: ' kVA',
  KW: ' kW',
  LB: ' lb',
  MM: ' mm',
  OHM: ' ohm',
  OZ: ' oz',
  SQ: ' square',
  V: 'V',
  VA: ' VA',
  VAC: ' VAC',
  VDC: ' VDC',
  W: ' W',
  YD: ' yd',
}

const measure = /^(#?[\d./-]*\d(?:X[\d./-]*\d)*)([A-Z]*)$/
const withWord = /\bW\/(?!O\b)(?=\S)/g

function writtenWord(word: string): string {
  const lower = word.toLowerCase()
  const known = furtherShorthand[lower] ?? expansionOf(lower) ?? properNames[lower]
  if (known !== undefined) return known
  const spelled = word.length === 1 || acronyms.has(lower) || !/[AEIOUY]/.test(word)
  return spelled ? word : lower
}

/** One word of a name, or a number with its unit: `48IN` is `48 in`, `J-TRK` is `J-track`. */
function written(token: string): string {
  if (token === 'W/') return 'with'
  const [, number = '', unit = ''] = measure.exec(token) ?? []
  const unitText = unit === '' ? '' : measureUnits[unit]
  if (number !== '' && unitText !== undefined) return `${number.replaceAll('X', ' × ')}${unitText}`
  return token
    .split(/([/\-&(),.]+)/)
    .map((word) => (/^[A-Z]+$/.test(word) ? writtenWord(word) : word))
    .join('')
}

function sentence(tokens: readonly string[]): string {
  const text = tokens
    .map(written)
    .join(' ')
    .replace(/\bpackage (?=\d)/g, 'pack of ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name, with the unit that stands with its price where there is one. */
export interface NamedPart {
  readonly name: string
  readonly unit?: Unit
}

/** The words of a name in capitals, without the unit that stands with its price; null for a name in small letters. */
function tokensOf({ name, unit }: NamedPart): string[] | null {
  if (/[a-z]/.test(name) || !/[A-Z]/.test(name)) return null
  const own = name.replace(/ PER (EA|FT|SQFT)$/, (said, per) =>
    unit === undefined || per === unit ? '' : said,
  )
  return own.replace(withWord, 'W/ ').split(/\s+/).filter(Boolean)
}

/**
 * A part name for display: shop shorthand written out, in sentence case, without the unit that stands with its price.
 * `HNG STRAP 18IN LH SS` is `Hinge strap 18 in left hand stainless steel`. A name in small letters keeps its case.
 */
export function displayName(part: NamedPart): string {
  const tokens = tokensOf(part)
  return tokens ? sentence(tokens) : expandName(part.name)
}

/** What parts of one kind differ in, in the order in which it is shown. */
export const attributeNames = ['Size', 'Hand', 'Material', 'Color', 'Voltage', 'Pack'] as const
type AttributeName = (typeof attributeNames)[number]

export interface PartAttribute {
  readonly name: AttributeName
  readonly value: string
}

/** The first words of a part's name, and what tells it from others of its kind. */
export interface PartTitle {
  readonly title: string
  readonly attributes: readonly PartAttribute[]
}

const hands: Readonly<Record<string, string>> = { LH: 'Left', RH: 'Right' }
const colors: ReadonlySet<string> = new Set('AMBER BLK BLU CLR GRN GRY RED WHT YEL'.split(' '))
const materials: ReadonlySet<string> = new Set(
  'ALUM BRASS BRONZE BRSHD CHR FIBERGLASS FRP GALV NYL NYLON PE PLASTIC PNTD PVC RUBBER SILICONE SS STL UHMW URETHANE VINYL ZINC'.split(
    ' ',
  ),
)
const sizes = /^(?:[\d./-]*\d(?:X[\d./-]*\d)+|[\d./-]*\d(?:X[\d./-]*\d)*(?:IN|FT|MM|OZ|GAL))$/
const voltage = /^[\d-]*\d+V(?:AC|DC)?$/

/** What the last words of a name say, and how many words that takes; null when they are no attribute. */
function lastAttribute(tokens: readonly string[]): (PartAttribute & { readonly words: number }) | null {
  const [third, second, last = ''] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)]
  const one = (name: AttributeName, value = sentence([last])) => ({ name, value, words: 1 })
  if (hands[last]) return one('Hand', hands[last])
  if (colors.has(last)) return one('Color')
  if (materials.has(last)) return one('Material')
  if (voltage.test(last)) return one('Voltage')
  if (second === 'PKG' && /^\d+$/.test(last)) return { name: 'Pack', value: `${last} pieces`, words: 2 }
  if (!sizes.test(last)) return null
  if (second === 'X' && third && sizes.test(third)) {
    return { name: 'Size', value: `${written(third)} × ${written(last)}`, words: 3 }
  }
  return one('Size', written(last))
}

/** Two words for one attribute, in the order in which the name has them. */
function together({ name, value }: PartAttribute, later: string | undefined): string {
  if (later === undefined) return value
  return `${value}, ${name === 'Size' ? later : later.toLowerCase()}`
}

/** Takes the hand out of a name, with the attributes just before it: `CHR LH` of `HNG CAM LIFT CHR LH FLUSH W/ SCR`. */
function withoutHand(tokens: readonly string[], found: Map<AttributeName, string>): readonly string[] {
  const at = tokens.findIndex((token) => hands[token])
  if (at < 2 || at === tokens.length - 1 || tokens.slice(0, at).includes('W/')) return tokens
  let left = tokens.slice(0, at + 1)
  for (let next = lastAttribute(left); next && left.length - next.words >= 2; next = lastAttribute(left)) {
    found.set(next.name, together(next, found.get(next.name)))
    left = left.slice(0, -next.words)
  }
  return [...left, ...tokens.slice(at + 1)]
}

/**
 * A part name in two pieces: the title, and what tells the part from others of its kind: the words at the end of the
 * name, and the hand with the words before it. A name that has none, or is in small letters, is all title.
 */
export function partTitle(part: NamedPart): PartTitle {
  const tokens = tokensOf(part)
  if (!tokens) return { title: expandName(part.name), attributes: [] }
  const found = new Map<AttributeName, string>()
  let left = withoutHand(tokens, found)
  for (let next = lastAttribute(left); next; next = lastAttribute(left)) {
    // A title of one word would be no name.
    if (left.length - next.words < 2 || left.at(-next.words - 1) === 'W/') break
    found.set(next.name, together(next, found.get(next.name)))
    left = left.slice(0, -next.words)
  }
  const attributes = attributeNames.flatMap((name) => {
    const value = found.get(name)
    return value === undefined ? [] : [{ name, value }]
  })
  return { title: sentence(left), attributes }
}
