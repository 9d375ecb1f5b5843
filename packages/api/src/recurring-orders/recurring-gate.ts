import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { PaymentRow } from '@mullion/db/payments/payment.repository'
import {
  type DraftMove,
  findRecurringDraft,
  moveRecurringDraft,
  type RecurringDraftRow,
} from '@mullion/db/recurring-orders/recurring-draft.repository'
import { findRecurringOrder, saveLastOrder } from '@mullion/db/recurring-orders/recurring-order.repository'
import { paymentDeclined } from '@mullion/domain/checkout/checkout-errors'
import type { DraftBeingPlaced, OrderDraft } from '@mullion/domain/checkout/order-draft'
import type { DraftFailure } from '@mullion/domain/recurring-orders/draft-state'
import { draftClosed, draftMissing, notAutomatic } from '@mullion/domain/recurring-orders/recurring-errors'
import type { Clock } from '../clock.ts'
import { type ApprovalGate, type AskedApproval, isAsked } from '../payments/approval-gate.ts'
import type { CreditGate } from '../payments/credit-gate.ts'
import { audit } from '../security/audit.ts'
import { figuresOf } from './lines-to-order.ts'
import { type RecurringMailFacts, unchargedMail } from './recurring-mails.ts'

type ReopenedPayment = Pick<PaymentRow, 'draft' | 'declineReason'>
type Refused = Pick<PaymentRow, 'declineReason'> & Pick<OrderDraft, 'buyerEmail'>
type Payment = Pick<PaymentRow, 'draft' | 'state' | 'ipAddress' | 'actorId'>

const uncharged = (reason: string | null): DraftFailure => ({
  kind: 'payment',
  text: `${reason === null ? 'The card was not charged' : paymentDeclined(reason).message.replace(/\.$/, '')}. Nothing was ordered.`,
})
const notApproved: DraftFailure = {
  kind: 'not_approved',
  text: 'The order was not approved. Nothing was ordered.',
}

export type RecurringGate = ReturnType<typeof createRecurringGate>

export interface RecurringGateDeps extends RecurringMailFacts {
  readonly clock: Clock
}

