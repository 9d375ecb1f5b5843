import { describe, expect, it } from 'vitest'
import { cardHasExpired, printedExpiry } from './card-expiry.ts'

describe('the expiry of a saved card', () => {
  it.each([
    ['2027-03', '03/27'],
    ['2030-12-31', '12/30'],
    ['unknown', 'unknown'],
  ])('%j is shown as %j', (expiration, shown) => {
    expect(printedExpiry(expiration)).toBe(shown)
  })

  it.each([
    ['2026-03', '2026-03-31T20:00:00Z', false],
    ['2026-03', '2026-04-02T00:00:00Z', true],
    ['2025-12', '2026-01-15T00:00:00Z', true],
    ['2031-01', '2026-04-02T00:00:00Z', false],
    ['unknown', '2026-04-02T00:00:00Z', false],
  ])('%s at %s has passed: %s', (expiration, now, past) => {
    expect(cardHasExpired(expiration, new Date(now))).toBe(past)
  })
})
