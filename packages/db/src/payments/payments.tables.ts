import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { paymentStates } from '@mullion/domain/payments/payment-state'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'

/**
 * One payment attempt, committed before anything leaves the server; holds all that is needed to finish it after a
 * crash.
 */
export const payments = kit.table(
  'payments',
  {
    id: kit.autoId(),
    /** Our reference at the gateway. */
    reference: kit.text().notNull(),
    actorId: kit.text().notNull(),
    idempotencyKey: kit.text().notNull(),
    attemptNumber: kit.int('try_no').notNull(),
    payloadHash: kit.text().notNull(),
    state: kit.text({ enum: paymentStates }).notNull(),
    amountCents: kit.money().notNull(),
    draft: kit.json<OrderDraft>().notNull(),
    ipAddress: kit.text('address').notNull(),
    gatewayId: kit.text(),
    authCode: kit.text(),
    cardType: kit.text(),
    lastFour: kit.text(),
    declineReason: kit.text(),
    orderId: kit.int().references(() => orders.id),
    /** Until then, the process working on the payment is assumed to be alive. */
    leaseUntilAt: kit.instant().notNull(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (payment) => [
    kit.uniqueIndex('payments_reference').on(payment.reference),
    kit
      .uniqueIndex('payments_actor_key_try')
      .on(payment.actorId, payment.idempotencyKey, payment.attemptNumber),
    kit.index('payments_state_lease').on(payment.state, payment.leaseUntilAt),
    kit.index('payments_actor_state').on(payment.actorId, payment.state, payment.createdAt),
    kit.index('payments_address_state').on(payment.ipAddress, payment.state, payment.createdAt),
    kit.index('payments_order_id').on(payment.orderId),
    kit.index('payments_updated_at').on(payment.updatedAt, payment.id),
    ...listed(payment.state),
    ...positive(payment.attemptNumber),
    ...notNegative(payment.amountCents),
  ],
)

/** Every state change of every payment attempt; append-only. */
export const paymentTransitions = kit.table(
  'payment_transitions',
  {
    id: kit.autoId(),
    paymentId: kit
      .int()
      .notNull()
      .references(() => payments.id),
    /** Null for the first state. */
    fromState: kit.text({ enum: paymentStates }),
    toState: kit.text({ enum: paymentStates }).notNull(),
    at: kit.instant().notNull(),
  },
  (transition) => [
    kit.index('payment_transitions_payment_id').on(transition.paymentId, transition.id),
    ...listed(transition.fromState, transition.toState),
  ],
)
