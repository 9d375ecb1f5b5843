import { sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'

/** Payments that companies made outside the store, such as checks. */
export const companyPayments = kit.table(
  'company_payments',
  {
    id: kit.autoId(),
    companyId: kit.int().references(() => companies.id),
    companyInternalId: kit.int().references(() => internalCompanies.id),
    reference: kit.text().notNull(),
    amountCents: kit.money().notNull(),
    /** The day it came, such as 2026-11-25. */
    paidOn: kit.text().notNull(),
    /** The name of who entered it, or who sent the file. */
    enteredBy: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
  },
  (payment) => [
    kit.uniqueIndex('company_payments_company_id').on(payment.companyId, payment.reference),
    kit.uniqueIndex('company_payments_company_internal_id').on(payment.companyInternalId, payment.reference),
    ...notNegative(payment.amountCents),
    kit.check(
      'company_payments_company',
      sql`(${payment.companyId} is null) <> (${payment.companyInternalId} is null)`,
    ),
  ],
)

/** The orders that a payment names, and what each gets of it; the rest is on account. */
export const companyPaymentOrders = kit.table(
  'company_payment_orders',
  {
    id: kit.autoId(),
    paymentId: kit
      .int()
      .notNull()
      .references(() => companyPayments.id, { onDelete: 'cascade' }),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    amountCents: kit.money().notNull(),
  },
  (paid) => [
    kit.uniqueIndex('company_payment_orders_payment_id').on(paid.paymentId, paid.orderId),
    kit.index('company_payment_orders_order_id').on(paid.orderId),
    ...notNegative(paid.amountCents),
  ],
)

/** Why orders were over the credit limit of their company when they were placed, and what staff decided. */
export const orderCreditHolds = kit.table(
  'order_credit_holds',
  {
    id: kit.autoId(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    limitCents: kit.money().notNull(),
    /** Whatever its sign, since a company can have paid more than it owes. */
    openBalance: kit.money().notNull(),
    heldAt: kit.instant().notNull(),
    decidedAt: kit.instant(),
    decidedById: kit.int().references(() => users.id),
    /** Why it was refused. */
    reason: kit.text().notNull(),
  },
  (hold) => [
    kit.uniqueIndex('order_credit_holds_order_id').on(hold.orderId),
    kit.index('order_credit_holds_waiting').on(hold.heldAt).where(sql`${hold.decidedAt} is null`),
    kit.index('order_credit_holds_decided_by_id').on(hold.decidedById),
    ...notNegative(hold.limitCents),
  ],
)
