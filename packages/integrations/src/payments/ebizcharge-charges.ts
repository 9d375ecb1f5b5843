import { cardBrand, cardDigits, lastFour, parseExpiry } from '@mullion/domain/card'
import { AppError } from '@mullion/domain/error'
import { isAboutCard, readResponse, reasonOf, type TransactionResponse } from './ebizcharge-answers.ts'
import type { EbizchargeCards } from './ebizcharge-cards.ts'
import { gatewayText } from './ebizcharge-client.ts'
import { type EbizchargeSession, isMissing } from './ebizcharge-session.ts'
import { noAnswer, notSent, savedCardMissing } from './errors.ts'
import type {
  Authorisation,
  AuthorisationRequest,
  SavedCardRequest,
  Transaction,
  TypedCardRequest,
} from './port.ts'
import { acceptTyped, repeated } from './sandbox-decision.ts'

type Charged = Pick<Transaction, 'lastFour' | 'cardType'>

export interface EbizchargeChargesDeps {
  readonly session: Pick<EbizchargeSession, 'charge'>
  readonly cards: Pick<EbizchargeCards, 'chosen'>
  readonly find: (reference: string) => Promise<Transaction | null>
  readonly clock: () => Date
}

const duplicateText = 'This looks like a repeat of an earlier payment. Try again in a few minutes.'

/** The gateway refuses a charge that does not say these. */
export const flags = { isRecurring: false, ignoreDuplicate: false, custReceipt: false } as const

function detailsOf({ reference, amountCents, taxCents, shippingCents }: AuthorisationRequest) {
  return {
    orderID: reference,
    ...{ amount: amountCents / 100, tax: taxCents / 100, shipping: shippingCents / 100 },
    // With a subtotal of zero the amount counts.
    ...{ subtotal: 0, discount: 0, tip: 0, duty: 0, nonTax: false },
    allowPartialAuth: false,
  }
}

function typedCharge(request: TypedCardRequest) {
  const { card, customerId: customerID = 'Guest' } = request
  const { month = 0, year = 0 } = parseExpiry(card.expiry) ?? {}
  const creditCardData = {
    cardNumber: cardDigits(card.number),
    cardExpiration: String(month).padStart(2, '0') + String(year).slice(-2),
    cardCode: card.code,
    cardType: cardBrand(card.number),
    ...{ avsStreet: card.street, avsZip: card.zip, cardPresent: false, internalCardAuth: false },
  }
  const billingAddress = { street: card.street, zip: card.zip }
  const who = { accountHolder: card.holder, customerID, software: 'Mullion' }
  const tran = {
    command: 'AuthOnly',
    ...flags,
    ...who,
    details: detailsOf(request),
    creditCardData,
    billingAddress,
  }
  return { tran }
}

function savedCharge(request: SavedCardRequest, custNum: string) {
  const { methodId: paymentMethodID, code } = request.savedCard
  const named = code ? { cardCode: code } : {}
  const tran = { command: 'AuthOnly', ...flags, merchReceipt: false, software: 'Mullion', ...named }
  return { custNum, paymentMethodID, tran: { ...tran, details: detailsOf(request) } }
}

/** Returns the answer that a transaction was given when it was first sent. */
function firstAnswerOf(transaction: Transaction): Authorisation {
  if (transaction.state === 'declined') return { outcome: 'declined', reason: 'Card declined' }
  const { reference: _reference, state: _state, ...approval } = transaction
  return { outcome: 'approved', ...approval, duplicate: false }
}

/** Returns how to authorize cards at EBizCharge. A reference is looked up before it is charged, and charged once. */
export function createEbizchargeCharges({ session, cards, find, clock }: EbizchargeChargesDeps) {
  /** The gateway takes a charge for the repeat of a recent one; it is ours only if it has our reference. */
  async function repeatOf(reference: string, { refnum }: TransactionResponse): Promise<Authorisation> {
    const first = await find(reference)
    if (first?.gatewayId === refnum) return repeated(firstAnswerOf(first))
    if (first && first.state !== 'declined') throw noAnswer(new Error('A repeat names another transaction.'))
    return { outcome: 'declined', reason: duplicateText }
  }

  async function judged(
    reference: string,
    answer: TransactionResponse,
    card: Charged,
  ): Promise<Authorisation> {
    const { refnum: gatewayId, authcode: authCode, authamount: amountCents } = answer
    const result = answer.resultcode.toUpperCase()
    if (result === 'A' && answer.isduplicate) return repeatOf(reference, answer)
    if (result === 'A') {
      if (gatewayId === '' || amountCents === null) throw noAnswer(new Error('An approval is incomplete.'))
      return { outcome: 'approved', gatewayId, amountCents, authCode, ...card, duplicate: false }
    }
    if (result === 'D') return { outcome: 'declined', reason: reasonOf(answer) }
    if (result !== 'E') throw noAnswer(new Error('The answer of EBizCharge has no result.'))
    // An error charged nothing, unless the gateway's own record says otherwise.
    const found = await find(reference)
    if (found && found.state !== 'declined')
      throw noAnswer(new Error('EBizCharge charged a card despite an error.'))
    if (isAboutCard(answer)) return { outcome: 'declined', reason: reasonOf(answer) }
    const { errorcode, error } = answer
    throw notSent(new Error(`EBizCharge took no charge: ${gatewayText(`${errorcode} ${error}`)}`))
  }

  async function authoriseTyped(request: TypedCardRequest): Promise<Authorisation> {
    const { card, reference } = request
    const { cardType, problem } = acceptTyped(card, clock())
    if (problem) return { outcome: 'declined', reason: problem }
    const answer = readResponse(await session.charge('runTransaction', typedCharge(request)))
    return judged(reference, answer, { cardType, lastFour: lastFour(card.number) })
  }

  async function authoriseSaved(request: SavedCardRequest): Promise<Authorisation> {
    const { savedCard, reference } = request
    const { token, card } = await cards.chosen(savedCard).catch((error: unknown) => {
      throw error instanceof AppError && error.kind === 'missing' ? error : notSent(error)
    })
    const answer = await session
      .charge('runCustomerTransaction', savedCharge(request, token))
      .catch((error: unknown) => {
        throw isMissing(error) ? savedCardMissing(savedCard.methodId) : error
      })
    const { lastFour: digits, cardType } = card
    return judged(reference, readResponse(answer), { lastFour: digits, cardType })
  }

  return {
    async authorise(request: AuthorisationRequest): Promise<Authorisation> {
      const earlier = await find(request.reference).catch((error: unknown) => {
        throw notSent(error)
      })
      if (earlier) return repeated(firstAnswerOf(earlier))
      return request.savedCard ? authoriseSaved(request) : authoriseTyped(request)
    },
  }
}
