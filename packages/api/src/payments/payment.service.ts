import type { Database } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { findPayment, type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { paymentDeclined, paymentReversed, paymentUnknown } from '@mullion/domain/checkout/checkout-errors'
import { heldMinutes } from '@mullion/domain/checkout/hold-payment'
import type { PaymentState } from '@mullion/domain/payments/payment-state'
import type { PaymentGateway, Transaction } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { ConfirmationFacts } from '../orders/order-confirmation.ts'
import type { OrderNoticeFacts } from '../orders/order-notice.ts'
import type { PoDocumentService } from '../orders/po-document.service.ts'
import { type ApprovalGate, type AskedApproval, isAsked } from './approval-gate.ts'
import type { Charge } from './charge.ts'
import type { CreditGate } from './credit-gate.ts'
import { createGatewayCalls, isRefusal } from './gateway-calls.ts'
import {
  type Approval,
  type CountSale,
  createPaymentRecords,
  orderOfPayment,
  type PaymentStep,
  PaymentTakenOver,
} from './payment-records.ts'
import { createPaymentRepair } from './payment-repair.ts'
import { createPaymentVoids } from './payment-voids.ts'
import type { TaxPostings } from './tax-postings.service.ts'

export type PaymentService = ReturnType<typeof createPaymentService>

export interface PaymentDeps extends OrderNoticeFacts, ConfirmationFacts {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly countSale: CountSale
  readonly taxPostings: TaxPostings
  readonly clock: Clock
  readonly log: Log
  readonly poDocuments: PoDocumentService
  readonly approvals: ApprovalGate
  readonly credit: CreditGate
  /** Lease of the process working on a payment; longer than the gateway's deadline. */
  readonly leaseMs?: number
  /** How long to keep looking up a reference the gateway does not know before treating it as never sent. */
  readonly forgetAfterMs?: number
  readonly onStep?: (step: PaymentStep) => void
}

const minute = 60_000
/** An attempt is sent milliseconds after it is stored; one still not sent after this long may be ended. */
const firstLeaseMs = 10_000
const unfinished: ReadonlySet<PaymentState> = new Set(['created', 'authorising', 'authorised', 'abandoned'])
const partlyApproved = 'The card was approved for only part of the amount.'

const approvalOf = ({ gatewayId }: PaymentRow) => ({ gatewayId: gatewayId ?? '' })

/**
 * One card payment, from the first committed attempt to a capture or void. Every step is committed before the next one
 * starts, so that a later request or the repair can finish the payment.
 */
export function createPaymentService(deps: PaymentDeps) {
  const { db, gateway, clock, log, forgetAfterMs = 15 * minute, leaseMs = 75_000 } = deps
  const records = createPaymentRecords({ ...deps, leaseMs })
  const calls = createGatewayCalls(deps)
  const { voidApproval, finishVoid, dropHeldBefore } = createPaymentVoids({ ...deps, records })
  const step = (name: PaymentStep) => deps.onStep?.(name)

  async function charge(created: PaymentRow, charged: Charge): Promise<OrderRow> {
    step('attempt_created')
    const payment = await records.send(created)
    step('attempt_stored')
    const answer = await authorise(payment, charged)
    if (answer === null) return resolveUnknown(payment, complete)
    if (answer.outcome === 'declined') return decline(payment, answer.reason)
    const order = await complete(payment, answer)
    await calls.saveCard(charged)
    return order
  }

  /** Authorizes a card ahead of its order; voids any payment that the actor held before. */
  async function hold(created: PaymentRow, charged: Charge): Promise<PaymentRow> {
    step('attempt_created')
    const payment = await records.send(await dropHeldBefore(created))
    step('attempt_stored')
    const answer = await authorise(payment, charged)
    if (answer === null) return leave(payment)
    if (answer.outcome === 'declined') return decline(payment, answer.reason)
    step('hold_approved')
    await refusePartial(payment, answer)
    const until = new Date(clock().getTime() + heldMinutes * minute)
    const held = await records.hold(payment, answer, until)
    step('held')
    await calls.saveCard(charged)
    return held
  }

  async function authorise(payment: PaymentRow, charged: Charge) {
    try {
      return await calls.authorise(payment, charged)
    } catch (error) {
      if (isRefusal(error)) await records.abandon(payment)
      throw error
    }
  }

  async function decline(payment: PaymentRow, reason: string): Promise<never> {
    await records.decline(payment, reason)
    throw paymentDeclined(reason)
  }

  /** Looks up an attempt whose authorization got no answer; if still unknown, leaves it for later. */
  async function resolveUnknown(
    payment: PaymentRow,
    approved: (payment: PaymentRow, found: Transaction) => Promise<OrderRow>,
  ): Promise<OrderRow> {
    const found = await calls.lookUp(payment)
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

  /** Stores the order of an approved attempt, captures it, and records the capture together with the mail. */
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
    await voidApproval(payment, { gatewayId: approval.gatewayId, declineReason: partlyApproved })
    throw paymentDeclined(partlyApproved)
  }

  async function capture(payment: PaymentRow): Promise<OrderRow> {
    try {
      await gateway.capture(payment.gatewayId ?? '')
    } catch (error) {
      log.warn({ err: error, reference: payment.reference }, 'A capture failed.')
      const found = await calls.lookUp(payment)
      if (found === null || found === 'unanswered') return leave(payment)
      if (found.state !== 'captured') return reverse(payment, found)
    }
    step('captured')
    return records.capture(payment)
  }

  async function reverse(payment: PaymentRow, { gatewayId }: Pick<Approval, 'gatewayId'>): Promise<never> {
    await voidApproval(payment, { gatewayId, declineReason: null })
    throw paymentReversed()
  }

  /** Captures a payment whose order is stored; voids one that was held without an order or whose void is already decided. */
  async function settle(payment: PaymentRow): Promise<OrderRow> {
    if (payment.state === 'authorised') return capture(payment)
    if (payment.state === 'held') return reverse(payment, approvalOf(payment))
    await finishVoid(payment)
    throw paymentReversed()
  }

  /** The order of a settled or taken-over payment, or the reason it has none, for the waiting buyer. */
  async function outcome({ id }: PaymentRow): Promise<OrderRow> {
    const payment = await findPayment(db.read, id)
    if (payment?.state === 'captured' || payment?.state === 'terms') return orderOfPayment(db.read, payment)
    if (payment && unfinished.has(payment.state)) throw paymentUnknown()
    throw payment?.declineReason ? paymentDeclined(payment.declineReason) : paymentReversed()
  }

  /** Runs work on a payment; if another process takes over meanwhile, returns that process's outcome. */
  async function runClaimed(payment: PaymentRow, work: Promise<OrderRow>): Promise<OrderRow> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof PaymentTakenOver)) throw error
      log.warn({ reference: payment.reference }, error.message)
      return outcome(payment)
    }
  }

  /** Ends a claimed payment that no buyer is waiting for: an approval without an order is voided. */
  const finishUnattended = (claimed: PaymentRow) =>
    runClaimed(claimed, claimed.state === 'authorising' ? resolveUnknown(claimed, reverse) : settle(claimed))
  const repairs = createPaymentRepair({ ...deps, records, calls, settle: finishUnattended })

  return {
    /** Throws `unavailable` when no payment can be taken right now. */
    checkGateway: () => gateway.check(),
    /** When the lease of an attempt being stored now runs out. */
    firstLease: () => new Date(clock().getTime() + Math.min(firstLeaseMs, leaseMs)),
    create: records.create,
    createHeld: records.createHeld,
    claim: records.claim,
    abandon: records.abandon,

    /** Places an order on terms, or asks for its approval; null for a repeat of the attempt. */
    async placeOnTerms(actor: Actor, attempt: NewPayment): Promise<OrderRow | AskedApproval | null> {
      step('terms_checked')
      const placed = await records.placeOnTerms(actor, attempt)
      if (placed && !isAsked(placed)) step('terms_stored')
      return placed
    },
    find: (id: number) => findPayment(db.read, id),
    outcome,

    hold,

    /** Completes a held payment as an order; null when it is no longer held. */
    async claimHeld(actor: Actor, held: PaymentRow, attempt: NewPayment): Promise<OrderRow | null> {
      const stored = await records.claimHeld(actor, held, attempt, gateway.sandbox)
      if (!stored) return null
      step('held_ordered')
      return runClaimed(stored, capture(stored))
    },

    /** Charges the card of a stored attempt; returns the paid order, or throws the error for the buyer. */
    charge: (payment: PaymentRow, charged: Charge) => runClaimed(payment, charge(payment, charged)),

    /** Continues a claimed payment for a waiting buyer: an approved one becomes an order. */
    resume: (payment: PaymentRow) =>
      runClaimed(
        payment,
        payment.state === 'authorising' ? resolveUnknown(payment, complete) : settle(payment),
      ),

    repair: repairs.repair,

    checkPayment: repairs.checkPayment,

    /** Voids an approval whose request reached the gateway after the attempt was abandoned. */
    voidLate: (abandoned: PaymentRow, { gatewayId }: Transaction) =>
      voidApproval(abandoned, { gatewayId, declineReason: null }),

    /** Voids a claimed payment instead of capturing it; rejects with the error a buyer would get. */
    async voidClaimed(claimed: PaymentRow): Promise<void> {
      // Never sent, so there is nothing to void.
      if (claimed.state === 'created') await records.abandon(claimed)
      else if (claimed.state === 'authorised')
        await runClaimed(claimed, reverse(claimed, approvalOf(claimed)))
      else await finishUnattended(claimed)
    },
  }
}
