import { expect, it } from 'vitest'
import { formatQuantity } from './part-unit.ts'

it.each([
  [18.25, 'FT', '18.25 ft'],
  [9999.75, 'SQFT', '9,999.75 sq ft'],
  [1, 'EA', '1 piece'],
  [2400, 'EA', '2,400 pieces'],
] as const)('%d %s is written as %s', (quantity, unit, text) => {
  expect(formatQuantity(quantity, unit)).toBe(text)
})
