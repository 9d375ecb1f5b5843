import { units } from '@mullion/domain/catalog/part'
import { creditHolds } from '@mullion/domain/orders/credit-hold'
import { lineMarks } from '@mullion/domain/orders/line-progress'
import type { OrderedConfiguration } from '@mullion/domain/orders/ordered-configuration'
import { priceRules } from '@mullion/domain/own-price'
import { orderPaymentStates } from '@mullion/domain/payments/payment-state'
import { sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { taxCertificates } from '../tax-certificates/tax-certificates.tables.ts'

export const orders = kit.table(
  'orders',
  {
    id: kit.autoId(),
    number: kit.text(),
    actorId: kit.text().notNull(),
    userId: kit.int().references(() => users.id),
    companyId: kit.int().references(() => companies.id),
    companyInternalId: kit.int().references(() => internalCompanies.id),
    paymentState: kit.text({ enum: orderPaymentStates }).notNull(),
    processed: kit.bool().notNull(),
    /** True for orders paid through the built-in sandbox, which a real store never exports. */
    sandbox: kit.bool().notNull(),
    cartTotalCents: kit.money().notNull(),
    shippingCents: kit.money().notNull(),
    taxCents: kit.money().notNull(),
    grandTotalCents: kit.money().notNull(),
    buyerEmail: kit.text().notNull(),
    carrier: kit.text().notNull(),
    serviceType: kit.text().notNull(),
    billingOption: kit.text().notNull(),
    accountNumber: kit.text(),
    poNumber: kit.text(),
    iseNumber: kit.text(),
    cardType: kit.text(),
    lastFour: kit.text(),
    /** Freight carrier, if an account other than the store's pays. */
    freightCarrier: kit.text(),
    internalBuyerEmail: kit.text(),
    skipValidation: kit.bool().notNull().default(false),
    returnsAgreed: kit.bool().notNull().default(false),
    /** True until staff enter the freight, if no carrier answered when the order was placed. */
    freightToBeConfirmed: kit.bool().notNull().default(false),
    taxExempt: kit.bool().notNull().default(false),
    /** The certificate that exempted it; null if it was taxed, or its company is exempt without one. */
    taxCertificateId: kit.int().references(() => taxCertificates.id),
    taxCertificateNumber: kit.text(),
    /** What became of an order over its company's credit limit; null for one that was not. */
    creditHold: kit.text({ enum: creditHolds }),
    /** The two parts of the tax; null for orders stored without them. */
    goodsTaxCents: kit.money(),
    freightTaxCents: kit.money(),
    /** The order's quote and packing; null for imported orders. */
    quoteId: kit.text(),
    method: kit.text({ enum: ['parcel', 'freight'] }),
    boxes: kit.int(),
    freightReason: kit.text(),
    freightPartId: kit.int(),
    /** The promised day of arrival; null if unknown or if a part is made to order. */
    arrivesOn: kit.text(),
    madeToOrder: kit.bool().notNull().default(false),
    createdAt: kit.instant().notNull(),
    /** When its latest shipment was entered; null before the first. */
    shippedAt: kit.instant(),
    /** When all of it was canceled; null otherwise. */
    canceledAt: kit.instant(),
    /** Given back by credit notes, by what it was charged for. */
    creditedGoodsCents: kit.money().notNull().default(0),
    creditedFreightCents: kit.money().notNull().default(0),
    creditedGoodsTaxCents: kit.money().notNull().default(0),
    creditedFreightTaxCents: kit.money().notNull().default(0),
    /** True once the analytics totals include this order. */
    salesCounted: kit.bool().notNull().default(false),
  },
  (order) => [
    kit.uniqueIndex('orders_number').on(order.number),
    kit.index('orders_created_at').on(order.createdAt, order.id),
    kit.index('orders_grand_total_cents').on(order.grandTotalCents, order.id),
    kit.index('orders_pending').on(order.createdAt).where(sql`not ${order.processed}`),
    kit.index('orders_sales_uncounted').on(order.id).where(sql`not ${order.salesCounted}`),
    kit.index('orders_actor_id').on(order.actorId, order.createdAt),
    kit.index('orders_user_id').on(order.userId, order.createdAt),
    kit.index('orders_company_id').on(order.companyId, order.createdAt),
    kit
      .index('orders_company_internal_id')
      .on(order.companyInternalId, order.createdAt)
      .where(sql`${order.companyInternalId} is not null`),
    ...listed(order.paymentState, order.method, order.creditHold),
    ...notNegative(order.cartTotalCents, order.shippingCents, order.taxCents, order.grandTotalCents),
    ...notNegative(order.goodsTaxCents, order.freightTaxCents, order.boxes),
    ...notNegative(order.creditedGoodsCents, order.creditedFreightCents),
    ...notNegative(order.creditedGoodsTaxCents, order.creditedFreightTaxCents),
    kit.check(
      'orders_grand_total_cents_sum',
      sql`${order.grandTotalCents} = ${order.cartTotalCents} + ${order.shippingCents} + ${order.taxCents}`,
    ),
  ],
)

/** Line items as sold; later changes to a part do not affect them. */
export const orderLines = kit.table(
  'order_lines',
  {
    id: kit.autoId(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    lineNo: kit.int().notNull(),
    partId: kit.int().notNull(),
    number: kit.text().notNull(),
    name: kit.text().notNull(),
    unit: kit.text({ enum: units }).notNull(),
    quantity: kit.decimal().notNull(),
    unitPriceCents: kit.money().notNull(),
    lineTotalCents: kit.money().notNull(),
    specialOrder: kit.bool().notNull().default(false),
    /** Why the unit price was so, and the list price then; null for lines sold before this was recorded. */
    priceRule: kit.text({ enum: priceRules }),
    listPriceCents: kit.money(),
    /** The number of the price quote that decided the unit price, such as `Q1042`; null if none did. */
    priceQuote: kit.text(),
    /** All configurations except cuts, which have their own rows; null if there are none. */
    configurations: kit.json<readonly OrderedConfiguration[]>(),
    /** Sum of the shipments that say their lines; 0 for one that was shipped with the whole order. */
    shippedQuantity: kit.decimal().notNull().default(0),
    canceledQuantity: kit.decimal().notNull().default(0),
    /** Given back by credit notes, what was canceled included; what was held back is not in the cents. */
    creditedQuantity: kit.decimal().notNull().default(0),
    creditedCents: kit.money().notNull().default(0),
    mark: kit.text({ enum: lineMarks }),
    /** A store day; only with the mark `back_ordered`. */
    backOrderedTo: kit.text(),
  },
  (line) => [
    kit.uniqueIndex('order_lines_order_id_line_no').on(line.orderId, line.lineNo),
    kit.index('order_lines_number').on(line.number, line.orderId),
    kit.index('order_lines_part_id').on(line.partId),
    ...listed(line.unit, line.priceRule, line.mark),
    ...positive(line.lineNo, line.quantity),
    ...notNegative(line.unitPriceCents, line.lineTotalCents, line.listPriceCents),
    ...notNegative(line.shippedQuantity, line.canceledQuantity),
    ...notNegative(line.creditedQuantity, line.creditedCents),
  ],
)

const addressKinds = ['ship_to', 'bill_to', 'third_party'] as const

/** Ship-to, billing and third-party addresses, as they were when the order was placed. */
export const orderAddresses = kit.table(
  'order_addresses',
  {
    id: kit.autoId(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    kind: kit.text({ enum: addressKinds }).notNull(),
    label: kit.text().notNull().default(''),
    /** Company name; for a ship-to address, the recipient. */
    name: kit.text().notNull().default(''),
    firstName: kit.text().notNull().default(''),
    lastName: kit.text().notNull().default(''),
    attention: kit.text().notNull().default(''),
    address1: kit.text().notNull().default(''),
    address2: kit.text().notNull().default(''),
    address3: kit.text().notNull().default(''),
    city: kit.text().notNull().default(''),
    state: kit.text().notNull().default(''),
    postalCode: kit.text().notNull().default(''),
    country: kit.text().notNull().default(''),
    telephone: kit.text().notNull().default(''),
    residential: kit.bool().notNull().default(false),
  },
  (address) => [
    kit.uniqueIndex('order_addresses_order_id_kind').on(address.orderId, address.kind),
    ...listed(address.kind),
    kit.check(
      'order_addresses_ship_to_complete',
      sql`${address.kind} <> 'ship_to' or (${address.name} <> '' and ${address.address1} <> '' and ${address.city} <> '' and ${address.state} <> '' and ${address.postalCode} <> '')`,
    ),
  ],
)

export const orderLineCuts = kit.table(
  'order_line_cuts',
  {
    id: kit.autoId(),
    orderLineId: kit
      .int()
      .notNull()
      .references(() => orderLines.id),
    cutNo: kit.int().notNull(),
    lengthInches: kit.decimal().notNull(),
    wallThicknessInches: kit.decimal(),
    count: kit.int().notNull(),
  },
  (cut) => [
    kit.uniqueIndex('order_line_cuts_order_line_id_cut_no').on(cut.orderLineId, cut.cutNo),
    ...positive(cut.cutNo, cut.lengthInches, cut.wallThicknessInches, cut.count),
  ],
)

export const orderLineComments = kit.table(
  'order_line_comments',
  {
    id: kit.autoId(),
    orderLineId: kit
      .int()
      .notNull()
      .references(() => orderLines.id),
    commentNo: kit.int().notNull(),
    comment: kit.text().notNull(),
  },
  (comment) => [
    kit
      .uniqueIndex('order_line_comments_order_line_id_comment_no')
      .on(comment.orderLineId, comment.commentNo),
    ...positive(comment.commentNo),
  ],
)

/** Uploaded purchase orders; the bytes are files with random names outside the web root. */
export const poDocuments = kit.table(
  'po_documents',
  {
    id: kit.key(),
    actorId: kit.text().notNull(),
    /** Null until attached to an order. */
    orderId: kit.int().references(() => orders.id),
    /** The uploaded name, sanitized for display. */
    name: kit.text().notNull(),
    contentType: kit.text().notNull(),
    sizeBytes: kit.int().notNull(),
    storedAs: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
    /** Until then it stays without an order, for one that waits for approval. */
    heldUntilAt: kit.instant(),
  },
  (document) => [
    kit.uniqueIndex('po_documents_order_id').on(document.orderId),
    kit.index('po_documents_created_at').on(document.createdAt),
    ...positive(document.sizeBytes),
  ],
)
