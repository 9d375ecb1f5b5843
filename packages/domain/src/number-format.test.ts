import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'
import { formatNumber } from './number-format.ts'

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('numbers', () => {
  it('are written as Intl writes them', () => {
    const intl = new Intl.NumberFormat('en-US')
    const thousandths = cents.map((value) => value / 1000)
    fc.assert(fc.property(thousandths, (value) => formatNumber(value) === intl.format(value)))
    for (const value of [0, 0.5, 999, 1000, 18.25, 1234.5, 1_000_000])
      expect(formatNumber(value)).toBe(intl.format(value))
  })

  it('are money as Intl writes it', () => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(fc.property(cents, (value) => formatMoney(value) === intl.format(value / 100)))
    for (const value of [0, 5, 50, 99, 100, 123_450, -7]) {
      expect(formatMoney(value)).toBe(intl.format(value / 100))
    }
  })
})
