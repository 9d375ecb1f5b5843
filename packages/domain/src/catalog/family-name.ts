import {
  type AttributeKind,
  colors,
  countWords,
  finishes,
  flushThings,
  hands,
  materials,
  shopWords,
  sizeWords,
  unitAmounts,
} from './family-words.ts'
import { sentence, writtenOut } from './written-words.ts'

/** What tells a part from the others of its family; `values` are its numbers, in inches where they are lengths. */
export interface Attribute {
  readonly kind: AttributeKind
  readonly text: string
  readonly values: readonly number[]
}

/** A part name without what differs within a family, and what was taken out of it. */
export interface FamilyName {
  /** In the shop's words: `HNG CAM LIFT W/ SCR`. */
  readonly base: string
  readonly attributes: readonly Attribute[]
}

interface Found extends Attribute {
  /** How many words of the name it takes. */
  readonly words: number
}

const amount = String.raw`(?:\d+-\d+\/\d+|\d+\/\d+|\d*\.\d+|\d+)`
const number = new RegExp(`^${amount}$`)
const fractionOrDecimal = /^(?:(?:\d+-)?\d+\/\d+|\d*\.\d+)$/
const measured = new RegExp(`^(${amount})(IN|FT|YD|MM|OZ|GAL)$`)
const squareStock = new RegExp(`^(${amount})(IN|MM)?SQ$`)
const crossed = new RegExp(`^${amount}(?:X${amount})+(?:IN|FT)?$`)
const thread = /^(\d+\/\d+)-\d+$/
const voltage = /^\d+(?:-\d+)?V(?:AC|DC)?$/
const rated = new RegExp(`^(${amount})(HP|KW|KVA|VA|A|W|LB|K|T)$`)
const ratio = /^(\d+):1$/
const gauge = /^(\d+)GA$/

/** The value of `36`, `1/8`, `1-1/2` or `.250`. */
function numberIn(text: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? []
  return over === undefined ? Number(text) : Number(whole) + Number(over) / Number(under)
}

const attribute = (kind: AttributeKind, text: string, values: readonly number[] = [], words = 1): Found => ({
  kind,
  text,
  values,
  words,
})

const inchText = (text: string) => `${text} in`

