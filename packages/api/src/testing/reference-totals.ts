// A second money counter for tests, written only from the project's decisions: it imports nothing from the
// product, and counts in whole numbers where the product uses fractions. If the two differ, one of them is
// wrong.

import { type Bulk, boxBulk, standardBoxes } from './reference-packing.ts'

/** A part in the counter's units: eighths of an inch, hundredths of a pound. */
export interface ReferencePart {
  readonly unit: 'EA' | 'FT' | 'SQFT'
  readonly listCents: number
  readonly lengthEighths: number
  readonly heightEighths: number
  readonly depthEighths: number
  readonly hundredthPounds: number
  /** Left out for a part without tags. */
  readonly tag?: string
  /** What this order's company agreed on for the part; left out if nothing. */
  readonly agreed?: {
    readonly contractCents: number | null
    readonly breaks: readonly (readonly [from: number, cents: number])[]
  }
}

/** A cart line, measured in quarters of a unit or in cuts. */
export interface ReferenceLine {
  readonly part: ReferencePart
  readonly quarters: number
  readonly cuts: readonly { readonly eighths: number; readonly count: number }[]
}

export interface ReferenceOrder {
  readonly lines: readonly ReferenceLine[]
  readonly state: string
  readonly zone: Zone
  /** UPS service code: 03, 12, 02, 13, 01 or 14. */
  readonly service: string
  readonly prepaid: boolean
  readonly discountHundredths: number
  /** Hundredths of a percent off for a tag, where the company has a discount for it. */
  readonly tagDiscounts?: ReadonlyMap<string, number>
  readonly exemptStates: readonly string[]
  /** What a price quote says freight costs, whatever is shipped; left out if it does not say. */
  readonly freightCents?: number
}

export type Zone = '2' | '3' | '4' | '5' | '6' | '7' | '8' | 'hawaii' | 'alaska' | 'territory'
const zoneNames: readonly Zone[] = ['2', '3', '4', '5', '6', '7', '8', 'hawaii', 'alaska', 'territory']

/** For each UPS service, the base price in cents and the cents per pound, zone by zone. */
const parcelPrices: Readonly<Record<string, string>> = {
  '03': '1100+30 1130+36 1170+43 1210+52 1260+66 1320+80 1380+98 3900+210 4100+225 4300+240',
  '12': '1450+50 1520+62 1620+80 1740+102 1900+130 2060+160 2240+190 4500+260 4700+275 4900+290',
  '02': '1900+75 2050+95 2250+125 2500+165 2800+215 3050+265 3300+310 5200+380 5400+400 5600+420',
  '13': '3200+110 3800+150 4700+220 5500+290 6200+360 6800+420 7400+480 8600+540 8900+560 9200+580',
  '01': '3500+120 4150+165 5100+240 5950+315 6700+390 7350+450 8000+515 9200+575 9500+595 9800+615',
  '14': '7000+130 7700+175 8700+250 9600+325 10400+400 11100+460 11800+525 13200+590 13500+610 13800+630',
}
const extras = {
  large: [25500, 28000, 28000, 30500, 30500, 33000, 33000, 33000, 33000, 33000],
  heavy: [4600, 5000, 5000, 5450, 5450, 5875, 5875, 5875, 5875, 5875],
  long: [2950, 3300, 3300, 3650, 3650, 4075, 4075, 4075, 4075, 4075],
}
const hundredweight = [1800, 2200, 2900, 3700, 4600, 5500, 6400, 14500, 15500, 17000]

