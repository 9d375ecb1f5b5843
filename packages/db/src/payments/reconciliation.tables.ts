import { paymentStates } from '@mullion/domain/payments/payment-state'
import { differenceKinds, transactionStates } from '@mullion/domain/payments/reconciliation'
import { users } from '../accounts/accounts.tables.ts'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { payments } from './payments.tables.ts'

/** Store days whose payments were compared with the gateway, or are to be. */
export const reconciledDays = kit.table(
  'reconciled_days',
  {
    day: kit.key(),
    state: kit.text({ enum: ['waiting', 'compared'] }).notNull(),
    attempts: kit.int().notNull(),
    /** Until then, the process that compares the day is assumed to be alive. */
    leaseUntilAt: kit.instant().notNull(),
    /** When a waiting day is tried again. */
    nextAttemptAt: kit.instant().notNull(),
    comparedAt: kit.instant(),
    transactions: kit.int().notNull(),
    payments: kit.int().notNull(),
    differences: kit.int().notNull(),
    /** The code of the error that kept it from being compared. */
    problem: kit.text(),
  },
  (day) => [
    ...listed(day.state),
    ...notNegative(day.attempts, day.transactions, day.payments, day.differences),
  ],
)

/** What differed between a day's transactions at the gateway and the store's payments. */
export const paymentDifferences = kit.table(
  'payment_differences',
  {
    id: kit.autoId(),
    day: kit
      .text()
      .notNull()
      .references(() => reconciledDays.day),
    /** Everything that makes it this difference, so that comparing the day again stores it once. */
    fingerprint: kit.text().notNull(),
    kind: kit.text({ enum: differenceKinds }).notNull(),
    reference: kit.text().notNull(),
    gatewayId: kit.text(),
    paymentId: kit.int().references(() => payments.id),
    orderNumber: kit.text(),
    storeState: kit.text({ enum: paymentStates }),
    storeCents: kit.money(),
    gatewayState: kit.text({ enum: transactionStates }),
    gatewayCents: kit.money(),
    foundAt: kit.instant().notNull(),
    resolvedAt: kit.instant(),
    /** Null for an open difference, and for one that is gone by itself. */
    resolvedById: kit.int().references(() => users.id),
    note: kit.text(),
  },
  (difference) => [
    kit.uniqueIndex('payment_differences_fingerprint').on(difference.day, difference.fingerprint),
    kit.index('payment_differences_open').on(difference.resolvedAt, difference.day),
    kit.index('payment_differences_payment_id').on(difference.paymentId),
    kit.index('payment_differences_resolved_by_id').on(difference.resolvedById),
    ...listed(difference.kind, difference.storeState, difference.gatewayState),
    ...notNegative(difference.storeCents, difference.gatewayCents),
  ],
)
