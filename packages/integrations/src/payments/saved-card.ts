import { cardBrand, cardDigits, cardMonthAt, cardProblems, lastFour, parseExpiry } from '@mullion/domain/card'
import { invalidInput } from '@mullion/domain/error'
import { requiredText } from '@mullion/domain/postal-address'
import type { NamedCard, SavedCard } from './port.ts'
import { findTestCard } from './test-cards.ts'

/** What the sandbox stores of a card: what may be displayed, and which test card it is. */
export interface MaskedCard {
  readonly card: Omit<SavedCard, 'methodId'>
  readonly testCardId: string | null
}

/**
 * Returns the parts of a typed card that may be stored; throws `invalid` `payments.card_invalid` with all its problems.
 */
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

/** The code is not stored, so it is not checked. */
function problemsOf({ number, expiry, name }: NamedCard, now: Date): Record<string, string> {
  const typed = { cardNumber: number, cardExpiration: expiry, cardCode: '' }
  const { cardNumber, cardExpiration } = cardProblems(typed, cardMonthAt(now))
  return {
    ...(cardNumber && { 'card.cardNumber': cardNumber }),
    ...(cardExpiration && { 'card.cardExpiration': cardExpiration }),
    ...(!name.trim() && { 'card.cardLabel': requiredText }),
  }
}

/** Returns a saved card's expiry as a buyer types it: MMYY. */
export function typedExpiry({ cardExpiration }: Pick<SavedCard, 'cardExpiration'>): string {
  return cardExpiration.slice(5) + cardExpiration.slice(2, 4)
}

/**
 * True when both are the same card. Digits and month alone would confuse two cards with the same ending; the test card
 * id tells them apart.
 */
export function isSameCard(one: MaskedCard, other: MaskedCard): boolean {
  return (
    one.card.cardNumber === other.card.cardNumber &&
    one.card.cardType === other.card.cardType &&
    one.card.cardExpiration === other.card.cardExpiration &&
    one.testCardId === other.testCardId
  )
}
