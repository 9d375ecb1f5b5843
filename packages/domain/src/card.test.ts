import { describe, expect, it } from 'vitest'
import {
  cardBrand,
  cardBrandNames,
  cardDigits,
  cardMonthAt,
  cardProblems,
  expiryYears,
  formatCardNumber,
  lastFour,
  luhnValid,
  parseExpiry,
} from './card.ts'

const now = { year: 2026, month: 11 }
const visa = { cardNumber: '4000100011112224', cardExpiration: '1227', cardCode: '123' }

describe('the card brand', () => {
  it.each([
    ['4000100011112224', 'V', 'Visa'],
    ['5555444433332226', 'M', 'Mastercard'],
    ['371122223332225', 'A', 'American Express'],
    ['6011222233332224', 'D', 'Discover'],
    ['3', 'A', 'American Express'],
    [' 6011-2222', 'D', 'Discover'],
  ] as const)('of %s is %s', (number, brand, name) => {
    expect(cardBrand(number)).toBe(brand)
    expect(cardBrandNames[brand]).toBe(name)
  })

  it.each(['', '2221000000000009', '9', 'x4'])('is null for %j', (number) => {
    expect(cardBrand(number)).toBeNull()
  })
})

describe('the check digit', () => {
  // 79927398713 is the standard worked example of the Luhn check: digits add up to 70 after doubling.
  it.each(['79927398713', '4000100011112224', '0'])('is valid in %s', (digits) => {
    expect(luhnValid(digits)).toBe(true)
  })

  it.each(['79927398710', '4000100011112225', '4001000011112224', '', '4000 1000 1111 2224', '٤'])(
    'is invalid in %j',
    (digits) => {
      expect(luhnValid(digits)).toBe(false)
    },
  )
})

describe('the card number', () => {
  it.each([
    ['a 16-digit Visa', '4000100011112224', '123'],
    ['a Visa typed in groups', '4000 1000 1111 2224', '123'],
    ['a Visa typed with dashes', '4000-1000-1111-2224', '123'],
    ['an old 13-digit Visa', '4222222222222', '123'],
    ['a Mastercard', '5555444433332226', '123'],
    ['a 15-digit American Express', '3711 222233 32225', '1234'],
    ['a Discover', '6011222233332224', '123'],
  ])('is accepted: %s', (_name, cardNumber, cardCode) => {
    expect(cardProblems({ cardNumber, cardCode, cardExpiration: '1227' }, now)).toEqual({})
  })

  it.each([
    ['an empty number', ''],
    ['a wrong check digit', '4000100011112225'],
    ['a 14-digit Visa with a valid check digit', '42222222222226'],
    ['a 16-digit American Express with a valid check digit', '3000000000000004'],
    ['a 13-digit Mastercard with a valid check digit', '5000000000005'],
    ['a brand that the store does not accept', '2221000000000009'],
    ['letters among the digits', '4000x1000x1111x2224'],
    ['only zeros', '0000000000000000'],
  ])('is refused: %s', (_name, cardNumber) => {
    expect(
      cardProblems({ ...visa, cardNumber, cardCode: cardNumber[0] === '3' ? '1234' : '123' }, now),
    ).toEqual({
      cardNumber: 'Invalid card number',
    })
  })
})

describe('the card code', () => {
  it.each([
    ['4000100011112224', '12'],
    ['4000100011112224', '1234'],
    ['4000100011112224', '12a'],
    ['4000100011112224', ''],
    ['371122223332225', '123'],
    ['371122223332225', '12345'],
  ])('of card %s cannot be %j', (cardNumber, cardCode) => {
    expect(cardProblems({ ...visa, cardNumber, cardCode }, now)).toEqual({ cardCode: 'Invalid CVV' })
  })
})

describe('the expiration date', () => {
  it.each(['1126', '11/26', '1226', '0127', '12/35', '1146'])(
    '%s is accepted in November 2026',
    (cardExpiration) => {
      expect(cardProblems({ ...visa, cardExpiration }, now)).toEqual({})
    },
  )

  it.each(['1026', '1225', '0027', '1327', '127', '12-27', '122027', '', '1246', '0199'])(
    '%j is refused in November 2026',
    (cardExpiration) => {
      expect(cardProblems({ ...visa, cardExpiration }, now)).toEqual({
        cardExpiration: 'Invalid expiration date',
      })
    },
  )

  it('is read with or without a slash', () => {
    expect(parseExpiry('0327')).toEqual({ year: 2027, month: 3 })
    expect(parseExpiry('03/27')).toEqual({ year: 2027, month: 3 })
    expect(parseExpiry('2703')).toBeNull()
  })

  it('can be chosen from this year and the next nine', () => {
    expect(expiryYears(now)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])
  })
})

describe('every card problem is reported at once', () => {
  it('for an empty form', () => {
    expect(cardProblems({ cardNumber: '', cardCode: '', cardExpiration: '' }, now)).toEqual({
      cardNumber: 'Invalid card number',
      cardCode: 'Invalid CVV',
      cardExpiration: 'Invalid expiration date',
    })
  })
})

describe('a formatted card number', () => {
  it.each([
    ['4', '4'],
    ['4000', '4000'],
    ['40001', '4000 1'],
    ['4000100011112224', '4000 1000 1111 2224'],
    ['4000-1000 11112224', '4000 1000 1111 2224'],
    ['4000100011112224000999', '4000 1000 1111 2224 000'],
    ['3711', '3711'],
    ['37112', '3711 2'],
    ['371122223332225', '3711 222233 32225'],
    ['37112222333222599', '3711 222233 32225'],
    ['card', ''],
    ['', ''],
  ])('typed as %j shows %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('is reduced to its digits for sending and masking', () => {
    expect(cardDigits('3711 222233-32225')).toBe('371122223332225')
    expect(lastFour('4000 1000 1111 2224 ')).toBe('2224')
  })
})

describe('the month used to check expiration', () => {
  it.each([
    ['2026-11-20T15:00:00Z', { year: 2026, month: 11 }],
    // Still the evening of November 30 in Newport, and not yet December in the last time zone on earth.
    ['2026-12-01T01:00:00Z', { year: 2026, month: 11 }],
    ['2026-12-01T11:59:59Z', { year: 2026, month: 11 }],
    ['2026-12-01T12:00:00Z', { year: 2026, month: 12 }],
    ['2027-01-01T03:00:00Z', { year: 2026, month: 12 }],
  ])('at %s is the earliest month in any time zone', (instant, month) => {
    expect(cardMonthAt(new Date(instant))).toEqual(month)
  })
})
