import { describe, expect, it } from 'vitest'
import { amountProblem, amountText, readAmount } from './limit-amount.ts'

describe('a limit in a field', () => {
  it.each<[string, number | null]>([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['1500', 150_000],
    ['$1,500.50', 150_050],
  ])('%j is read as %j cents', (text, cents) => {
    expect(readAmount(text)).toBe(cents)
    expect(amountProblem(text)).toBeUndefined()
  })

  it.each(['abc', '-1', '1.234', '10000001'])('%s is refused', (text) => {
    expect(amountProblem(text)).toBe('Enter an amount from $0 to $10,000,000.')
  })

  it('is shown in dollars', () => {
    expect([amountText(null), amountText(0), amountText(150_050)]).toEqual(['', '0.00', '1500.50'])
  })
})
