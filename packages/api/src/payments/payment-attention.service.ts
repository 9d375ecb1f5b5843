import type { Database } from '@mullion/db/database'
import { findPayment, type PaymentRow } from '@mullion/db/payments/payment.repository'
import { listPaymentsInTrouble, type WatchedPayment } from '@mullion/db/payments/payment-watch.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { AppError } from '@mullion/domain/error'
import type { ListPage } from '@mullion/domain/list-input'
import {
  type PaymentInTrouble,
  type PaymentsInTroubleInput,
  paymentMissing,
  paymentUnderWay,
} from '@mullion/domain/payments/payment-attention'
import { isSettled, type PaymentState } from '@mullion/domain/payments/payment-state'
import type { AuditAction } from '@mullion/domain/security/audit'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { PaymentService } from './payment.service.ts'
import type { ClaimNote } from './payment-records.ts'

export interface PaymentAttentionDeps {
  readonly db: Database
  readonly payments: PaymentService
  readonly clock: Clock
}

/** A payment attempt open longer than this needs a person to look at it. */
const openMinutes = 5

/** A payment as staff see it. */
export function viewPaymentInTrouble({
  draft,
  createdAt,
  updatedAt,
  ...payment
}: WatchedPayment): PaymentInTrouble {
  const { id, reference, gatewayId, state, amountCents, cardType, lastFour, orderNumber } = payment
  return {
    ...{ id, reference, gatewayId, state, amountCents, cardType, lastFour, orderNumber },
    buyerEmail: draft.buyerEmail,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Payments that got stuck, and what staff can do about them. */
export function createPaymentAttentionService({ db, payments, clock }: PaymentAttentionDeps) {
  async function open(id: number): Promise<PaymentRow> {
    const payment = await findPayment(db.read, id)
    if (!payment || isSettled(payment.state) || payment.state === 'held') throw paymentMissing()
    return payment
  }

  async function stateOf(id: number): Promise<{ state: PaymentState }> {
    return { state: (await findPayment(db.read, id))?.state ?? 'abandoned' }
  }

  const noteOf =
    (actor: Member, action: AuditAction): ClaimNote =>
    (tx, { reference, state }) =>
      audit(tx, actor, { action, subject: `payment:${reference}`, details: { state }, at: clock() })

  return {
    /** Returns a page of payments whose void failed, and of attempts open for minutes, oldest first. */
    async list(input: PaymentsInTroubleInput): Promise<ListPage<PaymentInTrouble>> {
      const openSince = new Date(clock().getTime() - openMinutes * 60_000)
      const page = await listPage(input, (listing) => listPaymentsInTrouble(db.read, openSince, listing))
      return { ...page, rows: page.rows.map(viewPaymentInTrouble) }
    },

    /** Checks a payment now, as the repair does; returns its resulting state. */
    async retry(actor: Member, id: number): Promise<{ state: PaymentState }> {
      const payment = await open(id)
      if (!(await payments.checkPayment(payment, noteOf(actor, 'payment_retried')))) throw paymentUnderWay()
      return stateOf(id)
    },

    /** Voids a payment, even if its order is stored; returns its resulting state. */
    async void(actor: Member, id: number): Promise<{ state: PaymentState }> {
      const payment = await open(id)
      const claimed = await payments.claim(payment, noteOf(actor, 'payment_voided'))
      if (!claimed) throw paymentUnderWay()
      await payments.voidClaimed(claimed).catch((error: unknown) => {
        // A void rejects with the error a buyer would get; staff get the resulting state instead.
        if (!(error instanceof AppError)) throw error
      })
      return stateOf(id)
    },
  }
}
