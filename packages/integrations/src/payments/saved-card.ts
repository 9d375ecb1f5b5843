import { cardBrand, cardDigits, cardMonthAt, cardProblems, lastFour, parseExpiry } from '@mullion/domain/card'
import { invalidInput } from '@mullion/domain/error'
import { requiredText } from '@mullion/domain/postal-address'
import type { NamedCard, SavedCard } from './port.ts'
import { findTestCard } from './test-cards.ts'

/** What the sandbox keeps of a card: what may be shown of it, and which test card it is. */
export interface MaskedCard {
  readonly card: Omit<SavedCard, 'methodId'>
  readonly testCardId: string | null
}

/** A typed card as it may be kept; throws `invalid` `payments.card_invalid` with all that is wrong with it. */
export function maskCard(typed: NamedCard, now: Date): MaskedCard {
  const digits = cardDigits(typed.number)
  const cardType = cardBrand(digits)
  const expiry = parseExpiry(typed.expiry)
  const fields = problemsOf(typed, now)
  if (!cardType || !expiry || Object.keys(fields).length > 0)
    throw invalidInput('payments.card_invalid', fields)
  const card = {
    methodName: typed.name.trim(),
    cardType,
    cardNumber: 'X'.repeat(digits.length - 4) + lastFour(digits),
    lastFour: lastFour(digits),
    cardExpiration: `${expiry.year}-${String(expiry.month).padStart(2, '0')}`,
    accountHolderName: typed.holder,
  }
  return { card, testCardId: findTestCard(digits)?.id ?? null }
}

/** The code is no part of what is kept, so it is not looked at. */
function problemsOf({ number, expiry, name }: NamedCard, now: Date): Record<string, string> {
  const typed = { cardNumber: number, cardExpiration: expiry, cardCode: '' }
  const { cardNumber, cardExpiration } = cardProblems(typed, cardMonthAt(now))
  return {
    ...(cardNumber && { 'card.cardNumber': cardNumber }),
    ...(cardExpiration && { 'card.cardExpiration': cardExpiration }),
    ...(!name.trim() && { 'card.cardLabel': requiredText }),
  }
}

/** The month until which a saved card is good, as it is typed: MMYY. */
export function typedExpiry({ cardExpiration }: Pick<SavedCard, 'cardExpiration'>): string {
  return cardExpiration.slice(5) + cardExpiration.slice(2, 4)
}

/**
 * True when both are one card. The digits and the month alone would take two cards that end alike for one;
 * which test card it is tells those apart.
 */
export function isSameCard(one: MaskedCard, other: MaskedCard): boolean {
  return (
    one.card.cardNumber === other.card.cardNumber &&
    one.card.cardType === other.card.cardType &&
    one.card.cardExpiration === other.card.cardExpiration &&
    one.testCardId === other.testCardId
  )
}
