import { describe, expect, it } from 'vitest'
import { discounted, formatMoney, parseDollars, percentOf, timesQuantity, toDollars } from './money.ts'

describe('a line total', () => {
  it.each([
    // columns: unit price in cents, quantity, cents
    [1250, 2, 2500],
    [1250, 9999, 12_498_750],
    [310, 0.25, 78], // 77.5 rounds up
    [309, 0.25, 77], // 77.25 rounds down
    [311, 0.25, 78], // 77.75
    [450, 22.75, 10_238], // 10237.5 rounds up
    [1, 0.5, 1], // half a cent rounds up
    [1, 0.25, 0],
    [0, 7, 0],
    [333, 0.75, 250], // 249.75
    [115, 1.1, 127], // 126.5, which floating point turns into 126.49999
  ])('of %i cents times %f is %i cents', (price, quantity, cents) => {
    expect(timesQuantity(price, quantity)).toBe(cents)
  })
})

describe("a company's discounted unit price", () => {
  it.each([
    [1250, 1, 1250],
    [1250, 0.95, 1188], // 1187.5 rounds up
    [1250, 0.9, 1125],
    [1250, 0.85, 1063], // 1062.5 rounds up
    [1250, 0.8, 1000],
    [999, 0.95, 949], // 949.05
    [10, 0.85, 9], // 8.5 rounds up
    [1, 0.8, 1],
    [0, 0.85, 0],
  ])('of %i cents at %f is %i cents', (price, rate, cents) => {
    expect(discounted(price, rate)).toBe(cents)
  })

  it('is rounded before multiplying: 3 at 12.50 less 5% is 3 times 11.88', () => {
    expect(timesQuantity(discounted(1250, 0.95), 3)).toBe(3564)
  })
})

describe('tax', () => {
  it.each([
    [10_000, 6.625, 663], // 662.5 rounds up
    [10_000, 4.225, 423], // 422.5 rounds up
    [2500, 5.75, 144], // 143.75
    [1999, 6.25, 125], // 124.9375
    [100, 0, 0],
    [0, 7, 0],
    [8, 6.25, 1], // exactly half a cent rounds up
    [7, 6.25, 0],
  ])('on %i cents at %f percent is %i cents', (amount, rate, cents) => {
    expect(percentOf(amount, rate)).toBe(cents)
  })
})

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['0.05', 5],
    [' 7 ', 700],
    ['0', 0],
    ['999999999.99', 99_999_999_999],
  ])('%j is %i cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents)
  })

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.234',
    '-1',
    '+1',
    '$5',
    '1,000',
    '1e3',
    '0x10',
    'NaN',
    '12 50',
    '١٢',
    '1000000000',
  ])('%j is not an amount', (text) => {
    expect(parseDollars(text)).toBeNull()
  })

  it('is formatted for people, and as a number of dollars for the API', () => {
    expect(formatMoney(123_450)).toBe('$1,234.50')
    expect(formatMoney(5)).toBe('$0.05')
    expect(toDollars(123_455)).toBe(1234.55)
  })
})