/** Tax rates by state, in thousandths of a percent; states not listed have none. */
const taxes = new Map(
  (
    'AL 4 AZ 5.6 AR 6.5 CA 7.25 CO 2.9 CT 6.35 DC 6 FL 6 GA 4 HI 4 ID 6 IL 6.25 IN 7 IA 6 KS 6.5 KY 6 LA 5 ME 5.5 ' +
    'MD 6 MA 6.25 MI 6 MN 6.875 MS 7 MO 4.225 NE 5.5 NV 6.85 NJ 6.625 NM 4.875 NY 4 NC 4.75 ND 5 OH 5.75 OK 4.5 PA 6 ' +
    'RI 7 SC 6 SD 4.2 TN 7 TX 6.25 UT 6.1 VT 6 VA 5.3 WA 6.5 WV 6 WI 5 WY 4'
  )
    .match(/[A-Z]{2} [\d.]+/g)
    ?.map((row) => [row.slice(0, 2), Math.round(Number(row.slice(3)) * 1000)] as const),
)

/**
 * A piece: its sides in eighths of an inch, longest first, and its weight in 1/9600 of a pound, a unit in
 * which every cut has a whole weight.
 */
interface Piece {
  readonly sides: readonly [number, number, number]
  readonly weight: number
}
const pound = 9600
const inch = 8

const sorted = (a: number, b: number, c: number) =>
  [a, b, c].sort((x, y) => y - x) as [number, number, number]
const up = (amount: number, by: number) => Math.ceil(amount / by)

function quartersOf({ part, quarters, cuts }: ReferenceLine): number {
  if (part.unit === 'EA' || cuts.length === 0) return quarters
  return cuts.reduce((sum, { eighths, count }) => sum + Math.max(1, Math.floor(eighths / 24)) * count, 0)
}

function piecesOf({ part, quarters, cuts }: ReferenceLine): Piece[] {
  const { lengthEighths: l, heightEighths: h, depthEighths: d, hundredthPounds } = part
  if (part.unit === 'EA') {
    const piece = { sides: sorted(l, h, d), weight: hundredthPounds * 96 }
    return Array.from({ length: quarters / 4 }, () => piece)
  }
  return cuts.flatMap(({ eighths, count }) =>
    Array.from({ length: count }, () => ({
      sides: sorted(eighths, ...crossSection(part)),
      weight: eighths * hundredthPounds,
    })),
  )
}

/**
 * Returns the two sides of a part's cross-section. A square foot counts as a foot of a 12-inch-wide strip, as
 * thick as the smallest side.
 */
function crossSection({ unit, lengthEighths, heightEighths, depthEighths }: ReferencePart): [number, number] {
  if (unit === 'FT') return [heightEighths, depthEighths]
  return [12 * inch, Math.min(lengthEighths, heightEighths, depthEighths)]
}

/** Packs feet without cuts into boxes: one box if they fit, otherwise full boxes and a remainder. */
function coilsOf({ part, quarters, cuts }: ReferenceLine): Bulk[] {
  if (part.unit === 'EA' || cuts.length > 0) return []
  const [wide, thin] = crossSection(part)
  const quarter = { volume: 36 * wide * thin, weight: 24 * part.hundredthPounds }
  const most = Math.min(
    Math.floor(boxBulk.volume / quarter.volume),
    Math.floor(boxBulk.weight / quarter.weight),
  )
  const lots: Bulk[] = []
  for (let left = quarters; left > 0; left -= most) {
    const here = Math.min(left, most)
    lots.push({ volume: here * quarter.volume, weight: here * quarter.weight })
  }
  return lots
}

interface Box {
  readonly sides: readonly [number, number, number]
  readonly weight: number
}

const side = (eighths: number) => Math.max(4, up(eighths, inch))
const boxSides = ([a, b, c]: readonly [number, number, number]) =>
  [side(a), side(b), side(c)] as [number, number, number]

/**
 * Stacks pieces in rows across an inside width, each row of one cross-section; null if the width is too narrow for a
 * piece.
 */
function stack(pieces: readonly Piece[], inside: number): { width: number; height: number } | null {
  let [width, height, at] = [0, 0, 0]
  while (at < pieces.length) {
    const [, wide, thin] = pieces[at]?.sides ?? [0, 0, 0]
    let count = 0
    while (pieces[at + count]?.sides[1] === wide && pieces[at + count]?.sides[2] === thin) count += 1
    const across = Math.floor((inside * inch) / wide)
    if (across === 0) return null
    width = Math.max(width, Math.min(count, across) * wide)
    height += up(count, across) * thin
    at += count
  }
  return { width, height }
}

