import {
  createOrder,
  findOrder,
  listOrderLines,
  type OrderRow,
  updateOrderPaymentState,
} from '@mullion/db/checkout/order.repository'
import {
  claimPayment,
  findPayment,
  listAbandonedPayments,
  movePayment,
  type PaymentRow,
  releasePayment,
} from '@mullion/db/checkout/payment.repository'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { Store, Writer } from '@mullion/db/store'
import { paymentDeclined, paymentReversed, paymentUnknown } from '@mullion/domain/checkout/checkout-errors'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Card, PaymentGateway, Transaction } from '@mullion/integrations/payments/port'
import type { Clock, Log } from '../clock.ts'
import { newOrder, newOrderLines } from './new-order.ts'
import { orderConfirmation } from './order-confirmation.ts'

export type PaymentService = ReturnType<typeof createPaymentService>

/** The points between which a crash must lose nothing; reported as they are passed. */
export type PaymentStep = 'attempt_stored' | 'authorised' | 'order_stored' | 'captured'

export interface PaymentDeps {
  readonly store: Store
  readonly gateway: PaymentGateway
  readonly storeInfo: StoreInfo
  readonly clock: Clock
  readonly log: Log
  /** How long a payment is left to whoever works on it; longer than the gateway's deadline. */
  readonly leaseMs?: number
  /** How long a reference that the gateway does not know is looked up again before it counts as never sent. */
  readonly forgetAfterMs?: number
  readonly onStep?: (step: PaymentStep, payment: PaymentRow) => void
}

type Approval = Pick<Transaction, 'gatewayId' | 'amountCents' | 'authCode' | 'cardType' | 'lastFour'>

const minute = 60_000

/**
 * One card payment from the first committed try to a captured or a voided end. Every step is committed before the
 * next one starts, so that whoever finds the payment later, the buyer or the repair, can finish it.
 */
