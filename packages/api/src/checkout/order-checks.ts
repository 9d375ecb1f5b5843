import { findCompany } from '@mullion/db/accounts/company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import {
  findPaymentByReference,
  hasPaymentAttempt,
  type PaymentRow,
} from '@mullion/db/payments/payment.repository'
import { type Actor, uploaderOf } from '@mullion/domain/accounts/actor'
import { cardMonthAt, cardProblems } from '@mullion/domain/card'
import {
  botCheckFailed,
  cardTypedByToken,
  companyNeeded,
  noTerms,
  orderIncomplete,
  orderOnTerms,
  staffOnly,
  totalDiffers,
} from '@mullion/domain/checkout/checkout-errors'
import { paymentNeeded } from '@mullion/domain/checkout/hold-payment'
import type { BillingDetails, PlaceOrderInput } from '@mullion/domain/checkout/order'
import { type OrderRuleFacts, orderProblems, type PayBy, payByOf } from '@mullion/domain/checkout/order-rules'
import type { ValidQuote } from '@mullion/domain/checkout/quote'
import { invalidInput } from '@mullion/domain/error'
import { requiredText } from '@mullion/domain/postal-address'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { Clock } from '../clock.ts'
import type { PoDocumentService } from '../orders/po-document.service.ts'
import type { CardAttempts } from '../payments/card-attempts.ts'
import { cartHash } from '../payments/new-payment.ts'
import type { QuoteService } from './quote.service.ts'

export interface OrderChecksDeps {
  readonly db: Database
  readonly quotes: QuoteService
  readonly poDocuments: PoDocumentService
  readonly botCheck: BotCheck
  readonly clock: Clock
  readonly cardAttempts: CardAttempts
}

export type OrderChecks = ReturnType<typeof createOrderChecks>

export interface CheckedOrder {
  readonly quote: ValidQuote
  readonly payBy: PayBy
  readonly billing: BillingDetails | null
  readonly buyerEmail: string
  readonly held: PaymentRow | null
}

/** Returns the billing details of a typed card. A saved card has its own, so those sent with it are ignored, email included. */
const billingOf = ({ savedCard, billing }: PlaceOrderInput) => (savedCard ? null : (billing ?? null))

/** An order that goes to approval is sent without a card; whether it does is decided when it is stored. */
const mayLackCard = ({ approvals }: Actor, { card, savedCard }: PlaceOrderInput) =>
  approvals === true && !card && !savedCard

