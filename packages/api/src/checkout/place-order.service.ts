import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findCompany } from '@mullion/db/accounts/company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import {
  findLatestTry,
  findPaymentByReference,
  hasTriedToPay,
  type NewPayment,
  type PaymentRow,
} from '@mullion/db/checkout/payment.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { Store } from '@mullion/db/store'
import { violated } from '@mullion/db/violated'
import type { Actor } from '@mullion/domain/accounts/actor'
import { cardMonthAt, cardProblems } from '@mullion/domain/card'
import {
  botCheckFailed,
  companyNeeded,
  keyReused,
  noTerms,
  orderIncomplete,
  orderOnTerms,
  paymentUnknown,
  staffOnly,
  totalDiffers,
} from '@mullion/domain/checkout/checkout-errors'
import { type HeldPayment, type HoldPaymentInput, paymentNeeded } from '@mullion/domain/checkout/hold-payment'
import type {
  AttemptOutcome,
  BillingDetails,
  PlacedOrder,
  PlaceOrderInput,
} from '@mullion/domain/checkout/order'
import { type OrderRuleFacts, orderProblems, type PayBy, payByOf } from '@mullion/domain/checkout/order-rules'
import { isSettled, mayTryAgain } from '@mullion/domain/checkout/payment-state'
import type { Quote } from '@mullion/domain/checkout/quote'
import { invalidInput } from '@mullion/domain/error'
import { requiredText } from '@mullion/domain/postal-address'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { Clock } from '../clock.ts'
import { createCardAttempts } from './card-attempts.ts'
import { cardOf, cartHash, newPayment, payloadHash } from './new-payment.ts'
import type { Charge, PaymentService } from './payment.service.ts'
import type { PoDocumentService } from './po-document.service.ts'
import type { QuoteService } from './quote.service.ts'

export type PlaceOrderService = ReturnType<typeof createPlaceOrderService>

export interface PlaceOrderDeps {
  readonly store: Store
  readonly quotes: QuoteService
  readonly payments: PaymentService
  readonly poDocuments: PoDocumentService
  readonly botCheck: BotCheck
  readonly clock: Clock
}

/** How often, and for how long, a repeated request looks whether the first one has ended. */
const waiting = { everyMs: 150, forMs: 50_000 }

const payloadKeyMs = 15 * 60_000

/** What an order answers. */
export function placedOrder(order: OrderRow): PlacedOrder {
  const { number: orderNumber, grandTotalCents, buyerEmail, freightToBeConfirmed } = order
  return { orderNumber, grandTotalCents, buyerEmail, freightToBeConfirmed }
}

/** An order that may be placed. */
interface CheckedOrder {
  readonly quote: Quote
  readonly payBy: PayBy
  readonly billing: BillingDetails | null
  readonly buyerEmail: string
  /** The approved payment that the order takes. */
  readonly held: PaymentRow | null
}