/** A size written as one word: `48IN`, `36X84`, `#10`, `1/4-20`, `5/16SQ`. */
function sizeWord(token: string): Found | null {
  const [, many, unit = ''] = measured.exec(token) ?? []
  if (many !== undefined) {
    return attribute('Size', writtenOut(token), [numberIn(many) * (unitAmounts[unit] ?? 1)])
  }
  const [, side, of = 'IN'] = squareStock.exec(token) ?? []
  if (side !== undefined)
    return attribute('Size', `${side} ${of.toLowerCase()} square`, [numberIn(side) * (unitAmounts[of] ?? 1)])
  const [, wide] = thread.exec(token) ?? []
  if (wide !== undefined) return attribute('Size', token, [numberIn(wide)])
  if (/^#\d+$/.test(token)) return attribute('Size', token, [Number(token.slice(1))])
  if (!crossed.test(token)) return null
  const sides = token.replace(/(?:IN|FT)$/, '').split('X')
  const unitText = /(?:IN|FT)$/.exec(token)?.[0] ?? 'IN'
  const inches = sides.map((each) => numberIn(each) * (unitAmounts[unitText] ?? 1))
  return attribute('Size', `${sides.join(' × ')} ${unitText.toLowerCase()}`, inches)
}

/** A size of several words: `12IN X 30IN`, `SZ 4`. */
function sizeWords3([first = '', second = '', third = '']: readonly string[]): Found | null {
  if (first === 'SZ' && /^\d+$/.test(second)) return attribute('Size', second, [Number(second)], 2)
  if (second !== 'X') return null
  const sides = [first, third].map(
    (each) => sizeWord(each) ?? (number.test(each) ? attribute('Size', each, [numberIn(each)]) : null),
  )
  const [from, to] = sides
  if (!from || !to) return null
  const inBoth = /^(.*) (in|ft)$/.exec(from.text)
  const left = inBoth && to.text.endsWith(` ${inBoth[2]}`) ? inBoth[1] : from.text
  return attribute('Size', `${left} × ${to.text}`, [...from.values, ...to.values], 3)
}

function offsetAt(
  [first = '', second = '']: readonly string[],
  isEnd: (token: string) => boolean,
): Found | null {
  const pair = first === 'OFFSET' ? second : second === 'OFFSET' ? first : ''
  if (fractionOrDecimal.test(pair)) return attribute('Offset', inchText(pair), [numberIn(pair)], 2)
  if (first !== 'FLUSH') return null
  if (second === 'OFFSET') return attribute('Offset', 'Flush', [0], 2)
  return !flushThings.has(second) && isEnd(second) ? attribute('Offset', 'Flush', [0]) : null
}

function ratingAt([first = '', second = '']: readonly string[]): Found | null {
  if (second === 'OHM' && number.test(first)) return attribute('Rating', `${first} ohm`, [numberIn(first)], 2)
  const [, geared] = ratio.exec(first) ?? []
  if (geared !== undefined) return attribute('Rating', first, [Number(geared)])
  const [, many, unit] = rated.exec(first) ?? []
  if (many === undefined) return null
  return attribute(
    'Rating',
    unit === 'T' ? `${many} teeth` : unit === 'K' ? `${many} K` : writtenOut(first),
    [numberIn(many)],
  )
}

function materialAt([first = '', second = '']: readonly string[]): Found | null {
  const kind = materials.has(first) ? 'Material' : finishes.has(first) ? 'Finish' : null
  if (kind === null) return null
  const written = sentence([first])
  if (second === 'CVR') return attribute(kind, `${written} cover`, [], 2)
  return first === 'SS' && /^3\d\d$/.test(second)
    ? attribute(kind, `${second} ${writtenOut(first)}`, [], 2)
    : attribute(kind, written)
}

/** A whole number that counts nothing, as in `CASING SS 6 KIT`: inches. */
function bareSize([first = '', second = '']: readonly string[], before: string): Found | null {
  if (!/^\d{1,3}$/.test(first) || countWords.has(before)) return null
  const stands =
    second === '' || ['KIT', 'W/'].includes(second) || colors.has(second) || materials.has(second)
  return stands ? attribute('Size', inchText(first), [Number(first)]) : null
}

/** The attribute that a name's words begin with, or null. */
function attributeAt(tokens: readonly string[], before: string): Found | null {
  const [first = ''] = tokens
  const hand = hands[first]
  if (hand !== undefined) return attribute('Hand', hand)
  const isEnd = (token: string) =>
    token === '' ||
    token === 'W/' ||
    token in hands ||
    colors.has(token) ||
    materials.has(token) ||
    finishes.has(token)
  const offset = offsetAt(tokens, isEnd)
  if (offset) return offset
  const [, wire] = gauge.exec(first) ?? []
  if (wire !== undefined) return attribute('Gauge', writtenOut(first), [Number(wire)])
  if (voltage.test(first)) return attribute('Voltage', writtenOut(first), [Number.parseFloat(first)])
  const more = ratingAt(tokens) ?? materialAt(tokens) ?? sizeWords3(tokens) ?? sizeWord(first)
  if (more) return more
  if (colors.has(first)) return attribute('Color', sentence([first]))
  if (sizeWords.has(first)) return attribute('Size', sentence([first]), [[...sizeWords].indexOf(first)])
  if (fractionOrDecimal.test(first)) return attribute('Size', inchText(first), [numberIn(first)])
  return bareSize(tokens, before)
}

/** Several values of one kind count as one: `8 ft, 2 in`. A finish without a material stands for it. */
function merged(found: readonly Attribute[]): Attribute[] {
  const hasMaterial = found.some(({ kind }) => kind === 'Material')
  const byKind = new Map<AttributeKind, Attribute>()
  for (const each of found) {
    const kind = each.kind === 'Finish' && !hasMaterial ? 'Material' : each.kind
    const known = byKind.get(kind)
    const text = known ? `${known.text}, ${kind === 'Size' ? each.text : each.text.toLowerCase()}` : each.text
    byKind.set(kind, { kind, text, values: [...(known?.values ?? []), ...each.values] })
  }
  return [...byKind.values()]
}

function tokensOf(name: string): string[] {
  const upper = shopWords.reduce((text, [written, short]) => text.replace(written, short), name.toUpperCase())
  return upper.split(/\s+/).filter(Boolean)
}

/**
 * Splits a part name into what all parts of its family share and what differs: hand, size, gauge, offset, material,
 * finish, color, voltage and rating. The first word and what comes right after `W/` stay: `W/ SS SCR` is about the screws.
 */
export function familyName(name: string): FamilyName {
  const tokens = tokensOf(name)
  const base = tokens.slice(0, 1)
  const found: Attribute[] = []
  for (let at = 1; at < tokens.length; ) {
    const before = tokens[at - 1] ?? ''
    const next = before === 'W/' ? null : attributeAt(tokens.slice(at, at + 3), before)
    if (next) found.push({ kind: next.kind, text: next.text, values: next.values })
    else base.push(tokens[at] ?? '')
    at += next?.words ?? 1
  }
  return { base: base.join(' '), attributes: merged(found) }
}
