import {
  findPayment,
  listAbandonedPayments,
  listHeldPayments,
  type NewPayment,
  type PaymentRow,
} from '@mullion/db/checkout/payment.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { Store } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import { paymentDeclined, paymentReversed, paymentUnknown } from '@mullion/domain/checkout/checkout-errors'
import { heldMinutes } from '@mullion/domain/checkout/hold-payment'
import type { PaymentState } from '@mullion/domain/checkout/payment-state'
import { AppError } from '@mullion/domain/error'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Card, PaymentGateway, SavedCardChoice, Transaction } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import {
  type Approval,
  type CountSale,
  createPaymentRecords,
  orderOfPayment,
  PaymentTakenOver,
} from './payment-records.ts'
import type { PoDocumentService } from './po-document.service.ts'

export type PaymentService = ReturnType<typeof createPaymentService>

/** The points between which a crash must lose nothing; reported as they are passed. */
export type PaymentStep =
  | 'attempt_created'
  | 'attempt_stored'
  | 'authorised'
  | 'order_stored'
  | 'captured'
  | 'terms_stored'

/** What to charge: a card just typed, which may be saved once it is approved, or one of the customer's saved cards. */
export type Charge =
  | { readonly card: Card; readonly keep?: { readonly customerId: string; readonly name: string } }
  | { readonly savedCard: SavedCardChoice }

export interface PaymentDeps {
  readonly store: Store
  readonly gateway: PaymentGateway
  readonly storeInfo: StoreInfo
  /** Adds an order to the sales totals, in the transaction that makes it a placed one. */
  readonly countSale: CountSale
  readonly clock: Clock
  readonly log: Log
  readonly poDocuments: PoDocumentService
  /** How long a payment is left to whoever works on it; longer than the gateway's deadline. */
  readonly leaseMs?: number
  /** How long a reference that the gateway does not know is looked up again before it counts as never sent. */
  readonly forgetAfterMs?: number
  readonly onStep?: (step: PaymentStep) => void
}

const minute = 60_000
/** Between storing an attempt and sending its card lie milliseconds; whoever finds it later than this may end it. */
const firstLeaseMs = 10_000
const unfinished: ReadonlySet<PaymentState> = new Set(['created', 'authorising', 'authorised', 'abandoned'])
const partlyApproved = 'The card was approved for a smaller amount only.'

/**
 * One card payment from the first committed try to a captured or a voided end. Every step is committed before the
 * next one starts, so that whoever finds the payment later, the buyer or the repair, can finish it.
 */