/** Placing an order: checked, priced and totaled here, whatever the client says. */
export function createPlaceOrderService(deps: PlaceOrderDeps) {
  const { store, quotes, payments, poDocuments, botCheck, clock } = deps
  const cardAttempts = createCardAttempts(deps)

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

  async function companyFacts({ companyId, actingFor }: Actor) {
    if (actingFor) return actingFor
    const company = companyId === null ? null : await findCompany(store.read, companyId)
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
    if (payBy === 'terms' && input.poDocumentId) await poDocuments.check(actor, input.poDocumentId)
  }

  async function checkBuyer(actor: Actor, input: PlaceOrderInput): Promise<void> {
    if (actor.role !== 'guest' || (await hasTriedToPay(store.read, actor.id))) return
    if (!(await botCheck.verify(input.botCheck ?? ''))) throw botCheckFailed()
  }

  /** Where the confirmation goes: the address on the order, else that of whoever is signed in. */
  async function emailOf({ userId }: Actor, billing: BillingDetails | null): Promise<string> {
    if (billing) return billing.buyerEmail
    const person = userId === null ? null : await findPerson(store.read, userId)
    if (!person) throw invalidInput('checkout.email_needed', { 'billing.buyerEmail': requiredText })
    return person.user.email
  }

  /** The payment that was approved for this order before: of the same actor, for the same cart. */
  async function heldFor(actor: Actor, input: PlaceOrderInput): Promise<PaymentRow | null> {
    if (input.heldPayment === undefined) return null
    const held = await findPaymentByReference(store.read, input.heldPayment)
    const matches = held?.actorId === actor.id && held.payloadHash === cartHash(input.cart)
    if (!matches || held.state !== 'held' || held.leaseUntilAt <= clock()) throw paymentNeeded()
    return held
  }

  async function check(actor: Actor, input: PlaceOrderInput): Promise<CheckedOrder> {
    const payBy = wayToPay(actor)
    checkStaffFields(actor, input)
    const held = payBy === 'card' ? await heldFor(actor, input) : null
    const typed = payBy === 'card' && held === null
    if (typed) checkCard(input)
    if (typed) await cardAttempts.check(actor)
    const quote = await quotes.inForce(actor, input.quoteId, input)
    if (quote.grandTotalCents !== input.grandTotalCents) throw totalDiffers(quote)
    if (held && held.amountCents !== quote.grandTotalCents) throw paymentNeeded()
    const billing = held?.draft.billing ?? input.billing ?? null
    const checked = { quote, payBy, held, billing, buyerEmail: await emailOf(actor, billing) }
    await checkRules(actor, input, checked)
    if (typed) await checkBuyer(actor, input)
    return checked
  }

  function chargeOf(actor: Actor, { card, billing, savedCard, saveCard }: PlaceOrderInput): Charge {
    const customerId = `user:${actor.userId}`
    if (savedCard) {
      const { methodId, cardCode: code } = savedCard
      return { savedCard: { customerId, methodId, ...(code ? { code } : {}) } }
    }
    if (!card || !billing) throw invalidInput('checkout.card_invalid', { 'card.cardNumber': requiredText })
    const typed = cardOf(card, billing)
    const mayKeep = saveCard && actor.role !== 'guest' && actor.actingFor === null
    return mayKeep ? { card: typed, keep: { customerId, name: saveCard.label } } : { card: typed }
  }

  /** The end of an earlier request for the same order: waits for whoever works on it, or takes its place. */
  async function join(first: PaymentRow, input: PlaceOrderInput): Promise<OrderRow | 'again'> {
    if (first.payloadHash !== payloadHash(input)) throw keyReused()
    const giveUpAt = clock().getTime() + waiting.forMs
    for (;;) {
      const payment = (await payments.find(first.id)) ?? first
      if (payment.state === 'abandoned') return 'again'
      if (isSettled(payment.state)) return payments.outcome(payment)
      const claimed = await payments.claim(payment)
      if (claimed?.state === 'created') await payments.abandon(claimed)
      else if (claimed) return payments.resume(claimed)
      else if (clock().getTime() >= giveUpAt) throw paymentUnknown()
      else await sleep(waiting.everyMs)
    }
  }

  /** Stores the attempt and carries it out; null when another request has stored it first. */
  async function attempt(actor: Actor, input: PlaceOrderInput, tryNo: number): Promise<OrderRow | null> {
    const checked = await check(actor, input)
    const attemptNow = () => {
      const leaseUntilAt = payments.firstLease()
      return newPayment({ ...checked, actor, input, tryNo, now: clock(), leaseUntilAt })
    }
    if (checked.payBy === 'terms') return payments.placeOnTerms(actor, attemptNow())
    if (checked.held) return takeHeld(actor, checked.held, attemptNow())
    await payments.checkGateway()
    const charge = chargeOf(actor, input)
    const payment = await cardAttempts.start(actor, attemptNow)
    return payment && payments.charge(payment, charge)
  }

  async function takeHeld(actor: Actor, held: PaymentRow, attempt: NewPayment): Promise<OrderRow | null> {
    try {
      const order = await payments.takeHeld(actor, held, attempt)
      if (order) return order
    } catch (error) {
      // The same order, sent twice at once: the other request has the key.
      if (violated(error) !== 'unique') throw error
      return null
    }
    if (await latestAttempt(actor, attempt.idempotencyKey)) return null
    throw paymentNeeded()
  }

  const latestAttempt = (actor: Actor, key: string) => findLatestTry(store.read, actor.id, key)

  /** A key that a client did not choose, but that was made of the payload, stands for one order for 15 minutes. */
  function isForgotten({ idempotencyKey, createdAt, state }: PaymentRow): boolean {
    const old = clock().getTime() - createdAt.getTime() >= payloadKeyMs
    return idempotencyKey.startsWith('payload-') && old && isSettled(state)
  }

  async function place(actor: Actor, input: PlaceOrderInput): Promise<OrderRow> {
    for (;;) {
      const latest = await latestAttempt(actor, input.idempotencyKey)
      if (latest && !mayTryAgain(latest.state) && !isForgotten(latest)) {
        const joined = await join(latest, input)
        if (joined !== 'again') return joined
        continue
      }
      const order = await attempt(actor, input, (latest?.tryNo ?? 0) + 1)
      if (order) return order
    }
  }

  /** Requests of this process that are being answered; the same one again gets the same answer. */
  const underWay = new Map<string, Promise<PlacedOrder>>()

  return {
    /** Places the order once: a repeat under the same key answers the same order. */
    placeOrder(actor: Actor, input: PlaceOrderInput): Promise<PlacedOrder> {
      const request = `${actor.id} ${input.idempotencyKey} ${payloadHash(input)}`
      const same = underWay.get(request)
      if (same) return same
      const answer = place(actor, input)
        .then(placedOrder)
        .finally(() => underWay.delete(request))
      underWay.set(request, answer)
      return answer
    },

    /** Authorizes a card for an order that the actor sends afterwards. */
    async holdPayment(actor: Actor, input: HoldPaymentInput): Promise<HeldPayment> {
      if (wayToPay(actor) !== 'card') throw orderOnTerms()
      const order: PlaceOrderInput = {
        ...input,
        idempotencyKey: `held-${randomUUID()}`,
        returnsAgreed: false,
      }
      checkStaffFields(actor, order)
      checkCard(order)
      await cardAttempts.check(actor)
      const quote = await quotes.inForce(actor, input.quoteId, order)
      if (quote.grandTotalCents !== input.grandTotalCents) throw totalDiffers(quote)
      await checkBuyer(actor, order)
      const billing = input.billing ?? null
      const buyerEmail = await emailOf(actor, billing)
      await payments.checkGateway()
      const start = { actor, input: order, quote, payBy: 'card', billing, buyerEmail, tryNo: 1 } as const
      const payment = await cardAttempts.start(actor, () => {
        const leaseUntilAt = payments.firstLease()
        const attempt = newPayment({ ...start, now: clock(), leaseUntilAt })
        return { ...attempt, payloadHash: cartHash(input.cart) }
      })
      if (!payment) throw paymentUnknown()
      const { reference, gatewayId, authCode, amountCents, cardType, lastFour } = await payments.hold(
        payment,
        chargeOf(actor, order),
      )
      return {
        heldPayment: reference,
        gatewayId: gatewayId ?? '',
        authCode: authCode ?? '',
        amountCents,
        cardType: cardType ?? '',
        lastFour: lastFour ?? '',
      }
    },

    /** What has become of the order that the actor sent under a key, whatever the cart holds by now. */
    async outcome(actor: Actor, idempotencyKey: string): Promise<AttemptOutcome> {
      const latest = await latestAttempt(actor, idempotencyKey)
      if (!latest || latest.state === 'abandoned' || isForgotten(latest)) return { state: 'none' }
      if (latest.state === 'captured' || latest.state === 'terms')
        return { state: 'placed', order: placedOrder(await payments.outcome(latest)) }
      if (!isSettled(latest.state) && latest.state !== 'voiding' && latest.state !== 'attention')
        return { state: 'under_way' }
      return latest.declineReason
        ? { state: 'declined', reason: latest.declineReason }
        : { state: 'reversed' }
    },

    /** A puzzle for the page to solve before a guest's first card. */
    challenge: () => botCheck.challenge(),
  }
}
