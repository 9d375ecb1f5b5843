import type { ApprovalRequestRow } from '@mullion/db/approvals/approval-request.repository'
import type { Reader, Writer } from '@mullion/db/database'
import type { NewPayment, PaymentRow } from '@mullion/db/payments/payment.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { AwaitingApproval } from '@mullion/domain/checkout/awaiting-approval'

/** How an order that is about to be placed is paid. */
export interface MeansOfPayment {
  /** The gateway's token of a saved card. */
  readonly savedCardToken: string | null
  /** True if there is nothing to charge, which only an order that goes to approval may lack. */
  readonly missing: boolean
}

/** An order that became a request for approval instead. */
export interface AskedApproval {
  readonly asked: ApprovalRequestRow
}

export function isAsked<T extends object>(placed: T | AskedApproval): placed is AskedApproval {
  return 'asked' in placed
}

/** What approvals have to say while an order is placed; each call is part of a transaction of the payment. */
export interface ApprovalGate {
  /**
   * Stores an order as a request if it needs approval: null if it needs none, `repeat` if the same attempt was stored
   * before. A company without rules costs no query.
   */
  ask(
    tx: Writer,
    actor: Actor,
    attempt: NewPayment,
    means: MeansOfPayment,
  ): Promise<AskedApproval | 'repeat' | null>
  /** Throws `blocked` if an order needs approval, which an approved card must not be for. */
  refuse(db: Reader | Writer, actor: Actor, attempt: NewPayment): Promise<void>
  /** Marks the request that a payment is for as being charged; throws if it no longer waits. */
  charge(tx: Writer, payment: Pick<PaymentRow, 'draft'>): Promise<void>
  /** Marks the request that an order comes from as approved; throws if it no longer waits. */
  approve(
    tx: Writer,
    payment: Pick<PaymentRow, 'draft' | 'state' | 'ipAddress' | 'actorId'>,
    orderId: number,
  ): Promise<void>
  /** Tells the person who asked, once the order of an approved request is placed and paid. */
  tell(tx: Writer, payment: Pick<PaymentRow, 'draft'>): Promise<void>
  /** Lets the request that a payment was for wait again, since nothing was charged. */
  reopen(tx: Writer, payment: Pick<PaymentRow, 'draft' | 'declineReason'>): Promise<void>
  /** Returns the latest request that an actor sent under an idempotency key; null without rules. */
  find(actor: Actor, idempotencyKey: string): Promise<ApprovalRequestRow | null>
  /** The answer of the placing call for an order that became a request. */
  view(request: ApprovalRequestRow): Promise<AwaitingApproval>
}
