import { expect, it } from 'vitest'
import { termsText } from './payment-terms.ts'

it.each([
  ['2026-11-20T15:00:00Z', 'Net 30, due Dec 20, 2026'],
  // 10:30 PM at the store, still the day before.
  ['2026-11-21T03:30:00Z', 'Net 30, due Dec 20, 2026'],
  ['2026-12-15T15:00:00Z', 'Net 30, due Jan 14, 2027'],
  ['2026-02-01T05:00:00Z', 'Net 30, due Mar 3, 2026'],
])('an order on terms placed at %s is due 30 store days later', (placedAt, text) => {
  expect(termsText(new Date(placedAt), 'America/New_York')).toBe(text)
})
