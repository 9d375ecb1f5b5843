import { expect, it } from 'vitest'
import { splitStatus } from './split-status.ts'

it.each([
  [{ left: 1, right: 0 }, 3, '2 of 3 still to be chosen.'],
  [{ left: 2, right: 1 }, 3, 'All 3 are chosen.'],
  [{ left: 0, right: 1 }, 1, 'The one piece is chosen.'],
  [{ left: 2, right: 2 }, 3, '1 more than the quantity of 3.'],
])('%j of %d: %s', (split, quantity, text) => {
  expect(splitStatus(split, quantity)).toBe(text)
})
