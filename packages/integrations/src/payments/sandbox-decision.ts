import {
  type CardBrand,
  cardBrand,
  cardDigits,
  cardMonthAt,
  cardNumberValid,
  cardProblems,
  lastFour,
} from '@mullion/domain/checkout/card'
import { invalidInput } from '@mullion/domain/error'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Authorisation, AuthorisationRequest, Card, Transaction } from './port.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

type FirstEntry = Extract<LedgerEntry, { kind: 'authorised' | 'declined' }>

const unknownCard = 'The sandbox approves only its test cards.'

/** A card that the gateway looks at: of a brand it takes, and perhaps one of its test cards. */
export interface AcceptedCard {
  readonly cardType: CardBrand
  readonly testCard: TestCard | undefined
}

interface Decision extends AcceptedCard {
  readonly at: Date
  readonly number: number
}

/** The card of a request; throws `invalid` for an amount of nothing or a number that is no card's. */
export function acceptedCard({ amountCents, card }: AuthorisationRequest): AcceptedCard {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) {
    throw invalidInput('payments.amount_invalid', { amountCents: 'The amount must be above zero.' })
  }
  const cardType = cardBrand(card.number)
  if (cardType && cardNumberValid(card.number))
    return { cardType, testCard: findTestCard(cardDigits(card.number)) }
  throw invalidInput('payments.card_invalid', { 'card.cardNumber': 'Invalid card number' })
}

/** The entry that answers a request, numbered by the gateway. */
export function decide(request: AuthorisationRequest, decision: Decision): FirstEntry {
  const { cardType, testCard, at, number } = decision
  const { reference, amountCents, card } = request
  const facts = {
    at: at.toISOString(),
    reference,
    gatewayId: `SB${number}`,
    lastFour: lastFour(card.number),
    cardType,
  }
  const reason = reasonToDecline(card, decision)
  if (reason || !testCard) return { kind: 'declined', ...facts, amountCents, reason: reason ?? unknownCard }
  const { approvedShare, avs, cvv } = testCard
  return {
    kind: 'authorised',
    ...facts,
    amountCents: Math.floor(amountCents * approvedShare),
    requestedCents: amountCents,
    authCode: String(number).slice(-6),
    avs,
    cvv,
  }
}

function reasonToDecline(card: Card, { at, testCard }: Decision): string | null {
  const typed = { cardNumber: card.number, cardExpiration: card.expiry, cardCode: card.code }
  const [problem] = Object.values(cardProblems(typed, cardMonthAt(at)))
  return problem ?? (testCard?.outcome === 'declined' ? testCard.reason : null)
}

/** True for the entry that a transaction begins with. */
export function isFirst(entry: LedgerEntry): entry is FirstEntry {
  return entry.kind === 'authorised' || entry.kind === 'declined'
}

/** What a first entry tells the caller. */
export function answerOf(entry: FirstEntry): Authorisation {
  if (entry.kind === 'declined') return { outcome: 'declined', reason: entry.reason }
  const { gatewayId, amountCents, authCode, lastFour, cardType } = entry
  return { outcome: 'approved', gatewayId, amountCents, authCode, lastFour, cardType, duplicate: false }
}

/** An earlier answer, given again. */
export function repeated(answer: Authorisation): Authorisation {
  return answer.outcome === 'approved' ? { ...answer, duplicate: true } : answer
}

/** The entry that follows when a transaction is captured or voided. */
export function nextEntry(kind: 'captured' | 'voided', transaction: Transaction, at: Date): LedgerEntry {
  const { reference, gatewayId, amountCents, lastFour, cardType } = transaction
  return { kind, at: at.toISOString(), reference, gatewayId, amountCents, lastFour, cardType }
}
