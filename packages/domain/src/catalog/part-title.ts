import type { Unit } from './part.ts'
import { expandName } from './part-name.ts'
import { sentence, writtenOut } from './written-words.ts'

const withWord = /\bW\/(?!O\b)(?=\S)/g

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
/** A fraction without a unit, such as `4-1/2`: inches. */
const fraction = /^(?:\d+-)?\d+\/\d+$/
const voltage = /^[\d-]*\d+V(?:AC|DC)?$/

/** Returns the attribute at the end of a name and how many words it takes; null if there is none. */
function lastAttribute(tokens: readonly string[]): (PartAttribute & { readonly words: number }) | null {
  const [third, second, last = ''] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)]
  const one = (name: AttributeName, value = sentence([last])) => ({ name, value, words: 1 })
  if (hands[last]) return one('Hand', hands[last])
  if (colors.has(last)) return one('Color')
  if (materials.has(last)) return one('Material')
  if (voltage.test(last)) return one('Voltage')
  if (second === 'PKG' && /^\d+$/.test(last)) return { name: 'Pack', value: `${last} pieces`, words: 2 }
  if (second === 'SZ' && /^\d+$/.test(last)) return { name: 'Size', value: last, words: 2 }
  if (second === 'X' && third && /\d/.test(third) && /^\d/.test(last)) {
    return { name: 'Size', value: `${writtenOut(third)} × ${writtenOut(last)}`, words: 3 }
  }
  if (fraction.test(last)) return one('Size', `${last} in`)
  if (!sizes.test(last)) return null
  return one('Size', writtenOut(last))
}

/** Joins two values of one attribute in the order they have in the name. */
function joinValues({ name, value }: PartAttribute, later: string | undefined): string {
  if (later === undefined) return value
  return `${value}, ${name === 'Size' ? later : later.toLowerCase()}`
}

/** Moves the attributes at the end of a name to `found`, leaving at least `fewest` words. */
function withoutLast(
  tokens: readonly string[],
  found: Map<AttributeName, string>,
  fewest: number,
): readonly string[] {
  let left = tokens
  for (let next = lastAttribute(left); next; next = lastAttribute(left)) {
    if (left.length - next.words < fewest || left.at(-next.words - 1) === 'W/') break
    found.set(next.name, joinValues(next, found.get(next.name)))
    left = left.slice(0, -next.words)
  }
  return left
}

/**
 * Removes the hand from a name, with the attributes right before it: `CHR LH` in `HNG CAM LIFT CHR LH FLUSH W/ SCR`.
 */
function withoutHand(tokens: readonly string[], found: Map<AttributeName, string>): readonly string[] {
  const at = tokens.findIndex((token) => hands[token])
  if (at < 2 || at === tokens.length - 1 || tokens.slice(0, at).includes('W/')) return tokens
  return [...withoutLast(tokens.slice(0, at + 1), found, 2), ...tokens.slice(at + 1)]
}

/**
 * Words at the end of a name that state its kind; attributes before them describe the part, not these words.
 */
const kinds = new RegExp(
  ` (?:W/ .*|(?:SS CVR )?(?:REG|PARALLEL|HOLD OPEN)|${[
    'ADJ|BALL BRG|BEVEL|BOLT DN|BULB|DART|DIAMOND|DUMMY|EMBED|FIXED|FLAT|FLUSH|HD|KA|KD|KEYED|KIT|LG|LIGHTED|MED|MK|MUSHROOM',
    'NON LOCKING|OVERLAP|PADLOCKABLE|PAIR|PASSAGE|PLAIN BRG|RIM|SET|SET OF \\d+|SM|SPRING|STD|SURF|SWEEP|SWIVEL|THRU BOLT',
    '(?:\\d+-)?\\d+/\\d+ (?:OFFSET|RISE)',
  ].join('|')})$`,
)

/** Removes the attributes before the words that say the kind: `34X78 BLK` in `GSKT SNAP-IN 34X78 BLK SET`. */
function withoutInner(tokens: readonly string[], found: Map<AttributeName, string>): readonly string[] {
  const kind = kinds.exec(tokens.join(' '))?.[0].trim().split(' ') ?? []
  if (kind.length === 0) return tokens
  return [...withoutLast(tokens.slice(0, -kind.length), found, 1), ...kind]
}

/**
 * Splits a part name into a title and attributes: those at the end of the name, the hand with the words before it, and
 * those before the words that say the kind.
 * A name without attributes, or with lower-case letters, is all title.
 */
export function partTitle(part: NamedPart): PartTitle {
  const tokens = tokensOf(part)
  if (!tokens) return { title: expandName(part.name), attributes: [] }
  const found = new Map<AttributeName, string>()
  const left = withoutInner(withoutLast(withoutHand(tokens, found), found, 2), found)
  const attributes = attributeNames.flatMap((name) => {
    const value = found.get(name)
    return value === undefined ? [] : [{ name, value }]
  })
  return { title: sentence(left), attributes }
}
