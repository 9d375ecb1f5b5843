import {
  claimPayment,
  movePayment,
  type PaymentFacts,
  type PaymentRow,
  releasePayment,
} from '@mullion/db/checkout/payment.repository'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  createOrder,
  findOrder,
  listOrderLines,
  type OrderRow,
  updateOrderPaymentState,
} from '@mullion/db/orders/order.repository'
import type { Reader, Store, Writer } from '@mullion/db/store'
import type { PaymentState } from '@mullion/domain/checkout/payment-state'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Transaction } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import { newOrder, newOrderLines } from './new-order.ts'
import { orderConfirmation } from './order-confirmation.ts'

/** Adds an order that has just become a placed one to the sales totals. */
export type CountSale = (tx: Writer, orderId: number) => Promise<void>

/** What a gateway says of a card that it approved. */
export type Approval = Pick<Transaction, 'gatewayId' | 'amountCents' | 'authCode' | 'cardType' | 'lastFour'>

/** The lease ran out and another process works on the payment now, or has settled it: the rest is for that one to do. */
export class PaymentTakenOver extends Error {
  constructor(payment: PaymentRow) {
    super(`Another process has taken payment ${payment.reference} over.`)
  }
}

/** The order of a payment that has one. */
export async function orderOfPayment(db: Reader, payment: PaymentRow): Promise<OrderRow> {
  const order = payment.orderId === null ? null : await findOrder(db, payment.orderId)
  if (!order) throw new Error(`Payment ${payment.reference} has no order.`)
  return order
}

/**
 * What the store writes down of a payment: one transaction for each step, which renews the lease. Every step but `claim`
 * and `release` throws PaymentTakenOver, and writes nothing, when the payment is another process's by now.
 */
export function createPaymentRecords(deps: {
  readonly store: Store
  readonly storeInfo: StoreInfo
  readonly clock: Clock
  readonly leaseMs: number
  readonly countSale: CountSale
}) {
  const { store, clock } = deps
  const leaseUntil = () => new Date(clock().getTime() + deps.leaseMs)

  async function move(
    tx: Writer,
    payment: PaymentRow,
    step: { to: PaymentState; facts?: PaymentFacts },
  ): Promise<PaymentRow> {
    const facts = { ...step.facts, leaseUntilAt: leaseUntil() }
    const moved = await movePayment(tx, payment, { to: step.to, at: clock(), facts })
    if (!moved) throw new PaymentTakenOver(payment)
    return moved
  }

  return {
    leaseUntil,

    /** Takes a payment that nobody works on; null while somebody does, or when it is settled. */
    claim: (payment: PaymentRow): Promise<PaymentRow | null> =>
      store.transaction((tx) =>
        claimPayment(tx, { id: payment.id, now: clock(), leaseUntilAt: leaseUntil() }),
      ),

    /** Leaves a payment to whoever looks at it next. */
    release: (payment: PaymentRow): Promise<void> =>
      store.transaction((tx) => releasePayment(tx, payment, clock())),

    /** Records that the gateway refused the card, or that it was never asked. */
    decline: (payment: PaymentRow, declineReason: string): Promise<PaymentRow> =>
      store.transaction((tx) => move(tx, payment, { to: 'declined', facts: { declineReason } })),

    /** Stores the order of an approved payment, not yet captured. */
    storeOrder: (payment: PaymentRow, approval: Approval, sandbox: boolean): Promise<PaymentRow> =>
      store.transaction(async (tx) => {
        const { gatewayId, authCode, cardType, lastFour } = approval
        const order = await createOrder(
          tx,
          newOrder(payment, { cardType, lastFour, sandbox, createdAt: clock() }),
          newOrderLines(payment.draft),
        )
        const facts = { gatewayId, authCode, cardType, lastFour, orderId: order.id }
        return move(tx, payment, { to: 'authorised', facts })
      }),

    /** Records a capture together with the mail that confirms the order. */
    capture: (payment: PaymentRow): Promise<OrderRow> =>
      store.transaction(async (tx) => {
        const { orderId } = await move(tx, payment, { to: 'captured' })
        const order = await updateOrderPaymentState(tx, orderId ?? 0, 'captured')
        await deps.countSale(tx, order.id)
        const lines = await listOrderLines(tx, order.id)
        await queueMail(tx, orderConfirmation({ order, lines }, deps.storeInfo), clock())
        return order
      }),

    /** Decides that an approval is given back; its order, if one was stored, is void from now on. */
    startVoid: (
      payment: PaymentRow,
      facts: Pick<PaymentRow, 'gatewayId' | 'declineReason'>,
    ): Promise<PaymentRow> =>
      store.transaction(async (tx) => {
        const moved = await move(tx, payment, { to: 'voiding', facts })
        if (moved.orderId) await updateOrderPaymentState(tx, moved.orderId, 'voided')
        return moved
      }),

    /** Records how a void went, with the order that it is of, if there is one. */
    endVoid: (payment: PaymentRow, to: 'voided' | 'attention'): Promise<PaymentRow> =>
      store.transaction(async (tx) => {
        const moved = await move(tx, payment, { to })
        if (moved.orderId) await updateOrderPaymentState(tx, moved.orderId, to)
        return moved
      }),
  }
}