/** Checks whether an actor may place an order as sent, and at which quote; trusts nothing the client claims. */
export function createOrderChecks(deps: OrderChecksDeps) {
  const { db, quotes, poDocuments, botCheck, clock, cardAttempts } = deps

  function checkCard({ card, billing, savedCard }: PlaceOrderInput): void {
    if (savedCard) return
    const problems = card ? cardProblems(card, cardMonthAt(clock())) : { cardNumber: requiredText }
    const fields = Object.fromEntries(
      Object.entries(problems).map(([field, text]) => [`card.${field}`, String(text)]),
    )
    if (!billing) fields['billing.address1'] = requiredText
    if (Object.keys(fields).length > 0) throw invalidInput('checkout.card_invalid', fields)
  }

  function wayToPay(actor: Actor): PayBy {
    const payBy = payByOf(actor)
    if (payBy === 'company_needed') throw companyNeeded()
    if (payBy === 'no_terms') throw noTerms()
    return payBy
  }

  function checkStaffFields(actor: Actor, input: PlaceOrderInput): void {
    if (actor.actingFor) {
      if (input.savedCard) throw staffOnly('savedCard')
      return
    }
    if (input.skipValidation) throw staffOnly('skipValidation')
    if (input.customerEmail) throw staffOnly('customerEmail')
  }

  /** `typed` is true if the order needs a card that no saved card stands for. */
  function checkToken({ token }: Actor, { card, saveCard }: PlaceOrderInput, typed: boolean): void {
    if (token && (card || saveCard || typed)) throw cardTypedByToken()
  }

  async function companyFacts({ companyId, actingFor }: Actor) {
    if (actingFor) return actingFor
    const company = companyId === null ? null : await findCompany(db.read, companyId)
    return { iseMember: company?.iseMember ?? false, poRequired: company?.poRequired ?? false }
  }

  async function checkRules(actor: Actor, input: PlaceOrderInput, checked: CheckedOrder): Promise<void> {
    const { quote, payBy } = checked
    const { iseMember, poRequired } = await companyFacts(actor)
    const facts: OrderRuleFacts = {
      ...{ payBy, iseMember, poRequired },
      billingOption: quote.billingOption,
      freight: quote.method === 'freight',
      returnsAgreementNeeded: quote.returnsAgreementNeeded,
    }
    const problems = orderProblems(input, facts)
    if (Object.keys(problems).length > 0) throw orderIncomplete(problems)
    if (payBy === 'terms' && input.poDocumentId)
      await poDocuments.check(uploaderOf(actor.id), input.poDocumentId)
  }

  async function checkBuyer(actor: Actor, input: PlaceOrderInput): Promise<void> {
    if (actor.role !== 'guest' || (await hasPaymentAttempt(db.read, actor.id))) return
    if (!(await botCheck.verify(input.botCheck ?? ''))) throw botCheckFailed()
  }

  /** Where the confirmation goes: the email address on the order, else the signed-in user's. */
  async function emailOf({ userId }: Actor, billing: BillingDetails | null): Promise<string> {
    if (billing) return billing.buyerEmail
    const person = userId === null ? null : await findPerson(db.read, userId)
    if (!person) throw invalidInput('checkout.email_needed', { 'billing.buyerEmail': requiredText })
    return person.user.email
  }

  /** The payment approved earlier for this order: same actor, same cart. */
  async function findHeldPayment(actor: Actor, input: PlaceOrderInput): Promise<PaymentRow | null> {
    if (input.heldPayment === undefined) return null
    const held = await findPaymentByReference(db.read, input.heldPayment)
    const matches = held?.actorId === actor.id && held.payloadHash === cartHash(input.cart)
    if (!matches || held.state !== 'held' || held.leaseUntilAt <= clock()) throw paymentNeeded()
    // Only a typed card has billing details of its own.
    if (actor.token && held.draft.billing) throw cardTypedByToken()
    return held
  }

  /** Returns the quote the order is placed on, with the total that the buyer saw. */
  async function offerFor(actor: Actor, input: PlaceOrderInput): Promise<ValidQuote> {
    const quote = await quotes.requireValidQuote(actor, input.quoteId, input)
    if (quote.grandTotalCents !== input.grandTotalCents) throw totalDiffers(quote)
    return quote
  }

  async function check(actor: Actor, input: PlaceOrderInput): Promise<CheckedOrder> {
    const payBy = wayToPay(actor)
    checkStaffFields(actor, input)
    const held = payBy === 'card' ? await findHeldPayment(actor, input) : null
    const typed = payBy === 'card' && held === null
    checkToken(actor, input, typed && !input.savedCard)
    if (typed && !mayLackCard(actor, input)) checkCard(input)
    if (typed) await cardAttempts.check(actor)
    const quote = await offerFor(actor, input)
    if (held && held.amountCents !== quote.grandTotalCents) throw paymentNeeded()
    const billing = typed ? billingOf(input) : (held?.draft.billing ?? null)
    const checked = { quote, payBy, held, billing, buyerEmail: await emailOf(actor, billing) }
    await checkRules(actor, input, checked)
    if (typed) await checkBuyer(actor, input)
    return checked
  }

  async function checkHold(actor: Actor, input: PlaceOrderInput): Promise<CheckedOrder> {
    checkToken(actor, input, !input.savedCard)
    if (wayToPay(actor) !== 'card') throw orderOnTerms()
    checkStaffFields(actor, input)
    checkCard(input)
    await cardAttempts.check(actor)
    const quote = await offerFor(actor, input)
    await checkBuyer(actor, input)
    const billing = billingOf(input)
    return { quote, payBy: 'card', held: null, billing, buyerEmail: await emailOf(actor, billing) }
  }

  return { check, checkHold }
}