/** Moves the drafts of recurring orders while their orders are placed; of several attempts at once, one wins. */
export function createRecurringGate(deps: RecurringGateDeps) {
  const { clock } = deps

  /** Moves a draft. Throws unless it is still the version that was seen, or waits for the approval that is given now. */
  async function take(
    tx: Writer,
    { id, version }: DraftBeingPlaced,
    move: Pick<DraftMove, 'to' | 'set'> & { readonly seen: boolean },
  ): Promise<void> {
    const { seen, ...rest } = move
    const row = await moveRecurringDraft(tx, id, { ...rest, at: clock(), ...(seen ? { version } : {}) })
    if (row) return
    const now = await findRecurringDraft(tx, id)
    throw now ? draftClosed(now.draft.state) : draftMissing()
  }

  async function fail(
    tx: Writer,
    { id }: DraftBeingPlaced,
    failure: DraftFailure,
  ): Promise<RecurringDraftRow | null> {
    const at = clock()
    const set = { failure, orderId: null, approvalRequestId: null, handledAt: at }
    const failed = await moveRecurringDraft(tx, id, { to: 'failed', at, set })
    if (failed) recordChange(tx, { subject: 'recurring_draft', rowId: id, kind: 'failed', at })
    return failed
  }

  /** The buyer is told, because whoever confirmed it may have closed the page before the gateway answered. */
  async function refuse(tx: Writer, taken: DraftBeingPlaced, { declineReason, buyerEmail: to }: Refused) {
    const draft = await fail(tx, taken, uncharged(declineReason))
    const row = draft && (await findRecurringOrder(tx, draft.recurringOrderId))
    if (draft && row) await queueMail(tx, unchargedMail({ draft, row, to }, deps), clock())
  }

  return {
    /** Marks a draft as waiting for approval. An automatic order is refused instead. */
    async ask(tx: Writer, { recurringDraft }: OrderDraft, { asked }: AskedApproval): Promise<void> {
      if (!recurringDraft) return
      if (recurringDraft.automatic) throw notAutomatic('needs_approval')
      const set = { approvalRequestId: asked.id, failure: null }
      await take(tx, recurringDraft, { to: 'awaiting_approval', set, seen: true })
    },

    /** Marks a draft as being charged to its card. */
    async charge(tx: Writer, { recurringDraft, approval }: OrderDraft): Promise<void> {
      if (recurringDraft) await take(tx, recurringDraft, { to: 'charging', seen: !approval })
    },

    /** Marks a draft as placed, and stores the figures of its order. */
    async place(tx: Writer, { draft, state, ...payment }: Payment, orderId: number): Promise<void> {
      const { recurringDraft, approval, userId, companyId } = draft
      if (!recurringDraft) return
      const { id, automatic } = recurringDraft
      // By card, the version was already seen when the charge began.
      const seen = state === 'terms' && !approval
      await take(tx, recurringDraft, { to: 'placed', set: { orderId, failure: null }, seen })
      const found = await findRecurringDraft(tx, id)
      const row = found && (await findRecurringOrder(tx, found.draft.recurringOrderId))
      if (!row) throw draftMissing()
      await saveLastOrder(tx, row.recurring.id, figuresOf(draft))
      const by = { id: payment.actorId, role: 'user', companyId, ipAddress: payment.ipAddress } as const
      const subject = `recurring-order:${row.recurring.id}`
      const details = { orderId, automatic, userId, totalCents: draft.grandTotalCents }
      await audit(tx, by, { action: 'recurring_order_placed', subject, details, at: clock() })
    },

    /** Records the change for other programs, once the order is placed and paid. */
    tell(tx: Writer, { recurringDraft }: Pick<OrderDraft, 'recurringDraft'>): void {
      if (!recurringDraft) return
      const rowId = recurringDraft.id
      recordChange(tx, { subject: 'recurring_draft', rowId, kind: 'placed', at: clock() })
    },

    /** Reopens a draft whose order was not placed after all; one that needed approval waits for it again. */
    async reopen(tx: Writer, { draft, declineReason }: ReopenedPayment): Promise<void> {
      const { recurringDraft, approval, buyerEmail } = draft
      if (!recurringDraft) return
      if (!approval) return refuse(tx, recurringDraft, { declineReason, buyerEmail })
      const set = { orderId: null }
      await moveRecurringDraft(tx, recurringDraft.id, { to: 'awaiting_approval', at: clock(), set })
    },

    /** Reopens a draft whose order was not approved. */
    async release(tx: Writer, { recurringDraft }: OrderDraft): Promise<void> {
      if (recurringDraft) await fail(tx, recurringDraft, notApproved)
    },
  }
}

/** Returns an approval gate that also moves the drafts of recurring orders, in the same transactions. */
export function withRecurringDrafts(gate: ApprovalGate, drafts: RecurringGate): ApprovalGate {
  return {
    ...gate,
    async ask(tx, actor, attempt, means) {
      const asked = await gate.ask(tx, actor, attempt, means)
      if (asked && asked !== 'repeat' && isAsked(asked)) await drafts.ask(tx, attempt.draft, asked)
      return asked
    },
    async charge(tx, payment) {
      await gate.charge(tx, payment)
      await drafts.charge(tx, payment.draft)
    },
    async approve(tx, payment, orderId) {
      await gate.approve(tx, payment, orderId)
      await drafts.place(tx, payment, orderId)
    },
    async tell(tx, payment) {
      await gate.tell(tx, payment)
      drafts.tell(tx, payment.draft)
    },
    async reopen(tx, payment) {
      await gate.reopen(tx, payment)
      await drafts.reopen(tx, payment)
    },
  }
}

/** Returns a credit gate that refuses automatic orders over the credit of their company; others wait for staff. */
export function withoutAutomaticHolds(credit: CreditGate): CreditGate {
  return {
    ...credit,
    async overLimit(tx, draft) {
      const reason = await credit.overLimit(tx, draft)
      if (reason && draft.recurringDraft?.automatic) throw notAutomatic('over_credit')
      return reason
    },
  }
}
