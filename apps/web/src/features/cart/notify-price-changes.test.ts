import { describe, expect, it } from 'vitest'
import { priceChangeText } from './notify-price-changes.ts'

describe('the price change notice', () => {
  const change = (number: string) => ({ number, fromCents: 1200, toCents: 1350, isDiscount: false })

  it('is empty when nothing changed', () => {
    expect(priceChangeText([], null)).toBeNull()
  })

  it('names a company discount that explains every change', () => {
    const off = [
      { number: 'A', fromCents: 3, toCents: 3, isDiscount: true },
      { number: 'B', fromCents: 1240, toCents: 1054, isDiscount: true },
    ]
    expect(priceChangeText(off, null)).toBe('Your company’s 15% discount is applied.')
    expect(priceChangeText([...off, change('C')], null)).toMatch(/^Prices have changed: /)
  })

  it('names the company whose discount it is while staff order for one', () => {
    const off = [{ number: 'A', fromCents: 1240, toCents: 1116, isDiscount: true }]
    expect(priceChangeText(off, 'Larchfield Butchers')).toBe(
      'The 10% discount of Larchfield Butchers is applied.',
    )
  })

  it('names three parts and counts the rest', () => {
    expect(priceChangeText([change('A')], null)).toBe('Prices have changed: A from $12.00 to $13.50.')
    expect(priceChangeText(['A', 'B', 'C', 'D', 'E'].map(change), null)).toMatch(/ C from .* and 2 more\.$/)
  })
})