export function createPaymentService(deps: PaymentDeps) {
  const { store, gateway, clock, log } = deps
  const leaseMs = deps.leaseMs ?? 45_000
  const forgetAfterMs = deps.forgetAfterMs ?? 15 * minute
  const step = (name: PaymentStep, payment: PaymentRow) => deps.onStep?.(name, payment)
  const leaseUntil = () => new Date(clock().getTime() + leaseMs)

  /** Charges the card for a stored try; resolves with the paid order, or throws what the buyer is to know. */
  async function charge(payment: PaymentRow, card: Card): Promise<OrderRow> {
    step('attempt_stored', payment)
    const answer = await authorise(payment, card)
    if (answer === null) return resolveUnknown(payment)
    if (answer.outcome === 'declined') return decline(payment, answer.reason)
    return complete(payment, answer)
  }

  async function authorise(payment: PaymentRow, card: Card) {
    const { taxCents, shippingCents } = payment.draft
    try {
      const { reference, amountCents } = payment
      return await gateway.authorise({ reference, amountCents, taxCents, shippingCents, card })
    } catch (error) {
      log.warn(
        { err: error, reference: payment.reference },
        'The gateway gave no answer to an authorisation.',
      )
      return null
    }
  }

  async function decline(payment: PaymentRow, reason: string): Promise<never> {
    const move = { to: 'declined', at: clock(), facts: { declineReason: reason } } as const
    await store.transaction((tx) => movePayment(tx, payment, move))
    throw paymentDeclined(reason)
  }

  /** Looks up a try whose authorisation got no answer; what is still unknown is left to a later look. */
  async function resolveUnknown(payment: PaymentRow): Promise<OrderRow> {
    const found = await gateway.find(payment.reference).catch(() => null)
    if (found === null) return forgetOrWait(payment)
    if (found.state === 'declined') return decline(payment, 'The card was declined.')
    if (found.state === 'voided') return reverse(payment)
    return complete(payment, found)
  }

  async function forgetOrWait(payment: PaymentRow): Promise<never> {
    if (clock().getTime() - payment.createdAt.getTime() >= forgetAfterMs) {
      return decline(payment, 'The card processor never answered.')
    }
    await store.transaction((tx) => releasePayment(tx, payment.id, clock()))
    throw paymentUnknown()
  }

  /** Stores the order of an approved try, captures it, and records the capture together with the mail. */
  async function complete(payment: PaymentRow, approval: Approval): Promise<OrderRow> {
    step('authorised', payment)
    if (approval.amountCents !== payment.amountCents) {
      await reverse(payment, approval.gatewayId).catch(() => undefined)
      throw paymentDeclined('The card was approved for a smaller amount only.')
    }
    const stored = await storeOrder(payment, approval).catch((error) => {
      log.error({ err: error, reference: payment.reference }, 'An approved order could not be stored.')
      return null
    })
    if (stored === null) return reverse(payment, approval.gatewayId)
    step('order_stored', stored)
    return capture(stored)
  }

  async function storeOrder(payment: PaymentRow, approval: Approval): Promise<PaymentRow> {
    return store.transaction(async (tx) => {
      const { gatewayId, authCode, cardType, lastFour } = approval
      const order = await createOrder(
        tx,
        newOrder(payment, { cardType, lastFour, sandbox: gateway.sandbox, createdAt: clock() }),
        newOrderLines(payment.draft),
      )
      const facts = { gatewayId, authCode, cardType, lastFour, orderId: order.id }
      const moved = await movePayment(tx, payment, { to: 'authorised', at: clock(), facts })
      if (!moved) throw new Error('The payment was moved by another process.')
      return moved
    })
  }

  async function capture(payment: PaymentRow): Promise<OrderRow> {
    const gatewayId = payment.gatewayId ?? ''
    try {
      await gateway.capture(gatewayId)
    } catch (error) {
      log.warn({ err: error, reference: payment.reference }, 'A capture failed.')
      const found = await gateway.find(payment.reference).catch(() => null)
      if (found === null) throw paymentUnknown()
      if (found.state !== 'captured') return reverse(payment, gatewayId)
    }
    step('captured', payment)
    return recordCapture(payment)
  }

  async function recordCapture(payment: PaymentRow): Promise<OrderRow> {
    return store.transaction(async (tx) => {
      await movePayment(tx, payment, { to: 'captured', at: clock() })
      const orderId = payment.orderId ?? 0
      await updateOrderPaymentState(tx, orderId, 'captured')
      const order = await orderOf(tx, payment)
      const lines = await listOrderLines(tx, orderId)
      await queueMail(tx, orderConfirmation({ order, lines }, deps.storeInfo), clock())
      return order
    })
  }

  async function orderOf(db: Writer | Store['read'], payment: PaymentRow): Promise<OrderRow> {
    const order = payment.orderId === null ? null : await findOrder(db, payment.orderId)
    if (!order) throw new Error(`Payment ${payment.reference} has no order.`)
    return order
  }

  /** Gives an approval back: decided first, then done, so that a crash in between is taken up again. */
  async function reverse(payment: PaymentRow, gatewayId = payment.gatewayId): Promise<never> {
    const facts = { gatewayId }
    const voiding = await store.transaction(async (tx) => {
      const moved = await movePayment(tx, payment, { to: 'voiding', at: clock(), facts })
      if (moved?.orderId) await updateOrderPaymentState(tx, moved.orderId, 'voided')
      return moved
    })
    if (voiding) await finishVoid(voiding)
    throw paymentReversed()
  }

  async function finishVoid(payment: PaymentRow): Promise<void> {
    try {
      if (payment.gatewayId) await gateway.void(payment.gatewayId)
      await moveWithOrder(payment, 'voided')
    } catch (error) {
      log.error({ err: error, reference: payment.reference }, 'A void failed and will be tried again.')
      if (payment.state === 'voiding') await moveWithOrder(payment, 'attention')
    }
  }

  /** Moves a payment, and the order that was stored for it, to the same state. */
  async function moveWithOrder(payment: PaymentRow, to: 'voided' | 'attention'): Promise<void> {
    await store.transaction(async (tx) => {
      await movePayment(tx, payment, { to, at: clock() })
      if (payment.orderId) await updateOrderPaymentState(tx, payment.orderId, to)
    })
  }

  /** Takes a payment that nobody works on; null while somebody does, or when it is settled. */
  function claim(payment: PaymentRow): Promise<PaymentRow | null> {
    const now = clock()
    return store.transaction((tx) => claimPayment(tx, { id: payment.id, now, leaseUntilAt: leaseUntil() }))
  }

  /** Goes on with a claimed payment for a buyer who waits for it: an approved one becomes an order. */
  function resume(payment: PaymentRow): Promise<OrderRow> {
    return payment.state === 'authorising' ? resolveUnknown(payment) : settle(payment)
  }

  /** Ends a payment whose order is stored (captures it) or whose void is decided (voids it). */
  async function settle(payment: PaymentRow): Promise<OrderRow> {
    if (payment.state === 'authorised') return capture(payment)
    await finishVoid(payment)
    throw paymentReversed()
  }

  /** Ends a payment that nobody waits for any more: an approval without an order is given back. */
  async function repairOne(payment: PaymentRow): Promise<void> {
    if (payment.state !== 'authorising') return void (await settle(payment))
    const found = await gateway.find(payment.reference)
    if (found === null) return forgetOrWait(payment)
    if (found.state === 'declined') return decline(payment, 'The card was declined.')
    return reverse(payment, found.gatewayId)
  }

  return {
    charge,
    claim,
    resume,
    orderOf: (payment: PaymentRow) => orderOf(store.read, payment),
    find: (id: number) => findPayment(store.read, id),
    leaseUntil,

    /** Looks up every payment that nobody works on and completes or voids it; the number of payments looked into. */
    async repair(): Promise<number> {
      const abandoned = await listAbandonedPayments(store.read, clock(), 100)
      for (const payment of abandoned) {
        const claimed = await claim(payment)
        if (!claimed) continue
        await repairOne(claimed).catch((error) => {
          log.info({ reference: payment.reference, reason: error.message }, 'A payment was looked into.')
        })
      }
      return abandoned.length
    },
  }
}
