import { times } from '@mullion/config/test-speed'
import { type Packing, type PackingLine, pack } from '@mullion/domain/checkout/packing'
import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { expect, it } from 'vitest'
import { zones } from '../zones.ts'
import { boxPriceCents } from './box-price.ts'

/** Seeded random numbers, so that a failing cart can be reproduced. */
function dice(seed: number) {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return (most: number) => 1 + Math.floor(random() * most)
}
type UpTo = ReturnType<typeof dice>

/** A part as a counter sells it: most are small, every fifth is long, weights are in tenths of a pound. */
function randomLine(upTo: UpTo): PackingLine {
  const weightPounds = upTo(120) / 10
  if (upTo(6) === 1) {
    const size = {
      lengthInches: 12,
      heightInches: upTo(16) / 8,
      depthInches: upTo(8) / 8,
      weightPounds: upTo(12) / 10,
    }
    return { unit: 'FT', quantity: upTo(160) / 4, size }
  }
  const isLong = upTo(5) === 1
  const side = () => (isLong ? upTo(32) / 8 : upTo(64) / 8)
  const lengthInches = isLong ? 16 + upTo(91) : upTo(16)
  return {
    unit: 'EA',
    quantity: upTo(12),
    size: { lengthInches, heightInches: side(), depthInches: side(), weightPounds },
  }
}

/** The price of each service to each zone, in cents; null by truck. */
function pricesOf(packing: Packing): number[] | null {
  if (packing.method === 'freight') return null
  const priceOf = (service: (typeof upsServiceCodes)[number], zone: (typeof zones)[number]) =>
    packing.boxes.reduce((sum, box) => sum + boxPriceCents(box, service, zone), 0)
  return upsServiceCodes.flatMap((service) => zones.map((zone) => priceOf(service, zone)))
}

const oneMore = (line: PackingLine): PackingLine => ({
  ...line,
  quantity: line.quantity + (line.unit === 'EA' ? 1 : 0.25),
})

const carts = times(500, 2000)

it(`one more of a part never costs less to ship, by any service to any zone: ${carts} random carts`, () => {
  const upTo = dice(311)
  let compared = 0
  for (let at = 0; at < carts; at += 1) {
    const cart = Array.from({ length: upTo(6) }, () => randomLine(upTo))
    const before = pricesOf(pack(cart))
    for (const changed of cart.keys()) {
      const after = pricesOf(pack(cart.map((line, each) => (each === changed ? oneMore(line) : line))))
      if (!before || !after) continue
      compared += 1
      const saved = Math.max(...before.map((cents, each) => cents - (after[each] ?? 0)))
      if (saved > 0) expect(saved, `cart ${at}, line ${changed}: ${JSON.stringify(cart)}`).toBe(0)
    }
  }
  expect(compared).toBeGreaterThan(carts)
})

it('a light box is not left over where its weight could be spread', () => {
  // Eleven of 5 lb: by first-fit 50 lb and 5 lb, billed as 51 and 15.
  const part: PackingLine = {
    unit: 'EA',
    quantity: 11,
    size: { lengthInches: 4, heightInches: 4, depthInches: 4, weightPounds: 5 },
  }
  const packing = pack([part])
  if (packing.method === 'freight') throw new Error('This goes by parcel.')
  expect(packing.boxes.map(({ billablePounds }) => billablePounds).reduce((sum, each) => sum + each)).toBe(57)
})
