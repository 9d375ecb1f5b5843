import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import {
  createOrder,
  findOrder,
  type OrderRow,
  updateOrderPaymentState,
} from '@mullion/db/orders/order.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import {
  attachOrder,
  claimPayment,
  createPayment,
  movePayment,
  type NewPayment,
  type PaymentFacts,
  type PaymentRow,
  releasePayment,
  renewPayment,
  takeHeldPayment,
} from '@mullion/db/payments/payment.repository'
import { type Actor, uploaderOf } from '@mullion/domain/accounts/actor'
import { cardNeeded } from '@mullion/domain/checkout/checkout-errors'
import type { PaymentState } from '@mullion/domain/payments/payment-state'
import type { Transaction } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import { keepJustPlaced } from '../orders/just-placed.ts'
import { newOrder, newOrderLines } from '../orders/new-order.ts'
import type { ConfirmationFacts } from '../orders/order-confirmation.ts'
import type { OrderNoticeFacts } from '../orders/order-notice.ts'
import type { PoDocumentService } from '../orders/po-document.service.ts'
import { queueConfirmation } from '../orders/queue-confirmation.ts'
import { queueOrderNotice } from '../orders/queue-order-notice.ts'
import { audit } from '../security/audit.ts'
import type { ApprovalGate, AskedApproval, MeansOfPayment } from './approval-gate.ts'
import type { CreditGate } from './credit-gate.ts'
import type { TaxPostings } from './tax-postings.service.ts'

/** Checkpoints in placing an order: a crash between any two must lose nothing. Each is reported when it is reached. */
export type PaymentStep =
  | 'attempt_created'
  | 'attempt_stored'
  | 'authorised'
  | 'order_stored'
  | 'captured'
  | 'hold_approved'
  | 'held'
  | 'held_ordered'
  | 'terms_checked'
  | 'terms_stored'

/** Adds a newly placed order to the sales totals. */
export type CountSale = (tx: Writer, orderId: number) => Promise<void>

/** What is stored together with a claim, such as an audit line; nothing if the claim is refused. */
export type ClaimNote = (tx: Writer, claimed: PaymentRow) => Promise<void>

/** What the attempt to charge a card depends on. */
export interface CardToCharge {
  readonly hasRoom: (tx: Writer) => Promise<boolean>
  readonly means: MeansOfPayment
}

/** The gateway's data on an approved card. */
export type Approval = Pick<Transaction, 'gatewayId' | 'amountCents' | 'authCode' | 'cardType' | 'lastFour'>

/** The lease ran out, and another process is working on the payment or has settled it: leave the rest to that one. */
export class PaymentTakenOver extends Error {
  constructor(payment: PaymentRow) {
    super(`Another process has taken payment ${payment.reference} over.`)
  }
}

/** Returns the order of a payment; throws if it has none. */
export async function orderOfPayment(db: Reader, payment: PaymentRow): Promise<OrderRow> {
  const order = payment.orderId === null ? null : await findOrder(db, payment.orderId)
  if (!order) throw new Error(`Payment ${payment.reference} has no order.`)
  return order
}

export type PaymentRecords = ReturnType<typeof createPaymentRecords>

interface PaymentRecordsDeps extends OrderNoticeFacts, ConfirmationFacts {
  readonly db: Database
  readonly clock: Clock
  readonly leaseMs: number
  readonly countSale: CountSale
  readonly taxPostings: Pick<TaxPostings, 'queueSale' | 'queueReversal'>
  readonly poDocuments: PoDocumentService
  readonly approvals: ApprovalGate
  readonly credit: CreditGate
}

/**
 * Persists payment steps: one transaction per step, each renewing the lease. `claim` and `claimHeld` return null, and
 * `release` does nothing, when another process has the payment; every later step throws PaymentTakenOver and writes
 * nothing.
 */