/** Yields each way that pieces of one length fit in a box within all limits. */
function* ways(pieces: readonly Piece[], length: number): Generator<Box['sides']> {
  const around = Math.floor((165 - length) / 2)
  const first = side(pieces[0]?.sides[1] ?? 0)
  for (let inside = first; inside <= Math.min(length, around - 4); inside += 1) {
    const lying = stack(pieces, inside)
    if (!lying || lying.height > Math.min(length, around - inside) * inch) continue
    yield boxSides(sorted(length * inch, lying.width, lying.height))
  }
}

const weightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { weight }) => sum + weight, 0)
const volumeOf = ([a, b, c]: Box['sides']) => a * b * c

/** Packs pieces of one length, longest cross-section first; the first box takes at most `firstPounds`. */
function longBoxesOf(length: number, decreasing: readonly Piece[], firstPounds: number): Box[] {
  const boxes: Piece[][] = []
  for (const piece of decreasing) {
    const open = boxes.find((pieces, at) => {
      const most = at === 0 ? firstPounds : 150
      if (weightOf(pieces) + piece.weight > most * pound) return false
      return !ways([...pieces, piece], length).next().done
    })
    if (open) open.push(piece)
    else boxes.push([piece])
  }
  return boxes.map((pieces) => {
    const own = boxSides(pieces[0]?.sides ?? [0, 0, 0])
    const smallest = [...ways(pieces, length)].sort((a, b) => volumeOf(a) - volumeOf(b) || a[1] - b[1])[0]
    return { sides: smallest ?? own, weight: weightOf(pieces) }
  })
}

const billable = ({ sides, weight }: Box) => Math.max(up(weight + pound, pound), up(volumeOf(sides), 139))

/** A box over 48 in is billed as 40 lb at least, over 96 in as 90: one of several boxes is tried with just that. */
function longBoxes(pieces: readonly Piece[]): Box[] {
  const decreasing = [...pieces].sort(
    (a, b) => b.sides[1] - a.sides[1] || b.sides[2] - a.sides[2] || b.weight - a.weight,
  )
  const byLength = Map.groupBy(decreasing, ({ sides }) => side(sides[0]))
  return [...byLength].flatMap(([length, same]) => {
    const full = longBoxesOf(length, same, 150)
    if (length <= 48 || full.length < 2) return full
    const least = length > 96 ? 90 : 40
    const other = longBoxesOf(length, same, least - 1)
    // Over 96 in the large package surcharge takes the place of the one for weight.
    const isHeavy = ({ weight }: Box) => length <= 96 && weight > 50 * pound
    const heavy = (boxes: readonly Box[]) => boxes.filter(isHeavy).length
    const billed = (boxes: readonly Box[]) =>
      boxes.reduce((sum, box) => sum + Math.max(least, billable(box)), 0)
    const saved = full.length - other.length || heavy(full) - heavy(other) || billed(full) - billed(other)
    return saved > 0 ? other : full
  })
}

function boxCents(box: Box, { service, zone }: ReferenceOrder): number {
  const { sides, weight } = box
  const at = zoneNames.indexOf(zone)
  const [base = 0, each = 0] = (parcelPrices[service]?.split(' ')[at] ?? '').split('+').map(Number)
  const pounds = billable(box)
  const [long] = sides
  if (long > 96) return base + Math.max(90, pounds) * each + (extras.large[at] ?? 0)
  if (weight > 50 * pound) return base + pounds * each + (extras.heavy[at] ?? 0)
  if (long > 48) return base + Math.max(40, pounds) * each + (extras.long[at] ?? 0)
  return base + pounds * each
}

