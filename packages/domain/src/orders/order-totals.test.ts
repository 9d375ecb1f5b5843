import { describe, expect, it } from 'vitest'
import { orderTotals, quoteTotals } from './order-totals.ts'

const amounts = {
  cartTotalCents: 107_053,
  shippingCents: 1_430,
  totalIncludingShippingCents: 108_483,
  taxCents: 6_238,
  grandTotalCents: 114_721,
}

describe('the totals of an order', () => {
  it('add up to the last one', () => {
    const cents = orderTotals.map(({ key }) => amounts[key])
    expect(cents.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(cents.at(-1))
  })

  it.each([
    ['an order', orderTotals, ['Items', 'Shipping and handling', 'Tax', 'Total']],
    [
      'a quote',
      quoteTotals,
      ['Items', 'Shipping and handling', 'Total before taxes', 'Product tax', 'Freight tax', 'Tax', 'Total'],
    ],
  ] as const)('of %s have the expected labels', (_, totals, labels) => {
    expect(totals.map(({ label }) => label)).toEqual(labels)
  })
})