export function createPaymentRecords(deps: PaymentRecordsDeps) {
  const { db, clock, approvals } = deps
  const leaseUntil = () => new Date(clock().getTime() + deps.leaseMs)

  async function move(
    tx: Writer,
    payment: PaymentRow,
    step: { to: PaymentState; facts?: PaymentFacts; leaseUntilAt?: Date },
  ): Promise<PaymentRow> {
    const facts = { ...step.facts, leaseUntilAt: step.leaseUntilAt ?? leaseUntil() }
    const moved = await movePayment(tx, payment, { to: step.to, at: clock(), facts })
    if (!moved) throw new PaymentTakenOver(payment)
    return moved
  }

  async function announce(tx: Writer, order: OrderRow): Promise<void> {
    const { storeInfo, orderLinks, siteUrl, orderEmails } = deps
    const at = clock()
    recordChange(tx, { subject: 'order', rowId: order.id, kind: 'placed', at })
    const lines = await listOrderLines(tx, order.id)
    keepJustPlaced(tx, { order, lines })
    await queueConfirmation(tx, order, { lines, storeInfo, orderLinks, at, news: 'placed' })
    await queueOrderNotice(tx, order, { lines, storeInfo, siteUrl, orderEmails, at })
  }

  async function noteSkipped(tx: Writer, actor: Actor, payment: PaymentRow): Promise<void> {
    if (!payment.draft.skipValidation) return
    const subject = `payment:${payment.reference}`
    const details = { companyInternalId: payment.draft.companyInternalId }
    await audit(tx, actor, { action: 'validation_skipped', subject, details, at: clock() })
  }

  return {
    leaseUntil,

    /**
     * Leases a payment that no process is working on, and stores `note` in the same transaction; null if another process
     * has it or it is settled.
     */
    claim: (payment: PaymentRow, note?: ClaimNote): Promise<PaymentRow | null> =>
      db.transaction(async (tx) => {
        const lease = { id: payment.id, now: clock(), leaseUntilAt: leaseUntil() }
        const claimed = await claimPayment(tx, lease)
        if (claimed) await note?.(tx, claimed)
        return claimed
      }),

    renew: (payment: PaymentRow): Promise<PaymentRow> =>
      db.transaction(async (tx) => {
        const renewed = await renewPayment(tx, payment, leaseUntil())
        if (!renewed) throw new PaymentTakenOver(payment)
        return renewed
      }),

    /** Records that a card is about to leave the server; from here on only the gateway knows its outcome. */
    send: (payment: PaymentRow): Promise<PaymentRow> =>
      db.transaction((tx) => move(tx, payment, { to: 'authorising' })),

    /** Ends an attempt that the gateway knows nothing about. */
    abandon: (payment: PaymentRow): Promise<PaymentRow> =>
      db.transaction(async (tx) => {
        const moved = await move(tx, payment, { to: 'abandoned' })
        await approvals.reopen(tx, payment)
        return moved
      }),

    /** Drops the lease, so that the next process can take the payment. */
    release: (payment: PaymentRow): Promise<void> =>
      db.transaction((tx) => releasePayment(tx, payment, clock())),

    /** Records that the gateway refused the card, or was never asked. */
    decline: (payment: PaymentRow, declineReason: string): Promise<PaymentRow> =>
      db.transaction(async (tx) => {
        const moved = await move(tx, payment, { to: 'declined', facts: { declineReason } })
        await approvals.reopen(tx, moved)
        return moved
      }),

    /** Stores the order of an approved payment, not yet captured. */
    storeOrder: (payment: PaymentRow, approval: Approval, sandbox: boolean): Promise<PaymentRow> =>
      db.transaction(async (tx) => {
        const { gatewayId, authCode, cardType, lastFour } = approval
        const paid = { paymentState: 'authorised', cardType, lastFour, sandbox, createdAt: clock() } as const
        const order = await createOrder(tx, newOrder(payment, paid), newOrderLines(payment.draft))
        await approvals.approve(tx, payment, order.id)
        const facts = { gatewayId, authCode, cardType, lastFour, orderId: order.id }
        return move(tx, payment, { to: 'authorised', facts })
      }),

    /** Holds an approval until its order comes, or `until`. */
    hold: (payment: PaymentRow, approval: Approval, until: Date): Promise<PaymentRow> =>
      db.transaction((tx) => {
        const { gatewayId, authCode, cardType, lastFour } = approval
        const facts = { gatewayId, authCode, cardType, lastFour }
        return move(tx, payment, { to: 'held', facts, leaseUntilAt: until })
      }),

    /** Assigns a held approval to its order and stores the order; null when it is no longer held. */
    claimHeld: (actor: Actor, held: PaymentRow, attempt: NewPayment, sandbox: boolean) =>
      db.transaction(async (tx) => {
        await approvals.refuse(tx, actor, attempt)
        const taken = await takeHeldPayment(tx, held, attempt)
        if (!taken) return null
        await noteSkipped(tx, actor, taken)
        const { cardType, lastFour } = taken
        const paid = { paymentState: 'authorised', cardType, lastFour, sandbox, createdAt: clock() } as const
        const order = await createOrder(tx, newOrder(taken, paid), newOrderLines(taken.draft))
        return move(tx, taken, { to: 'authorised', facts: { orderId: order.id } })
      }),

    /** Records a capture together with the mails about the order. */
    capture: (payment: PaymentRow): Promise<OrderRow> =>
      db.transaction(async (tx) => {
        const { orderId, draft } = await move(tx, payment, { to: 'captured' })
        await approvals.tell(tx, payment)
        const order = await updateOrderPaymentState(tx, orderId ?? 0, 'captured')
        await deps.countSale(tx, order.id)
        await deps.taxPostings.queueSale(tx, order, draft.taxDocument ?? null)
        await announce(tx, order)
        return order
      }),

    /**
     * Stores an order on terms with its payment, document and mail, all or nothing, or the request for approval that it
     * becomes instead; null if the attempt is a repeat.
     */
    placeOnTerms: (actor: Actor, attempt: NewPayment): Promise<OrderRow | AskedApproval | null> =>
      db.transaction(async (tx) => {
        const asked = await approvals.ask(tx, actor, attempt, { savedCardToken: null, missing: false })
        if (asked) return asked === 'repeat' ? null : asked
        const payment = await createPayment(tx, attempt)
        if (!payment) return null
        const createdAt = clock()
        const paid = {
          paymentState: 'terms',
          cardType: null,
          lastFour: null,
          sandbox: false,
          createdAt,
        } as const
        const { draft } = payment
        const over = await deps.credit.overLimit(tx, draft)
        const creditHold = over ? ('held' as const) : null
        const row = { ...newOrder(payment, paid), creditHold }
        const order = await createOrder(tx, row, newOrderLines(draft))
        await attachOrder(tx, payment.id, order.id)
        await approvals.approve(tx, payment, order.id)
        await approvals.tell(tx, payment)
        const actorId = uploaderOf(payment.actorId)
        const { poDocumentId: id } = draft
        if (id) await deps.poDocuments.take(tx, { actorId, id, orderId: order.id })
        await noteSkipped(tx, actor, payment)
        if (over) {
          await deps.credit.hold(tx, actor, order, over)
          return order
        }
        // An order with open freight is counted when its total becomes known.
        if (!order.freightToBeConfirmed) {
          await deps.countSale(tx, order.id)
          await deps.taxPostings.queueSale(tx, order, draft.taxDocument ?? null)
        }
        await announce(tx, order)
        return order
      }),

    /**
     * Stores the attempt to charge a card if `hasRoom`, or the request for approval that the order becomes instead; null
     * for a repeat of the attempt.
     */
    create: (
      actor: Actor,
      attempt: NewPayment,
      { hasRoom, means }: CardToCharge,
    ): Promise<PaymentRow | AskedApproval | null | 'crowded'> =>
      db.transaction(async (tx) => {
        if (!(await hasRoom(tx))) return 'crowded'
        const asked = await approvals.ask(tx, actor, attempt, means)
        if (asked) return asked === 'repeat' ? null : asked
        if (means.missing) throw cardNeeded()
        const payment = await createPayment(tx, attempt)
        if (!payment) return null
        await noteSkipped(tx, actor, payment)
        await approvals.charge(tx, payment)
        return payment
      }),

    /** Stores the attempt to hold a card ahead of its order, unless the order needs approval. */
    createHeld: (
      actor: Actor,
      attempt: NewPayment,
      { hasRoom }: CardToCharge,
    ): Promise<PaymentRow | null | 'crowded'> =>
      db.transaction(async (tx) => {
        if (!(await hasRoom(tx))) return 'crowded'
        await approvals.refuse(tx, actor, attempt)
        return createPayment(tx, attempt)
      }),

    /** Decides to void an approval; its order, if stored, is void from now on. */
    startVoid: (
      payment: PaymentRow,
      facts: Pick<PaymentRow, 'gatewayId' | 'declineReason'>,
    ): Promise<PaymentRow> =>
      db.transaction(async (tx) => {
        const moved = await move(tx, payment, { to: 'voiding', facts })
        await approvals.reopen(tx, moved)
        if (moved.orderId) {
          await updateOrderPaymentState(tx, moved.orderId, 'voided')
          await deps.taxPostings.queueReversal(tx, moved.orderId)
          recordChange(tx, { subject: 'order', rowId: moved.orderId, kind: 'reversed', at: clock() })
        }
        return moved
      }),

    /** Records the outcome of a void, on its order too if there is one. */
    endVoid: (payment: PaymentRow, to: 'voided' | 'attention'): Promise<PaymentRow> =>
      db.transaction(async (tx) => {
        const moved = await move(tx, payment, { to })
        if (moved.orderId) await updateOrderPaymentState(tx, moved.orderId, to)
        if (to === 'attention')
          recordChange(tx, { subject: 'payment', rowId: moved.id, kind: 'troubled', at: clock() })
        return moved
      }),
  }
}
