import type { Unit } from './part.ts'
import { expandName, expansionOf } from './part-name.ts'

/** More abbreviations, expanded only for display; search uses counter-words.ts. */
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

/** Abbreviations that stay in capitals; so does any word without a vowel. */
const acronyms: ReadonlySet<string> = new Set(['ess', 'id', 'le', 'led', 'nema', 'od', 'pe', 'uhmw', 'usb'])

/** Units attached to numbers in part names, and how they are displayed; `V` stays attached: 120V. */
const dimensionUnits: Readonly<Record<string, string>> = {
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

/** Display form of a word or of a number with its unit: `48IN` becomes `48 in`, `J-TRK` becomes `J-track`. */
function written(token: string): string {
  if (token === 'W/') return 'with'
  const [, number = '', unit = ''] = measure.exec(token) ?? []
  const unitText = unit === '' ? '' : dimensionUnits[unit]
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

/** A part name; with `unit`, the name omits the unit already shown with the price. */
export interface NamedPart {
  readonly name: string
  readonly unit?: Unit
}

/** The words of an upper-case name, without the unit shown with the price; null for a name with lower-case letters. */
function tokensOf({ name, unit }: NamedPart): string[] | null {
  if (/[a-z]/.test(name) || !/[A-Z]/.test(name)) return null
  const own = name.replace(/ PER (EA|FT|SQFT)$/, (said, per) =>
    unit === undefined || per === unit ? '' : said,
  )
  return own.replace(withWord, 'W/ ').split(/\s+/).filter(Boolean)
}

/**
 * Returns a part name for display: abbreviations expanded, sentence case, without the unit shown with the price. `HNG
 * STRAP 18IN LH SS` becomes `Hinge strap 18 in left hand stainless steel`. Names with lower-case letters keep their
 * case.
 */
export function displayName(part: NamedPart): string {
  const tokens = tokensOf(part)
  return tokens ? sentence(tokens) : expandName(part.name)
}

/** Attributes that tell similar parts apart, in display order. */
export const attributeNames = ['Size', 'Hand', 'Material', 'Color', 'Voltage', 'Pack'] as const
type AttributeName = (typeof attributeNames)[number]

export interface PartAttribute {
  readonly name: AttributeName
  readonly value: string
}

/** A part's base name, and the attributes that tell it apart from similar parts. */
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

/** The attribute in the last words of a name, and how many words it takes; null if they are not an attribute. */
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

/** Joins two values of one attribute, in name order. */
function joinValues({ name, value }: PartAttribute, later: string | undefined): string {
  if (later === undefined) return value
  return `${value}, ${name === 'Size' ? later : later.toLowerCase()}`
}

/**
 * Removes the hand from a name, with the attributes right before it: `CHR LH` in `HNG CAM LIFT CHR LH FLUSH W/ SCR`.
 */
function withoutHand(tokens: readonly string[], found: Map<AttributeName, string>): readonly string[] {
  const at = tokens.findIndex((token) => hands[token])
  if (at < 2 || at === tokens.length - 1 || tokens.slice(0, at).includes('W/')) return tokens
  let left = tokens.slice(0, at + 1)
  for (let next = lastAttribute(left); next && left.length - next.words >= 2; next = lastAttribute(left)) {
    found.set(next.name, joinValues(next, found.get(next.name)))
    left = left.slice(0, -next.words)
  }
  return [...left, ...tokens.slice(at + 1)]
}

/**
 * Splits a part name into a title and attributes: those at the end of the name, and the hand with the words before it.
 * A name without attributes, or with lower-case letters, is all title.
 */
export function partTitle(part: NamedPart): PartTitle {
  const tokens = tokensOf(part)
  if (!tokens) return { title: expandName(part.name), attributes: [] }
  const found = new Map<AttributeName, string>()
  let left = withoutHand(tokens, found)
  for (let next = lastAttribute(left); next; next = lastAttribute(left)) {
    // A title needs at least two words.
    if (left.length - next.words < 2 || left.at(-next.words - 1) === 'W/') break
    found.set(next.name, joinValues(next, found.get(next.name)))
    left = left.slice(0, -next.words)
  }
  const attributes = attributeNames.flatMap((name) => {
    const value = found.get(name)
    return value === undefined ? [] : [{ name, value }]
  })
  return { title: sentence(left), attributes }
}
