import { expect, it } from 'vitest'
import { breakText, nearBreak, nearBreakText, whyForStaff, whyText } from './price-words.ts'

const prices = {
  priceCents: 5000,
  priceBreaks: [
    { minQuantity: 10, priceCents: 4120 },
    { minQuantity: 25, priceCents: 4500 },
    { minQuantity: 40, priceCents: 3900 },
  ],
}

it('a quantity price is named with its unit', () => {
  expect(breakText({ minQuantity: 10, priceCents: 4120 }, 'EA')).toBe('10 or more: $41.20 each')
  expect(breakText({ minQuantity: 1000, priceCents: 210 }, 'FT')).toBe('1,000 ft or more: $2.10 / ft')
})

it.each([
  [4.75, undefined],
  [5, 10],
  [9, 10],
  [10, undefined],
  [20, 40],
  [25, 40],
  [40, undefined],
])('the next price of %s is near from half of its quantity on, and only if it is lower', (quantity, from) => {
  expect(nearBreak(prices, quantity)?.minQuantity).toBe(from)
})

it('a near price says how much more it takes', () => {
  expect(nearBreakText({ minQuantity: 10, priceCents: 4120 }, 7, 'EA')).toBe('Add 3 more to pay $41.20 each.')
  expect(nearBreakText({ minQuantity: 25, priceCents: 210 }, 19.75, 'FT')).toBe(
    'Add 5.25 ft more to pay $2.10 / ft.',
  )
})

it('staff read which rule decided a price', () => {
  const tag = { rule: 'tag', tag: 'Hinges', discountHundredths: 1250 } as const
  expect(whyText({ priceCents: 1, priceReason: { rule: 'contract' } }, 2)).toBe('Contract price')
  expect(whyText({ priceCents: 1, priceReason: { rule: 'break', minQuantity: 10 } }, 2)).toBe(
    'Quantity price from 10',
  )
  expect(whyText({ priceCents: 1, priceReason: tag }, 2)).toBe('12.5% off Hinges')
  expect(whyText({ priceCents: 1 }, 2)).toBe('Company discount')
  expect(whyText({ priceCents: 2 }, 2)).toBe('List price')
})

it('buyers are not told why', () => {
  const part = { priceCents: 1, listPriceCents: 2, priceReason: { rule: 'contract' } }
  expect(whyForStaff(part as never)).toBeNull()
  expect(whyForStaff({ ...part, privateNotes: '' } as never)).toBe('Contract price')
  expect(whyForStaff({ priceCents: 2, listPriceCents: 2, privateNotes: '' } as never)).toBeNull()
})
