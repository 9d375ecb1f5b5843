import { describe, expect, it } from 'vitest'
import {
  companyPricesOn,
  lessDiscount,
  ownPrice,
  ownPrices,
  priceAt,
  priceRuleOf,
  type StoredPrice,
} from './own-price.ts'

const hinge = { id: 7, tags: ['Hinges', 'Handles'], priceCents: 1000 }
const always = { validFrom: '2026-01-01', validUntil: null }
const contract: StoredPrice = { ...always, kind: 'contract', partId: 7, priceCents: 950 }
const tenOrMore: StoredPrice = { ...always, kind: 'break', partId: 7, minQuantity: 10, priceCents: 700 }
const hundredOrMore: StoredPrice = { ...always, kind: 'break', partId: 7, minQuantity: 100, priceCents: 600 }
const hinges: StoredPrice = { ...always, kind: 'tag', tag: 'Hinges', discountHundredths: 2500 }
const handles: StoredPrice = { ...always, kind: 'tag', tag: 'Handles', discountHundredths: 1250 }

const payer = (rows: readonly StoredPrice[], day = '2026-11-25', discountRate = 0.8) => ({
  discountRate,
  prices: companyPricesOn(rows, { day, version: 1 }),
})

describe('the price of a part', () => {
  it.each<[string, readonly StoredPrice[], number, number, string | undefined]>([
    ['is list less the company’s discount without a special price', [], 5, 800, undefined],
    [
      'is the contract price, even where another rule is lower',
      [contract, tenOrMore, hinges],
      10,
      950,
      'contract',
    ],
    ['is that of the quantity reached', [tenOrMore, hundredOrMore], 99, 700, 'break'],
    ['is that of the larger quantity once reached', [tenOrMore, hundredOrMore], 100, 600, 'break'],
    ['follows the discount below the first quantity', [tenOrMore], 9.75, 800, undefined],
    ['is the tag’s, even where the discount of the company is larger', [handles], 1, 875, 'tag'],
    ['takes the largest discount of its tags', [handles, hinges], 1, 750, 'tag'],
    ['takes the lower of break and tag', [hinges, tenOrMore], 10, 700, 'break'],
    [
      'keeps the tag’s where the break is higher',
      [{ ...tenOrMore, priceCents: 800 }, hinges],
      10,
      750,
      'tag',
    ],
    ['ignores prices of other parts and tags', [{ ...contract, partId: 8 }], 1, 800, undefined],
  ])('%s', (_name, rows, quantity, priceCents, rule) => {
    const price = ownPrice(hinge, quantity, payer(rows))
    expect([price.priceCents, price.priceReason?.rule]).toEqual([priceCents, rule])
    expect(priceAt(ownPrices(hinge, payer(rows)), quantity)).toEqual(price)
  })

  it('takes part in a discount only with a list price, but a contract price needs none', () => {
    const unpriced = { ...hinge, priceCents: null }
    expect(ownPrice(unpriced, 1, payer([hinges])).priceCents).toBeNull()
    expect(ownPrice(unpriced, 1, payer([contract])).priceCents).toBe(950)
    expect(ownPrices(unpriced, payer([tenOrMore]))).toEqual({
      priceCents: null,
      priceBreaks: [{ minQuantity: 10, priceCents: 700, priceReason: { rule: 'break', minQuantity: 10 } }],
    })
  })

  it('is rounded half up to the cent', () => {
    expect([lessDiscount(2, 2500), lessDiscount(1, 5000), lessDiscount(333, 3333)]).toEqual([2, 1, 222])
    expect(lessDiscount(99_999_999, 1)).toBe(99_989_999)
  })

  it.each([
    ['2026-11-09', undefined],
    ['2026-11-10', 900],
    ['2026-11-12', 850],
    ['2026-11-13', 850],
    ['2026-11-14', 900],
    ['2026-11-20', 900],
    ['2026-11-21', undefined],
  ])('on %s is the one that began last of those valid, both days included', (day, priceCents) => {
    const long = { ...contract, priceCents: 900, validFrom: '2026-11-10', validUntil: '2026-11-20' }
    const promotion = { ...contract, priceCents: 850, validFrom: '2026-11-12', validUntil: '2026-11-13' }
    for (const rows of [
      [long, promotion],
      [promotion, long],
    ])
      expect(companyPricesOn(rows, { day, version: 1 }).contracts.get(7)).toBe(priceCents)
  })
})

it('the rule of a price is named', () => {
  const list = { priceCents: 1000 }
  expect(priceRuleOf({ priceCents: 950, priceReason: { rule: 'contract' } }, 1000)).toBe('contract')
  expect([priceRuleOf(list, 1000), priceRuleOf(list, null)]).toEqual(['list', 'list'])
  expect(priceRuleOf({ priceCents: 800 }, 1000)).toBe('company')
})

it('the key of a company’s prices differs when one begins, ends or is changed', () => {
  const rows = [{ ...contract, validFrom: '2026-11-10', validUntil: '2026-11-20' }]
  const keys = ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21', '2026-11-22'].map(
    (day) => companyPricesOn(rows, { day, version: 1 }).key,
  )
  expect(keys).toEqual(['1d', '1d20261110', '1d20261110', '1d20261121', '1d20261121'])
  expect(companyPricesOn(rows, { day: '2026-11-10', version: 2 }).key).toBe('2d20261110')
})
