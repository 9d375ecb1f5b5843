import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { describe, expect, it } from 'vitest'
import { configurationText, needsConfiguration, shownLines, subtotalCents } from './cart-view.ts'
import type { FormerPrices } from './former-prices.ts'

const entry = (id: number, quantity: number, priceCents: number | null): SavedCartLine => ({
  part: { id, number: `0100-${id}`, name: 'GSKT', priceCents, unit: 'FT', imageVersion: 0 },
  quantity,
  comments: [],
  configurations: [],
  precisionLengths: [],
  addedAt: 0,
})
const answer = (partId: number, unitPriceCents: number | null, problem: string | null = null) => ({
  partId,
  number: `0100-${partId}`,
  name: 'GSKT',
  unit: 'FT' as const,
  quantity: 1,
  unitPriceCents,
  lineTotalCents: unitPriceCents,
  comments: [],
  configurations: [],
  problem,
})
const priced = (...lines: ReturnType<typeof answer>[]) => ({
  lines,
  cartTotalCents: 0,
  returnsAgreementNeeded: true,
})
const pricesOf = (...lines: ReturnType<typeof answer>[]) => ({ priced: priced(...lines), former: {} })

describe('cart lines', () => {
  it('show the saved price until the server answers', () => {
    const [line] = shownLines([entry(12, 2.25, 333)], { priced: undefined, former: {} })
    // 333 x 2.25 = 749.25
    expect(line).toMatchObject({ unitPriceCents: 333, lineTotalCents: 749, problem: null })
  })

  it("show the server's price for the current quantity", () => {
    const [line] = shownLines([entry(12, 4, 333)], pricesOf(answer(12, 400)))
    expect(line).toMatchObject({ unitPriceCents: 400, lineTotalCents: 1600 })
  })

  it('show the former price as soon as the answer arrives', () => {
    const former = (line: SavedCartLine, cents: number | null, seenFirst: FormerPrices = {}) =>
      shownLines([line], { priced: priced(answer(12, cents)), former: seenFirst })[0]?.formerPriceCents
    expect(former(entry(12, 1, 333), 400)).toBe(333)
    expect(former(entry(12, 1, 400), 400, { 12: 333 })).toBe(333)
    expect(former(entry(12, 1, 400), 333, { 12: 333 })).toBeUndefined()
    expect(former(entry(12, 1, 333), 333)).toBeUndefined()
    expect(former(entry(12, 1, null), 333)).toBeUndefined()
    expect(former(entry(12, 1, 333), null)).toBeUndefined()
  })

  it('say when a part is no longer sold, and leave it out of the total', () => {
    const lines = shownLines(
      [entry(12, 1, 333), entry(13, 2, 500)],
      pricesOf(answer(12, null, 'This part is no longer sold.'), answer(13, 500)),
    )
    expect(lines.map((line) => line.problem)).toEqual(['This part is no longer sold.', null])
    expect(subtotalCents(lines)).toBe(1000)
  })
})

describe('a line whose price depends on its quantity', () => {
  const priceBreaks = [
    { minQuantity: 10, priceCents: 300, priceReason: { rule: 'break' as const, minQuantity: 10 } },
  ]
  const byQuantity = (quantity: number) => {
    const line = { ...answer(12, 333), quantityPrices: { priceCents: 333, priceBreaks } }
    const known = { priced: { ...priced(line), listPrices: { 12: 400 } }, former: {} }
    return shownLines([entry(12, quantity, 333)], known)[0]
  }

  it('has the price of the quantity shown, before the server answers again', () => {
    expect(byQuantity(9)).toMatchObject({ unitPriceCents: 333, lineTotalCents: 2997 })
    expect(byQuantity(10)).toMatchObject({ unitPriceCents: 300, lineTotalCents: 3000 })
    expect(byQuantity(10)?.formerPriceCents).toBeUndefined()
  })

  it('names the next price once half of its quantity is in the cart', () => {
    expect(byQuantity(4.75)?.nearBreak).toBeUndefined()
    expect(byQuantity(7.25)?.nearBreak).toBe('Add 2.75 ft more to pay $3.00 / ft.')
    expect(byQuantity(10)?.nearBreak).toBeUndefined()
  })

  it('says which rule decided', () => {
    expect([byQuantity(1)?.why, byQuantity(10)?.why]).toEqual(['Company discount', 'Quantity price from 10'])
  })

  it('has the saved quantity prices while the server is away', () => {
    const { part, ...line } = entry(12, 10, 333)
    const saved = { ...line, part: { ...part, priceBreaks: [{ minQuantity: 10, priceCents: 300 }] } }
    const [shown] = shownLines([saved], { priced: undefined, former: {} })
    expect(shown).toMatchObject({ unitPriceCents: 300, lineTotalCents: 3000 })
  })
})

describe('the configuration of a line', () => {
  it('reads as it will on the order', () => {
    const cut = { lengthInches: 36.125, wallThicknessInches: null, count: 2 }
    const line = { ...entry(12, 6, 333), configurations: [{ kind: 'cuts' as const, cuts: [cut] }] }
    expect(configurationText(line)).toEqual(['2 × 36 1/8"'])
    expect(configurationText(entry(12, 6, 333))).toEqual([])
  })

  it.each([
    ['This part needs cut lengths. Enter the length of each cut.', 3, true],
    ['Left and right must add up to the quantity of 3.', 3, true],
    ['This part is no longer sold.', 3, false],
    ['This part has no price online. Please call us for a price.', 3, false],
    ['This part is sold in quarter steps, such as 2.25.', 2.6, false],
    [null, 3, false],
  ])('for the problem %j at quantity %d is needed: %s', (problem, quantity, expected) => {
    const [line] = shownLines([entry(12, quantity, 333)], pricesOf(answer(12, 333, problem)))
    expect(line && needsConfiguration(line)).toBe(expected)
  })
})