function freightCents(pieces: readonly Piece[], coils: readonly Bulk[], { zone }: ReferenceOrder): number {
  const pounds = up(weightOf(pieces) + coils.reduce((sum, { weight }) => sum + weight, 0), pound)
  const longest = Math.max(coils.length > 0 ? 16 * inch : 0, ...pieces.map(({ sides: [long] }) => long))
  const over = [240, 192, 144, 96].findIndex((inches) => longest > inches * inch)
  const byLength = [45_000, 28_500, 16_500, 8500, 0].at(over) ?? 0
  const byWeight = Math.floor((pounds * (hundredweight[zoneNames.indexOf(zone)] ?? 0) + 50) / 100)
  return 14_500 + byWeight + byLength
}

function shippingOf(order: ReferenceOrder): { method: 'parcel' | 'freight'; cents: number } {
  const pieces = order.lines.flatMap(piecesOf)
  const coils = order.lines.flatMap(coilsOf)
  const tooLarge = pieces.some(
    ({ sides: [a, b, c], weight }) => a > 107 * inch || weight > 150 * pound || a + 2 * (b + c) > 165 * inch,
  )
  const freight = () => ({ method: 'freight' as const, cents: freightCents(pieces, coils, order) })
  if (tooLarge) return freight()
  const isSmall = ({ sides: [a, b, c], weight }: Piece) =>
    a <= 128 && b <= 128 && c <= 64 && weight <= boxBulk.weight
  const small = pieces.filter(isSmall).map(({ sides: [a, b, c], weight }) => ({ volume: a * b * c, weight }))
  const boxes = [
    ...standardBoxes([...coils, ...small]).map((weight): Box => ({ sides: [16, 16, 8], weight })),
    ...longBoxes(pieces.filter((piece) => !isSmall(piece))),
  ]
  if (boxes.length > 200) return freight()
  return { method: 'parcel', cents: boxes.reduce((sum, box) => sum + boxCents(box, order), 0) }
}

const percent = (cents: number, thousandths: number) => Math.floor((cents * thousandths + 50_000) / 100_000)

/** A unit costs the contract price; else the lowest of breaks reached and tag discount; else list less the discount. */
function unitCents(line: ReferenceLine, { discountHundredths, tagDiscounts }: ReferenceOrder): number {
  const { listCents, tag, agreed } = line.part
  if (agreed && agreed.contractCents !== null) return agreed.contractCents
  const special: number[] = []
  for (const [from, cents] of agreed?.breaks ?? []) if (quartersOf(line) >= from * 4) special.push(cents)
  const off = tagDiscounts?.get(tag ?? '')
  if (off) special.push(Number((BigInt(listCents) * BigInt(10_000 - off) * 2n + 10_000n) / 20_000n))
  if (special.length > 0) return Math.min(...special)
  return Math.floor((listCents * discountHundredths + 50) / 100)
}

/** Returns what a line of an order costs, in cents. */
export const referenceLineCents = (line: ReferenceLine, order: ReferenceOrder) =>
  Math.floor((unitCents(line, order) * quartersOf(line) + 2) / 4)

/** Returns the sales tax of goods and of freight that ship to a state, in cents. */
export function referenceTax(state: string, { goods, shipping }: { goods: number; shipping: number }) {
  const rate = taxes.get(state) ?? 0
  const freightTax = ['AL', 'CO', 'ME'].includes(state) ? 0 : percent(shipping, rate)
  return { goodsTax: percent(goods, rate), freightTax }
}

/** Returns the total of an order, in cents. */
export function referenceTotals(order: ReferenceOrder) {
  const goods = order.lines.reduce((sum, line) => sum + referenceLineCents(line, order), 0)
  const { method, cents } =
    order.freightCents === undefined
      ? shippingOf(order)
      : { method: 'parcel' as const, cents: order.freightCents }
  const shipping = order.prepaid ? cents : 0
  const isExempt = order.exemptStates.includes(order.state)
  const { goodsTax, freightTax } = referenceTax(isExempt ? '' : order.state, { goods, shipping })
  return { method, goods, shipping, goodsTax, freightTax, total: goods + shipping + goodsTax + freightTax }
}
