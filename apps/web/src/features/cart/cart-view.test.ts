import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import { describe, expect, it } from 'vitest'
import { priceChangeText, shownLines, subtotalCents } from './cart-view.ts'

const entry = (id: number, quantity: number, priceCents: number | null): CartEntry => ({
  part: { id, number: `0100-${id}`, name: 'GSKT', priceCents, unit: 'FT', imageVersion: 0 },
  quantity,
  comments: [],
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
  problem,
})
const priced = (...lines: ReturnType<typeof answer>[]) => ({
  lines,
  cartTotalCents: 0,
  returnsAgreementNeeded: true,
})

describe('the lines that a cart shows', () => {
  it('stand at the remembered price until the server has answered', () => {
    const [line] = shownLines([entry(12, 2.25, 333)], undefined)
    // 333 x 2.25 = 749.25
    expect(line).toMatchObject({ unitPriceCents: 333, lineTotalCents: 749, problem: null })
  })

  it("stand at the server's price for the quantity of this moment", () => {
    const [line] = shownLines([entry(12, 4, 333)], priced(answer(12, 400)))
    expect(line).toMatchObject({ unitPriceCents: 400, lineTotalCents: 1600 })
  })

  it('a part that is no longer sold says so and adds nothing to the sum', () => {
    const lines = shownLines(
      [entry(12, 1, 333), entry(13, 2, 500)],
      priced(answer(12, null, 'This part is no longer sold.'), answer(13, 500)),
    )
    expect(lines.map((line) => line.problem)).toEqual(['This part is no longer sold.', null])
    expect(subtotalCents(lines)).toBe(1000)
  })
})

describe('what changed in price', () => {
  const change = (number: string) => ({ number, fromCents: 1200, toCents: 1350 })

  it('nothing is said when nothing changed', () => {
    expect(priceChangeText([])).toBeNull()
  })

  it('three are named and the rest counted', () => {
    expect(priceChangeText([change('A')])).toBe('Prices have changed: A from $12.00 to $13.50.')
    expect(priceChangeText(['A', 'B', 'C', 'D', 'E'].map(change))).toMatch(/ C from .* and 2 more\.$/)
  })
})
