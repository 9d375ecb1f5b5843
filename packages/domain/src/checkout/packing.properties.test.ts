import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Packing, type PackLine, pack } from './packing.ts'

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
const line: fc.Arbitrary<PackLine> = fc.oneof(piece, coil, cutLine)
const order = fc.array(line, { maxLength: 8 })

function boxCount(packing: Packing): number {
  return packing.method === 'parcel' ? packing.boxes.length : Number.POSITIVE_INFINITY
}

function poundsOf({ unit, quantity, size, cutsInches }: PackLine): number {
  const each = size.weightPounds ?? 0
  if (unit === 'EA' || !cutsInches) return quantity * each
  return cutsInches.reduce((sum, { lengthInches, count }) => sum + (lengthInches / 12) * count * each, 0)
}

function cubicInchesOf({ unit, quantity, size, cutsInches }: PackLine): number {
  const section = (size.heightInches ?? 0) * (size.depthInches ?? 0)
  if (unit === 'EA') return quantity * section * (size.lengthInches ?? 0)
  if (!cutsInches) return 1.5 * quantity * 12 * section
  return cutsInches.reduce((sum, { lengthInches, count }) => sum + lengthInches * count * section, 0)
}

const total = (lines: readonly PackLine[], of: (line: PackLine) => number) =>
  lines.reduce((sum, each) => sum + of(each), 0)

const runs = randomCases(400)

it('no box is over a limit, and no box is empty', () => {
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
        expect(box.lengthInches + 2 * (box.widthInches + box.heightInches)).toBeLessThanOrEqual(165)
        expect(box.weightPounds).toBeGreaterThan(1)
        expect(box.weightPounds - 1).toBeLessThanOrEqual((box.kind === 'standard' ? 50 : 150) + 1e-6)
        expect(box.billablePounds).toBeGreaterThanOrEqual(box.weightPounds)
      }
    }),
    runs,
  )
})

it('boxes weigh what the goods weigh, and a pound each', () => {
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

it('another line never takes fewer boxes', () => {
  fc.assert(
    fc.property(order, line, (lines, more) => {
      expect(boxCount(pack([...lines, more]))).toBeGreaterThanOrEqual(boxCount(pack(lines)))
    }),
    runs,
  )
})

it('more of a line never takes fewer boxes', () => {
  fc.assert(
    fc.property(order, line, fc.integer({ min: 1, max: 30 }), (lines, grown, more) => {
      const larger = { ...grown, quantity: grown.quantity + more }
      expect(boxCount(pack([...lines, larger]))).toBeGreaterThanOrEqual(boxCount(pack([...lines, grown])))
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
