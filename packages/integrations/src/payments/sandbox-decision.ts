import {
  type CardBrand,
  cardBrand,
  cardDigits,
  cardMonthAt,
  cardNumberValid,
  cardProblems,
  lastFour,
} from '@mullion/domain/card'
import { invalidInput } from '@mullion/domain/error'
import type { VaultCard } from './card-vault.ts'
import type { TransactionEntry } from './ledger-entry.ts'
import type { Authorisation, AuthorisationRequest, Card, Transaction } from './port.ts'
import { typedExpiry } from './saved-card.ts'
import { findTestCard, type TestCard, testCardOf } from './test-cards.ts'

type FirstEntry = Extract<TransactionEntry, { kind: 'authorised' | 'declined' }>

const unknownCard = 'The sandbox approves only its test cards.'

/** A card the gateway evaluates, typed or saved: of a brand it accepts, and possibly one of its test cards. */
export interface AcceptedCard {
  readonly cardType: CardBrand
  readonly lastFour: string
  readonly testCard: TestCard | undefined
  /** Why no issuer would approve the card, such as a past expiry. */
  readonly problem: string | undefined
}

interface Decision extends AcceptedCard {
  readonly at: Date
  readonly number: number
}

const firstNumber = 1_000_001

/** Returns the gateway's number for an entry of the ledger, such as 1000001 for the first. */
export const numberOf = (entry: number): number => firstNumber + entry - 1

/** Throws `invalid` `payments.amount_invalid` unless the amount is a positive whole number of cents. */
export function checkAmount({ amountCents }: Pick<AuthorisationRequest, 'amountCents'>): void {
  if (Number.isSafeInteger(amountCents) && amountCents > 0) return
  throw invalidInput('payments.amount_invalid', { amountCents: 'The amount must be above zero.' })
}

/** Evaluates a card just typed; throws `invalid` `payments.card_invalid` for a number that is not a card's. */
export function acceptTyped({ number, expiry, code }: Card, at: Date): AcceptedCard {
  const cardType = cardBrand(number)
  if (!cardType || !cardNumberValid(number))
    throw invalidInput('payments.card_invalid', { 'card.cardNumber': 'Invalid card number' })
  const typed = { cardNumber: number, cardExpiration: expiry, cardCode: code }
  const [problem] = Object.values(cardProblems(typed, cardMonthAt(at)))
  return { cardType, lastFour: lastFour(number), testCard: findTestCard(cardDigits(number)), problem }
}

/** Evaluates a saved card, with its code if it was asked for again; a card that is not a test card needs no code. */
export function acceptSaved(
  { card, testCardId }: VaultCard,
  code: string | undefined,
  at: Date,
): AcceptedCard {
  const { cardType, lastFour } = card
  const testCard = testCardOf(testCardId)
  const cardCode = code ?? testCard?.code ?? ''
  const typed = { cardNumber: testCard?.number ?? '', cardExpiration: typedExpiry(card), cardCode }
  const problems = cardProblems(typed, cardMonthAt(at))
  const problem = problems.cardExpiration ?? (testCard && problems.cardCode)
  const answering = testCard && code === undefined ? { ...testCard, cvv: '' } : testCard
  return { cardType, lastFour, testCard: answering, problem }
}

/** Returns the ledger entry that records the answer to a request, under the gateway number of the decision. */
export function decide(request: AuthorisationRequest, decision: Decision): FirstEntry {
  const { cardType, lastFour, testCard, at, number } = decision
  const { reference, amountCents } = request
  const facts = { at: at.toISOString(), reference, gatewayId: `SB${number}`, lastFour, cardType }
  const reason = reasonToDecline(decision)
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

function reasonToDecline({ problem, testCard }: AcceptedCard): string | undefined {
  return problem ?? (testCard?.outcome === 'declined' ? testCard.reason : undefined)
}

/** True for the first entry of a transaction. */
export function isFirst(entry: TransactionEntry): entry is FirstEntry {
  return entry.kind === 'authorised' || entry.kind === 'declined'
}

export function answerOf(entry: FirstEntry): Authorisation {
  if (entry.kind === 'declined') return { outcome: 'declined', reason: entry.reason }
  const { gatewayId, amountCents, authCode, lastFour, cardType } = entry
  return { outcome: 'approved', gatewayId, amountCents, authCode, lastFour, cardType, duplicate: false }
}

export function repeated(answer: Authorisation): Authorisation {
  return answer.outcome === 'approved' ? { ...answer, duplicate: true } : answer
}

export function nextEntry(kind: 'captured' | 'voided', transaction: Transaction, at: Date): TransactionEntry {
  const { reference, gatewayId, amountCents, lastFour, cardType } = transaction
  return { kind, at: at.toISOString(), reference, gatewayId, amountCents, lastFour, cardType }
}
