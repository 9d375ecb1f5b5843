import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it } from 'vitest'
import { type Zone, zones } from '../zones.ts'
import { boxPriceCents } from './box-price.ts'

const boxes = [
  [20, 1],
  [20, 50],
  [20, 150],
  [60, 5],
  [107, 30],
].map(([lengthInches = 0, pounds = 0]) => ({
  kind: 'long' as const,
  lengthInches,
  widthInches: 4,
  heightInches: 4,
  weightPounds: pounds + 1,
  billablePounds: pounds + 1,
}))

function rising(prices: readonly number[]): boolean {
  return prices.every((price, index) => Number.isSafeInteger(price) && price > (prices[index - 1] ?? 0))
}

describe('the rate table', () => {
  it.each(zones)('charges more for each faster service to zone %s', (zone: Zone) => {
    for (const box of boxes) {
      expect(rising(upsServiceCodes.map((service) => boxPriceCents(box, service, zone)))).toBe(true)
    }
  })

  it.each(upsServiceCodes)('charges more for each farther zone by service %s', (service) => {
    for (const box of boxes) {
      expect(rising(zones.map((zone) => boxPriceCents(box, service, zone)))).toBe(true)
    }
  })

  it.each(upsServiceCodes)('charges more for each additional pound by service %s', (service) => {
    const [box] = boxes
    const prices = zones.map((zone) =>
      Array.from({ length: 150 }, (_, pounds) =>
        boxPriceCents({ ...box!, weightPounds: pounds + 1, billablePounds: pounds + 1 }, service, zone),
      ),
    )
    expect(prices.every(rising)).toBe(true)
  })
})
