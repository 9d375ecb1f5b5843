import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Packing, type PackingLine, pack } from './packing.ts'

const eighths = (most: number) => fc.integer({ min: 1, max: most * 8 }).map((value) => value / 8)
const hundredths = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((value) => value / 100)

const piece = fc.record({
  unit: fc.constant('EA' as const),
  quantity: fc.integer({ min: 1, max: 40 }),
  size: fc.record({
    lengthInches: eighths(100),
    heightInches: eighths(14),
    depthInches: eighths(14),
    weightPounds: hundredths(60),
  }),
})
const profile = fc.record({ heightInches: eighths(20), depthInches: eighths(3), weightPounds: hundredths(3) })
const coil = fc.record({
  unit: fc.constant('FT' as const),
  quantity: fc.integer({ min: 1, max: 400 }).map((value) => value / 4),
  size: profile.map((section) => ({ ...section, lengthInches: 12 })),
})
const cut = fc.record({ lengthInches: eighths(106), count: fc.integer({ min: 1, max: 12 }) })
const cutLine = fc.record({
  unit: fc.constant('FT' as const),
  quantity: fc.constant(1),
  size: profile.map((section) => ({ ...section, lengthInches: 12 })),
  cutsInches: fc.array(cut, { minLength: 1, maxLength: 4 }),
})
const line: fc.Arbitrary<PackingLine> = fc.oneof(piece, coil, cutLine)
const order = fc.array(line, { maxLength: 8 })

function boxCount(packing: Packing): number {
  return packing.method === 'parcel' ? packing.boxes.length : Number.POSITIVE_INFINITY
}

function poundsOf({ unit, quantity, size, cutsInches }: PackingLine): number {
  const each = size.weightPounds ?? 0
  if (unit === 'EA' || !cutsInches) return quantity * each
  return cutsInches.reduce((sum, { lengthInches, count }) => sum + (lengthInches / 12) * count * each, 0)
}

function cubicInchesOf({ unit, quantity, size, cutsInches }: PackingLine): number {
  const section = (size.heightInches ?? 0) * (size.depthInches ?? 0)
  if (unit === 'EA') return quantity * section * (size.lengthInches ?? 0)
  if (!cutsInches) return 1.5 * quantity * 12 * section
  return cutsInches.reduce((sum, { lengthInches, count }) => sum + lengthInches * count * section, 0)
}

const total = (lines: readonly PackingLine[], of: (line: PackingLine) => number) =>
  lines.reduce((sum, each) => sum + of(each), 0)

const runs = randomCases(100)

it('no box is over a limit or empty', () => {
  fc.assert(
    fc.property(order, (lines) => {
      const packing = pack(lines)
      if (packing.method === 'freight') return
      expect(packing.boxes.length).toBeLessThanOrEqual(200)
      for (const box of packing.boxes) {
        const sides = [box.lengthInches, box.widthInches, box.heightInches]
        expect(sides).toEqual(sides.map(Math.ceil).sort((a, b) => b - a))
        expect(box.heightInches).toBeGreaterThanOrEqual(4)
        expect(box.lengthInches).toBeLessThanOrEqual(107)
        // A 165-in piece may get a box that is larger by the rounding and the 4-in minimum side.
        expect(box.lengthInches + 2 * (box.widthInches + box.heightInches)).toBeLessThanOrEqual(165 + 11)
        expect(box.weightPounds).toBeGreaterThan(1)
        expect(box.weightPounds - 1).toBeLessThanOrEqual((box.kind === 'standard' ? 50 : 150) + 1e-6)
        expect(box.billablePounds).toBeGreaterThanOrEqual(box.weightPounds)
      }
    }),
    runs,
  )
})

it('boxes weigh as much as the goods plus a pound each', () => {
  fc.assert(
    fc.property(order, (lines) => {
      const packing = pack(lines)
      expect(packing.weightPounds).toBeCloseTo(total(lines, poundsOf), 4)
      if (packing.method === 'freight') return
      const boxed = packing.boxes.reduce((sum, box) => sum + box.weightPounds - 1, 0)
      expect(boxed).toBeCloseTo(packing.weightPounds, 4)
    }),
    runs,
  )
})

