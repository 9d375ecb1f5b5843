import { describe, expect, it } from 'vitest'
import { orderTotals, quoteTotals } from './order-totals.ts'

const amounts = {
  cartTotalCents: 107_053,
  shippingCents: 1_430,
  totalIncludingShippingCents: 108_483,
  goodsTaxCents: 6_156,
  freightTaxCents: 82,
  taxCents: 6_238,
  grandTotalCents: 114_721,
}

const items = ['Items', 107_053]
const shipping = ['Shipping and handling', 1_430]
const tax = ['Tax', 6_238]
const total = ['Total', 114_721]

describe('the totals of an order', () => {
  it('add up to the last one', () => {
    const cents = orderTotals.map(({ key }) => amounts[key])
    expect(cents.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(cents.at(-1))
  })

  it('show each amount under its own label', () => {
    const shown = orderTotals.map(({ key, label }) => [label, amounts[key]])
    expect(shown).toEqual([items, shipping, tax, total])
  })
})

describe('the totals of a quote', () => {
  it('show each amount under its own label', () => {
    const shown = quoteTotals.map(({ key, label }) => [label, amounts[key]])
    const beforeTaxes = ['Total before taxes', 108_483]
    const taxes = [
      ['Product tax', 6_156],
      ['Freight tax', 82],
    ]
    expect(shown).toEqual([items, shipping, beforeTaxes, ...taxes, tax, total])
  })

  it('mark only the two taxes as parts, which add up to the tax', () => {
    const parts = quoteTotals.flatMap((each) => ('part' in each ? [each.key] : []))
    expect(parts).toEqual(['goodsTaxCents', 'freightTaxCents'])
    expect(parts.reduce((sum, key) => sum + amounts[key], 0)).toBe(amounts.taxCents)
  })
})
