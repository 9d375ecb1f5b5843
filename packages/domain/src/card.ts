/** V Visa, M Mastercard, A American Express, D Discover. */
export type CardBrand = 'V' | 'M' | 'A' | 'D'

/** A card as typed; the expiry is MMYY or MM/YY. */
export interface TypedCard {
  readonly cardNumber: string
  readonly cardExpiration: string
  readonly cardCode: string
}

/** A calendar month, 1 to 12, and four-digit year. */
export interface CardMonth {
  readonly year: number
  readonly month: number
}

export interface CardProblems {
  cardNumber?: 'Invalid card number'
  cardCode?: 'Invalid CVV'
  cardExpiration?: 'Invalid expiration date'
}

export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  V: 'Visa',
  M: 'Mastercard',
  A: 'American Express',
  D: 'Discover',
}

const brandByFirstDigit: Readonly<Record<string, CardBrand>> = { 3: 'A', 4: 'V', 5: 'M', 6: 'D' }

const brandLengths: Readonly<Record<CardBrand, readonly number[]>> = {
  V: [13, 16, 19],
  M: [16],
  A: [15],
  D: [16, 17, 18, 19],
}

const maxDigits = 19
/** A card is valid until its month has ended in every time zone, 12 hours after it ends in UTC. */
const lastTimeZoneMs = 12 * 3_600_000
const expiryYearChoices = 10
/** No issuer dates a card further ahead, so a later year is a typo. */
const maxValidityYears = 20

export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Returns the last four digits for display; fewer if the number is shorter. */
export function lastFour(text: string): string {
  return cardDigits(text).slice(-4)
}

/** Returns the brand by the card number's first digit, or null if the store does not accept it. */
export function cardBrand(number: string): CardBrand | null {
  return brandByFirstDigit[cardDigits(number).charAt(0)] ?? null
}

/** True if the digits pass the Luhn check of ISO/IEC 7812-1; false for anything but digits. */
export function luhnValid(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight])
    const weighted = fromRight % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

/** Parses MMYY or MM/YY as a month of the current century; null otherwise. */
export function parseExpiry(text: string): CardMonth | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(text.trim()) ?? []
  return month && year ? { year: 2000 + Number(year), month: Number(month) } : null
}

/**
 * Returns the earliest current month in any time zone; a card that expires before that month has expired
 * everywhere.
 */
export function cardMonthAt(now: Date): CardMonth {
  const earliest = new Date(now.getTime() - lastTimeZoneMs)
  return { year: earliest.getUTCFullYear(), month: earliest.getUTCMonth() + 1 }
}

/** True for an accepted brand, with that brand's length and a valid check digit. */
export function cardNumberValid(text: string): boolean {
  const digits = cardDigits(text)
  const brand = cardBrand(digits)
  return brand !== null && brandLengths[brand].includes(digits.length) && luhnValid(digits)
}

/** Returns the form's error texts by field; empty if the card can be submitted. */
export function cardProblems(card: TypedCard, now: CardMonth): CardProblems {
  const problems: CardProblems = {}
  if (!cardNumberValid(card.cardNumber)) problems.cardNumber = 'Invalid card number'
  if (!codeValid(card)) problems.cardCode = 'Invalid CVV'
  if (!expiryValid(card.cardExpiration, now)) problems.cardExpiration = 'Invalid expiration date'
  return problems
}

/** Returns the years the form offers: this one and the next nine. */
export function expiryYears(now: Pick<CardMonth, 'year'>): number[] {
  return Array.from({ length: expiryYearChoices }, (_, ahead) => now.year + ahead)
}

/** Formats a card number while it is typed: groups of four, 4-6-5 for American Express. */
export function formatCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, maxDigits)
  if (cardBrand(digits) !== 'A') return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
}

function codeValid({ cardNumber, cardCode }: TypedCard): boolean {
  return (cardBrand(cardNumber) === 'A' ? /^\d{4}$/ : /^\d{3}$/).test(cardCode)
}

function expiryValid(text: string, now: CardMonth): boolean {
  const expiry = parseExpiry(text)
  if (!expiry) return false
  const monthsLeft = (expiry.year - now.year) * 12 + expiry.month - now.month
  return monthsLeft >= 0 && monthsLeft <= maxValidityYears * 12
}
