import { describe, expect, it } from 'vitest'
import { chargedForRest, freightAfter, settlementOf } from './ship-to-money.ts'

const order = {
  ...{ cartTotalCents: 10_000, shippingCents: 1_000, taxCents: 700, goodsTaxCents: 637, freightTaxCents: 63 },
  ...{
    creditedGoodsCents: 0,
    creditedFreightCents: 0,
    creditedGoodsTaxCents: 0,
    creditedFreightTaxCents: 0,
  },
}

describe('what the rest of an order is charged', () => {
  it('is all that was not credited before anything ships', () => {
    const lines = [{ quantity: 4, lineTotalCents: 10_000, left: 3 }]
    const partly = { ...order, creditedGoodsCents: 2_500, creditedGoodsTaxCents: 159 }
    expect(chargedForRest(partly, lines, false)).toEqual({
      ...{ goodsCents: 7_500, freightCents: 1_000, goodsTaxCents: 478, freightTaxCents: 63 },
    })
  })

  it('is in proportion to the goods once a part has shipped', () => {
    const lines = [
      { quantity: 4, lineTotalCents: 4_000, left: 1 },
      { quantity: 3, lineTotalCents: 6_000, left: 0 },
    ]
    expect(chargedForRest(order, lines, true)).toEqual({
      ...{ goodsCents: 1_000, freightCents: 100, goodsTaxCents: 64, freightTaxCents: 6 },
    })
  })

  it('is never more of the goods than is left to credit', () => {
    const lines = [{ quantity: 2, lineTotalCents: 10_000, left: 1 }]
    const mostly = { ...order, creditedGoodsCents: 9_000 }
    expect(chargedForRest(mostly, lines, true)).toMatchObject({ goodsCents: 1_000, freightCents: 1_000 })
  })
})

describe('freight to another address', () => {
  it.each([
    ['falls by what carriers ask less', { before: 1_500, after: 1_200 }, 'waive', -300, 700],
    ['falls to nothing at most', { before: 5_000, after: 1_200 }, 'waive', -1_000, 0],
    ['is not charged more if the rise is waived', { before: 1_500, after: 1_800 }, 'waive', 300, 1_000],
    ['is charged more if the rise is added', { before: 1_500, after: 1_800 }, 'add', 300, 1_300],
    ['stays without a price for the old address', { before: null, after: 1_800 }, 'add', null, 1_000],
    ['stays without a price for the new address', { before: 1_800, after: null }, 'add', null, 1_000],
  ] as const)('%s', (_name, prices, rise, difference, chargedCents) => {
    expect(freightAfter({ freightCents: 1_000 }, prices, rise)).toEqual({ difference, chargedCents })
  })
})

const nothing = { freightCents: 0, goodsTaxCents: 0, freightTaxCents: 0 }

describe('the difference', () => {
  it.each([
    ['all falls', [-300, -50, -5], 'waive', [300, 50, 5], [0, 0, 0], 0],
    ['all rises and is waived', [300, 50, 5], 'waive', [0, 0, 0], [0, 0, 0], 355],
    ['all rises and is added', [300, 50, 5], 'add', [0, 0, 0], [300, 50, 5], 0],
    ['freight falls and tax rises', [-300, 50, 0], 'waive', [300, 0, 0], [0, 0, 0], 50],
    ['freight falls and tax is added', [-300, 50, 0], 'add', [300, 0, 0], [0, 50, 0], 0],
    ['one part of the tax falls more than the other rises', [0, -50, 20], 'waive', [0, 30, 0], [0, 0, 0], 0],
    ['one part of the tax rises more than the other falls', [0, 50, -20], 'add', [0, 0, 0], [0, 30, 0], 0],
    ['the parts of the tax balance', [0, 50, -50], 'waive', [0, 0, 0], [0, 0, 0], 0],
  ] as const)('when %s', (_name, [freight, goodsTax, freightTax], rise, credit, add, waivedCents) => {
    const amounts = ([a = 0, b = 0, c = 0]: readonly number[]) => ({
      ...nothing,
      ...{ freightCents: a, goodsTaxCents: b, freightTaxCents: c },
    })
    expect(settlementOf({ freight, goodsTax, freightTax }, rise)).toEqual({
      credit: amounts(credit),
      add: amounts(add),
      waivedCents,
    })
  })
})
