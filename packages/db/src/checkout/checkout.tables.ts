import type { Unit } from '@mullion/domain/catalog/part'
import type { BillingDetails } from '@mullion/domain/checkout/order'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import type { OrderPaymentState, PaymentState } from '@mullion/domain/checkout/payment-state'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/checkout/ship-address'
import type { SoldConfiguration } from '@mullion/domain/checkout/sold-configuration'
import { kit } from '../dialect/current.ts'

/** Offers made, with what they were computed from. */
export const quotes = kit.table(
  'quotes',
  {
    id: kit.key(),
    actorId: kit.text().notNull(),
    input: kit.json<QuoteInput>().notNull(),
    quote: kit.json<Quote>().notNull(),
    expiresAt: kit.instant().notNull(),
  },
  (quote) => [kit.index('quotes_expires_at').on(quote.expiresAt)],
)

export const orders = kit.table(
  'orders',
  {
    id: kit.autoId(),
    number: kit.text(),
    actorId: kit.text().notNull(),
    userId: kit.int(),
    companyId: kit.int(),
    companyInternalId: kit.int(),
    paymentState: kit.text().$type<OrderPaymentState>().notNull(),
    processed: kit.bool().notNull(),
    /** True for orders paid through the built-in sandbox; they are never exported. */
    sandbox: kit.bool().notNull(),
    cartTotalCents: kit.money().notNull(),
    shippingCents: kit.money().notNull(),
    taxCents: kit.money().notNull(),
    grandTotalCents: kit.money().notNull(),
    shipAddress: kit.json<ShipAddress>().notNull(),
    shipAddress1: kit.text().notNull(),
    shipPostalCode: kit.text().notNull(),
    billing: kit.json<BillingDetails>(),
    buyerEmail: kit.text().notNull(),
    carrier: kit.text().notNull(),
    serviceType: kit.text().notNull(),
    billingOption: kit.text().notNull(),
    accountNumber: kit.text(),
    poNumber: kit.text(),
    iseNumber: kit.text(),
    cardType: kit.text(),
    lastFour: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (order) => [
    kit.uniqueIndex('orders_number').on(order.number),
    kit.index('orders_created_at').on(order.createdAt),
    kit.index('orders_actor_id').on(order.actorId, order.createdAt),
    kit.index('orders_user_id').on(order.userId, order.createdAt),
    kit.index('orders_company_id').on(order.companyId, order.createdAt),
  ],
)

/** Lines as sold; later changes of a part do not touch them. */
export const orderLines = kit.table(
  'order_lines',
  {
    id: kit.autoId(),
    orderId: kit.int().notNull(),
    lineNo: kit.int().notNull(),
    partId: kit.int().notNull(),
    number: kit.text().notNull(),
    name: kit.text().notNull(),
    unit: kit.text().$type<Unit>().notNull(),
    quantity: kit.decimal().notNull(),
    unitPriceCents: kit.money().notNull(),
    lineTotalCents: kit.money().notNull(),
    comments: kit.json<string[]>().notNull(),
    /** Null for lines about which nothing had to be stated. */
    configurations: kit.json<readonly SoldConfiguration[]>(),
  },
  (line) => [kit.uniqueIndex('order_lines_order_id_line_no').on(line.orderId, line.lineNo)],
)

/** One try to be paid: committed before anything leaves the server, and all that is needed to finish it after a crash. */
export const payments = kit.table(
  'payments',
  {
    id: kit.autoId(),
    /** Our reference at the gateway. */
    reference: kit.text().notNull(),
    actorId: kit.text().notNull(),
    idempotencyKey: kit.text().notNull(),
    tryNo: kit.int().notNull(),
    payloadHash: kit.text().notNull(),
    state: kit.text().$type<PaymentState>().notNull(),
    amountCents: kit.money().notNull(),
    draft: kit.json<OrderDraft>().notNull(),
    /** Where the buyer came from, for the limit on declines. */
    address: kit.text().notNull(),
    gatewayId: kit.text(),
    authCode: kit.text(),
    cardType: kit.text(),
    lastFour: kit.text(),
    declineReason: kit.text(),
    orderId: kit.int(),
    /** Until when the process that works on it is trusted to be alive. */
    leaseUntilAt: kit.instant().notNull(),
    createdAt: kit.instant().notNull(),
    updatedAt: kit.instant().notNull(),
  },
  (payment) => [
    kit.uniqueIndex('payments_reference').on(payment.reference),
    kit.uniqueIndex('payments_actor_key_try').on(payment.actorId, payment.idempotencyKey, payment.tryNo),
    kit.index('payments_state_lease').on(payment.state, payment.leaseUntilAt),
    kit.index('payments_actor_state').on(payment.actorId, payment.state, payment.createdAt),
    kit.index('payments_address_state').on(payment.address, payment.state, payment.createdAt),
    kit.index('payments_order_id').on(payment.orderId),
  ],
)
