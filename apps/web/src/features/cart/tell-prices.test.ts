import { describe, expect, it } from 'vitest'
import { priceChangeText } from './tell-prices.ts'

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
