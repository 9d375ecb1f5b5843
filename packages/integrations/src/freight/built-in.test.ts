import { demoOriginZip } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { createBuiltInFreight } from './built-in.ts'
import { describeFreightRates } from './contract.ts'

describeFreightRates('built-in table', () => createBuiltInFreight({ originZip: demoOriginZip }))

describe('built-in freight', () => {
  const columbus = { city: 'Columbus', state: 'OH', zip: '43215' }
  const rates = createBuiltInFreight({ originZip: demoOriginZip })

  // Columbus, OH is in zone 4: 145.00 + 29.00 per hundredweight.
  it.each([
    { weightPounds: 100, longestInches: 90, cents: 14_500 + 2900 },
    { weightPounds: 100, longestInches: 96, cents: 14_500 + 2900 },
    { weightPounds: 100, longestInches: 96.125, cents: 14_500 + 2900 + 8500 },
    { weightPounds: 150.5, longestInches: 110, cents: 14_500 + 4379 + 8500 },
    { weightPounds: 33, longestInches: 145, cents: 14_500 + 957 + 16_500 },
    { weightPounds: 33, longestInches: 200, cents: 14_500 + 957 + 28_500 },
    { weightPounds: 33, longestInches: 241, cents: 14_500 + 957 + 45_000 },
  ])('$weightPounds lb, $longestInches in cost $cents', async ({ cents, ...shipment }) => {
    expect((await rates.quote({ destination: columbus, ...shipment })).costCents).toBe(cents)
  })

  it('takes two days longer than ground, and warns when the city does not match the ZIP code', async () => {
    const quote = await rates.quote({
      destination: { ...columbus, city: 'Dayton' },
      weightPounds: 1,
      longestInches: 1,
    })
    expect(quote.businessDays).toBe(4)
    expect(quote.warnings).toEqual(['ZIP code 43215 belongs to Columbus, OH. Please check the city.'])
  })
})