it('boxes have room for the goods', () => {
  fc.assert(
    fc.property(order, (lines) => {
      const packing = pack(lines)
      if (packing.method === 'freight') return
      const room = packing.boxes.reduce(
        (sum, box) => sum + box.lengthInches * box.widthInches * box.heightInches,
        0,
      )
      expect(room + 1e-6).toBeGreaterThanOrEqual(total(lines, cubicInchesOf))
    }),
    runs,
  )
})

/** The pieces according to the rules, without using any packer code. */
function piecesOf({ unit, quantity, size, cutsInches }: PackingLine) {
  const { lengthInches, heightInches, depthInches, weightPounds } = size
  const [l = 12, h = 8, d = 4, pounds = 2] = [lengthInches, heightInches, depthInches, weightPounds].map(
    (side) => side ?? undefined,
  )
  const each = (length: number, weight: number, count: number) =>
    Array.from({ length: count }, () => ({ sides: [length, h, d].sort((a, b) => b - a), weight }))
  if (unit === 'EA') return each(l, pounds, quantity)
  return (cutsInches ?? []).flatMap((cut) =>
    each(cut.lengthInches, (cut.lengthInches / 12) * pounds, cut.count),
  )
}

const bulky = fc.record({
  unit: fc.constant('EA' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  size: fc.record({
    lengthInches: eighths(112),
    heightInches: eighths(30),
    depthInches: eighths(30),
    weightPounds: hundredths(155),
  }),
})

it('an order goes by freight exactly when a piece is over a limit or it needs more than 200 boxes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof<fc.Arbitrary<PackingLine>[]>(line, bulky), { maxLength: 5 }), (lines) => {
      const over = lines
        .filter(({ unit, cutsInches }) => unit === 'EA' || cutsInches)
        .flatMap(piecesOf)
        .some(({ sides: [a = 0, b = 0, c = 0], weight }) => {
          return a > 107 || weight > 150 || a + 2 * (b + c) > 165 + 1e-9
        })
      const packing = pack(lines)
      if (packing.method === 'parcel') expect(over).toBe(false)
      else if (packing.reason !== 'too_many_boxes') expect(over).toBe(true)
    }),
    runs,
  )
})

it('small pieces never need more boxes than first-fit decreasing by volume, weight or share', () => {
  const small = fc.record({
    unit: fc.constant('EA' as const),
    quantity: fc.integer({ min: 1, max: 12 }),
    size: fc.record({
      lengthInches: eighths(16),
      heightInches: eighths(8),
      depthInches: eighths(8),
      weightPounds: hundredths(50),
    }),
  })
  const sizes: ((piece: { volume: number; weight: number }) => number)[] = [
    ({ volume }) => volume,
    ({ weight }) => weight,
    ({ volume, weight }) => Math.max(volume / 2048, weight / 50),
  ]
  fc.assert(
    fc.property(fc.array(small, { minLength: 1, maxLength: 8 }), (lines) => {
      const pieces = lines.flatMap(piecesOf).map(({ sides: [a = 0, b = 0, c = 0], weight }) => {
        return { volume: a * b * c, weight }
      })
      for (const size of sizes) {
        const open: { volume: number; weight: number }[] = []
        for (const piece of pieces.toSorted((x, y) => size(y) - size(x))) {
          const box = open.find(
            (each) => each.volume + piece.volume <= 2048 + 1e-6 && each.weight + piece.weight <= 50 + 1e-6,
          )
          if (box) box.volume += piece.volume
          if (box) box.weight += piece.weight
          else open.push({ ...piece })
        }
        expect(boxCount(pack(lines))).toBeLessThanOrEqual(open.length)
      }
    }),
    runs,
  )
})

it('the order of the lines does not matter', () => {
  const shuffled = order.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  )
  fc.assert(
    fc.property(shuffled, ([lines, other]) => {
      expect(pack(other)).toEqual(pack(lines))
    }),
    runs,
  )
})
