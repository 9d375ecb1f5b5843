import { findPayment, listAbandonedPayments, type PaymentRow } from '@mullion/db/checkout/payment.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { Store } from '@mullion/db/store'
import { paymentDeclined, paymentReversed, paymentUnknown } from '@mullion/domain/checkout/checkout-errors'
import { AppError } from '@mullion/domain/error'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Card, PaymentGateway, Transaction } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import {
  type Approval,
  type CountSale,
  createPaymentRecords,
  orderOfPayment,
  PaymentTakenOver,
} from './payment-records.ts'

export type PaymentService = ReturnType<typeof createPaymentService>

/** The points between which a crash must lose nothing; reported as they are passed. */
export type PaymentStep = 'attempt_stored' | 'authorised' | 'order_stored' | 'captured'

export interface PaymentDeps {
  readonly store: Store
  readonly gateway: PaymentGateway
  readonly storeInfo: StoreInfo
  /** Adds an order to the sales totals, in the transaction that makes it a placed one. */
  readonly countSale: CountSale
  readonly clock: Clock
  readonly log: Log
  /** How long a payment is left to whoever works on it; longer than the gateway's deadline. */
  readonly leaseMs?: number
  /** How long a reference that the gateway does not know is looked up again before it counts as never sent. */
  readonly forgetAfterMs?: number
  readonly onStep?: (step: PaymentStep, payment: PaymentRow) => void
}

const minute = 60_000
const partlyApproved = 'The card was approved for a smaller amount only.'

/**
 * One card payment from the first committed try to a captured or a voided end. Every step is committed before the
 * next one starts, so that whoever finds the payment later, the buyer or the repair, can finish it.
 */
export function createPaymentService(deps: PaymentDeps) {
  const { store, gateway, clock, log, forgetAfterMs = 15 * minute, leaseMs = 75_000 } = deps
  const records = createPaymentRecords({ ...deps, leaseMs })
  const step = (name: PaymentStep, payment: PaymentRow) => deps.onStep?.(name, payment)

  async function charge(payment: PaymentRow, card: Card): Promise<OrderRow> {
    step('attempt_stored', payment)
    const answer = await authorise(payment, card)
    if (answer === null) return resolveUnknown(payment, complete)
    if (answer.outcome === 'declined') return decline(payment, answer.reason)
    return complete(payment, answer)
  }

  async function authorise(payment: PaymentRow, card: Card) {
    const { reference, amountCents, draft } = payment
    const { taxCents, shippingCents } = draft
    try {
      return await gateway.authorise({ reference, amountCents, taxCents, shippingCents, card })
    } catch (error) {
      log.warn({ err: error, reference }, 'The gateway gave no answer to an authorisation.')
      return null
    }
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
      return forgotten ? decline(payment, 'The card processor never answered.') : leave(payment)
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
    step('authorised', payment)
    if (approval.amountCents !== payment.amountCents) {
      await giveBack(payment, { gatewayId: approval.gatewayId, declineReason: partlyApproved })
      throw paymentDeclined(partlyApproved)
    }
    const stored = await records.storeOrder(payment, approval, gateway.sandbox).catch((error) => {
      if (error instanceof PaymentTakenOver) throw error
      log.error({ err: error, reference: payment.reference }, 'An approved order could not be stored.')
      return null
    })
    if (stored === null) return reverse(payment, approval)
    step('order_stored', stored)
    return capture(stored)
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
    step('captured', payment)
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
    await finishVoid(payment)
    throw paymentReversed()
  }

  /** The order of a settled or a lost payment, or the reason why it has none, for the buyer who waits for it. */
  async function outcome({ id }: PaymentRow): Promise<OrderRow> {
    const payment = await findPayment(store.read, id)
    if (payment?.state === 'captured') return orderOfPayment(store.read, payment)
    if (payment?.state === 'authorising' || payment?.state === 'authorised') throw paymentUnknown()
    throw payment?.declineReason ? paymentDeclined(payment.declineReason) : paymentReversed()
  }

  /** Runs work on a payment; when it is taken over meanwhile, its outcome is what the other process makes of it. */
  async function held(payment: PaymentRow, work: Promise<OrderRow>): Promise<OrderRow> {
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

  return {
    leaseUntil: records.leaseUntil,
    claim: records.claim,
    find: (id: number) => findPayment(store.read, id),
    outcome,

    /** Charges the card for a stored try; resolves with the paid order, or throws what the buyer is to know. */
    charge: (payment: PaymentRow, card: Card) => held(payment, charge(payment, card)),

    /** Goes on with a claimed payment for a buyer who waits for it: an approved one becomes an order. */
    resume: (payment: PaymentRow) =>
      held(payment, payment.state === 'authorising' ? resolveUnknown(payment, complete) : settle(payment)),

    /**
     * Looks up every payment that nobody works on and completes or voids it; an approval without an order, which
     * nobody waits for any more, is given back. Resolves with the number of payments looked into.
     */
    async repair(): Promise<number> {
      const abandoned = await listAbandonedPayments(store.read, clock(), 100)
      for (const payment of abandoned) {
        const claimed = await records.claim(payment)
        if (!claimed) continue
        const work = claimed.state === 'authorising' ? resolveUnknown(claimed, reverse) : settle(claimed)
        await held(claimed, work).catch((error) => noteRepair(claimed, error))
      }
      return abandoned.length
    },
  }
}
