import { usStates } from '@mullion/domain/postal-address'
import { describe, expect, it } from 'vitest'
import { createBuiltInTax } from './built-in.ts'
import { describeTaxService } from './contract.ts'
import { stateTaxPercent } from './state-rates.ts'

describeTaxService('built-in table', createBuiltInTax)

describe('tax by ship-to state', () => {
  it.each([
    { title: 'NC 4.75%: 475.00 and 73.625', state: 'NC', goods: 10_000, freight: 1550, tax: [475, 74] },
    { title: 'NJ 6.625%: 132.4338 and 66.25', state: 'NJ', goods: 1999, freight: 1000, tax: [132, 66] },
    { title: 'MN 6.875%: half a cent rounds up, 5.5', state: 'MN', goods: 80, freight: 0, tax: [6, 0] },
    {
      title: 'ND 5%: goods are rounded once, 1.5 rounds up to 2',
      state: 'ND',
      goods: 30,
      freight: 0,
      tax: [2, 0],
    },
    { title: 'MO 4.225%: 422.50 and 42.25', state: 'MO', goods: 10_000, freight: 1000, tax: [423, 42] },
    { title: 'AL does not tax freight', state: 'AL', goods: 10_000, freight: 5000, tax: [400, 0] },
    { title: 'CO does not tax freight', state: 'CO', goods: 10_000, freight: 5000, tax: [290, 0] },
    { title: 'ME does not tax freight', state: 'ME', goods: 10_000, freight: 5000, tax: [550, 0] },
    { title: 'DE has no sales tax', state: 'DE', goods: 10_000, freight: 5000, tax: [0, 0] },
    { title: 'PR is not in the table', state: 'PR', goods: 10_000, freight: 5000, tax: [0, 0] },
  ])('$title', async ({ state, goods, freight, tax }) => {
    const destination = { street: '1 Main St', city: 'Anywhere', state, zip: '00000' }
    const quote = await createBuiltInTax().quote({ destination, goodsCents: goods, freightCents: freight })
    expect([quote.goodsTaxCents, quote.freightTaxCents]).toEqual(tax)
  })

  it('has a rate for every state and the District', () => {
    expect(Object.keys(stateTaxPercent).sort()).toEqual(
      Object.keys(usStates)
        .filter((state) => state !== 'PR')
        .sort(),
    )
  })
})