export function createPaymentService(deps: PaymentDeps) {
  const { store, gateway, clock, log, forgetAfterMs = 15 * minute, leaseMs = 75_000 } = deps
  const records = createPaymentRecords({ ...deps, leaseMs })
  const step = (name: PaymentStep) => deps.onStep?.(name)

  async function charge(created: PaymentRow, charged: Charge): Promise<OrderRow> {
    step('attempt_created')
    const payment = await records.send(created)
    step('attempt_stored')
    const answer = await authorise(payment, charged)
    if (answer === null) return resolveUnknown(payment, complete)
    if (answer.outcome === 'declined') return decline(payment, answer.reason)
    const order = await complete(payment, answer)
    await keepCard(charged)
    return order
  }

  /** Authorizes a card ahead of its order; what the actor has held before is given back. */
  async function hold(created: PaymentRow, charged: Charge): Promise<PaymentRow> {
    for (const held of await listHeldPayments(store.read, created.actorId)) await dropHeld(held)
    const payment = await records.send(created)
    const answer = await authorise(payment, charged)
    if (answer === null) return leave(payment)
    if (answer.outcome === 'declined') return decline(payment, answer.reason)
    await refusePartial(payment, answer)
    const until = new Date(clock().getTime() + heldMinutes * minute)
    const held = await records.hold(payment, answer, until)
    await keepCard(charged)
    return held
  }

  /** Another request may take or drop it at the same moment; then that one counts. */
  async function dropHeld(held: PaymentRow): Promise<void> {
    await giveBack(held, { gatewayId: held.gatewayId, declineReason: null }).catch((error: unknown) => {
      if (!(error instanceof PaymentTakenOver)) throw error
    })
  }

  async function authorise(payment: PaymentRow, charged: Charge) {
    const { reference, amountCents, draft } = payment
    const { taxCents, shippingCents } = draft
    const amounts = { reference, amountCents, taxCents, shippingCents }
    try {
      return await gateway.authorise(
        'card' in charged ? { ...amounts, card: charged.card } : { ...amounts, savedCard: charged.savedCard },
      )
    } catch (error) {
      // An answer all the same: the gateway has charged nothing and never will.
      if (error instanceof AppError && (error.kind === 'missing' || error.kind === 'invalid')) {
        await records.abandon(payment)
        throw error
      }
      log.warn({ err: error, reference }, 'The gateway gave no answer to an authorisation.')
      return null
    }
  }

  /** Saves an approved card when the buyer asked for it; a failure does not touch the order. */
  async function keepCard(charged: Charge): Promise<void> {
    if (!('card' in charged) || !charged.keep) return
    const { card, keep } = charged
    await gateway.saveCard(keep.customerId, { ...card, name: keep.name }).catch((error: unknown) => {
      log.warn({ err: error }, 'A card could not be saved after its payment.')
    })
  }

  async function decline(payment: PaymentRow, reason: string): Promise<never> {
    await records.decline(payment, reason)
    throw paymentDeclined(reason)
  }

  /** What the gateway knows of a payment, null for nothing; `unanswered` says nothing of the money. */
  async function lookUp({ reference }: PaymentRow): Promise<Transaction | null | 'unanswered'> {
    try {
      return await gateway.find(reference)
    } catch (error) {
      log.warn({ err: error, reference }, 'The gateway gave no answer to a lookup.')
      return 'unanswered'
    }
  }

  /** Looks up a try whose authorisation got no answer; what is still unknown is left to a later look. */
  async function resolveUnknown(
    payment: PaymentRow,
    approved: (payment: PaymentRow, found: Transaction) => Promise<OrderRow>,
  ): Promise<OrderRow> {
    const found = await lookUp(payment)
    if (found === 'unanswered') return leave(payment)
    if (found === null) {
      const forgotten = clock().getTime() - payment.createdAt.getTime() >= forgetAfterMs
      if (!forgotten) return leave(payment)
      await records.abandon(payment)
      throw paymentUnknown()
    }
    if (found.state === 'declined') return decline(payment, 'The card was declined.')
    return found.state === 'voided' ? reverse(payment, found) : approved(payment, found)
  }

  async function leave(payment: PaymentRow): Promise<never> {
    await records.release(payment)
    throw paymentUnknown()
  }

  /** Stores the order of an approved try, captures it, and records the capture together with the mail. */
  async function complete(payment: PaymentRow, approval: Approval): Promise<OrderRow> {
    step('authorised')
    await refusePartial(payment, approval)
    const stored = await records.storeOrder(payment, approval, gateway.sandbox).catch((error) => {
      if (error instanceof PaymentTakenOver) throw error
      log.error({ err: error, reference: payment.reference }, 'An approved order could not be stored.')
      return null
    })
    if (stored === null) return reverse(payment, approval)
    step('order_stored')
    return capture(stored)
  }

  async function refusePartial(payment: PaymentRow, approval: Approval): Promise<void> {
    if (approval.amountCents === payment.amountCents) return
    await giveBack(payment, { gatewayId: approval.gatewayId, declineReason: partlyApproved })
    throw paymentDeclined(partlyApproved)
  }

  async function capture(payment: PaymentRow): Promise<OrderRow> {
    try {
      await gateway.capture(payment.gatewayId ?? '')
    } catch (error) {
      log.warn({ err: error, reference: payment.reference }, 'A capture failed.')
      const found = await lookUp(payment)
      if (found === null || found === 'unanswered') return leave(payment)
      if (found.state !== 'captured') return reverse(payment, found)
    }
    step('captured')
    return records.capture(payment)
  }

  async function reverse(payment: PaymentRow, { gatewayId }: Pick<Approval, 'gatewayId'>): Promise<never> {
    await giveBack(payment, { gatewayId, declineReason: null })
    throw paymentReversed()
  }

  /** Gives an approval back: decided first, then done, so that a crash in between is taken up again. */
  async function giveBack(
    payment: PaymentRow,
    facts: Pick<PaymentRow, 'gatewayId' | 'declineReason'>,
  ): Promise<void> {
    await finishVoid(await records.startVoid(payment, facts))
  }

  async function finishVoid(payment: PaymentRow): Promise<void> {
    try {
      if (payment.gatewayId) await gateway.void(payment.gatewayId)
    } catch (error) {
      log.error({ err: error, reference: payment.reference }, 'A void failed and will be tried again.')
      if (payment.state === 'voiding') await records.endVoid(payment, 'attention')
      return
    }
    await records.endVoid(payment, 'voided')
  }

  /** Ends a payment whose order is stored (captures it) or whose void is decided (voids it). */
  async function settle(payment: PaymentRow): Promise<OrderRow> {
    if (payment.state === 'authorised') return capture(payment)
    if (payment.state === 'held') return reverse(payment, { gatewayId: payment.gatewayId ?? '' })
    await finishVoid(payment)
    throw paymentReversed()
  }

  /** The order of a settled or a lost payment, or the reason why it has none, for the buyer who waits for it. */
  async function outcome({ id }: PaymentRow): Promise<OrderRow> {
    const payment = await findPayment(store.read, id)
    if (payment?.state === 'captured' || payment?.state === 'terms')
      return orderOfPayment(store.read, payment)
    if (payment && unfinished.has(payment.state)) throw paymentUnknown()
    throw payment?.declineReason ? paymentDeclined(payment.declineReason) : paymentReversed()
  }

  /** Runs work on a payment; when it is taken over meanwhile, its outcome is what the other process makes of it. */
  async function heldBy(payment: PaymentRow, work: Promise<OrderRow>): Promise<OrderRow> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof PaymentTakenOver)) throw error
      log.warn({ reference: payment.reference }, error.message)
      return outcome(payment)
    }
  }

  /** What a buyer would be told is how a repair usually ends; anything else is a failure that the operator must see. */
  function noteRepair({ reference }: PaymentRow, error: unknown): void {
    if (error instanceof AppError) {
      log.info({ reference, reason: error.message }, 'A payment was looked into.')
    } else {
      log.error({ err: error, reference }, 'A payment could not be looked into and will be tried again.')
    }
  }

  async function takesPayments(): Promise<boolean> {
    try {
      await gateway.check()
      return true
    } catch (error) {
      log.warn({ err: error }, 'The gateway cannot be asked about payments.')
      return false
    }
  }

  return {
    /** Throws `unavailable` when no payment can be taken right now. */
    checkGateway: () => gateway.check(),
    /** Until when an attempt that is being stored is left to its own request. */
    firstLease: () => new Date(clock().getTime() + Math.min(firstLeaseMs, leaseMs)),
    create: records.create,
    claim: records.claim,
    abandon: records.abandon,

    /** Places an order on terms; null for a repeat of the attempt. */
    async placeOnTerms(actor: Actor, attempt: NewPayment): Promise<OrderRow | null> {
      const order = await records.placeOnTerms(actor, attempt)
      if (order) step('terms_stored')
      return order
    },
    find: (id: number) => findPayment(store.read, id),
    outcome,

    /** Authorizes a card for an order that comes later; resolves with the held payment. */
    hold,

    /** Completes a held payment as an order; null when it is held no longer. */
    async takeHeld(actor: Actor, held: PaymentRow, attempt: NewPayment): Promise<OrderRow | null> {
      const stored = await records.takeHeld(actor, held, attempt, gateway.sandbox)
      return stored && heldBy(stored, capture(stored))
    },

    /** Charges the card for a stored attempt; resolves with the paid order, or throws what the buyer is to know. */
    charge: (payment: PaymentRow, charged: Charge) => heldBy(payment, charge(payment, charged)),

    /** Goes on with a claimed payment for a buyer who waits for it: an approved one becomes an order. */
    resume: (payment: PaymentRow) =>
      heldBy(payment, payment.state === 'authorising' ? resolveUnknown(payment, complete) : settle(payment)),

    /**
     * Looks up every payment that nobody works on and completes or voids it; an approval without an order, which
     * nobody waits for any more, is given back. Resolves with the number of payments looked into.
     */
    async repair(): Promise<number> {
      if (!(await takesPayments())) return 0
      const abandoned = await listAbandonedPayments(store.read, clock(), 100)
      for (const payment of abandoned) {
        const claimed = await records.claim(payment)
        if (!claimed) continue
        if (claimed.state === 'created') {
          await records.abandon(claimed)
          continue
        }
        const work = claimed.state === 'authorising' ? resolveUnknown(claimed, reverse) : settle(claimed)
        await heldBy(claimed, work).catch((error) => noteRepair(claimed, error))
      }
      return abandoned.length
    },
  }
}
