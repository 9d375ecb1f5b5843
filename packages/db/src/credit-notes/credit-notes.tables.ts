import { creditMeans, creditReasons, creditStates } from '@mullion/domain/credit-notes/credit-note'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { payments } from '../payments/payments.tables.ts'

/** Files of credit notes for accounting. */
export const creditNoteExports = kit.table(
  'credit_note_exports',
  {
    id: kit.autoId(),
    name: kit.text().notNull(),
    noteCount: kit.int().notNull(),
    content: kit.text().notNull(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    createdAt: kit.instant().notNull(),
  },
  (file) => [kit.index('credit_note_exports_created_at').on(file.createdAt), ...notNegative(file.noteCount)],
)

/**
 * Money given back of orders. A note is committed, and counts, before the gateway is asked; its number is our reference
 * there.
 */
export const creditNotes = kit.table(
  'credit_notes',
  {
    id: kit.autoId(),
    /** Such as `CN100001`; null only while the row is being stored. */
    number: kit.text(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    /** Makes a repeated request return the same note. */
    requestKey: kit.text().notNull(),
    reason: kit.text({ enum: creditReasons }).notNull(),
    means: kit.text({ enum: creditMeans }).notNull(),
    state: kit.text({ enum: creditStates }).notNull(),
    goodsCents: kit.money().notNull(),
    freightCents: kit.money().notNull(),
    goodsTaxCents: kit.money().notNull(),
    freightTaxCents: kit.money().notNull(),
    totalCents: kit.money().notNull(),
    /** Shown to the buyer. */
    note: kit.text().notNull(),
    /** The charge that it gives back of; null on account. */
    paymentId: kit.int().references(() => payments.id),
    /** The gateway's number of the credit; null for a void, and before it is given. */
    gatewayId: kit.text(),
    problem: kit.text(),
    /** How staff gave back by hand what the gateway refused. */
    settledHow: kit.text(),
    settledById: kit.int().references(() => users.id),
    /** The file for accounting that it is in; null before. */
    exportId: kit.int().references(() => creditNoteExports.id),
    /** True if accounting gets the order without it, because it was issued before the order's file. */
    inOrder: kit.bool().notNull().default(false),
    actorId: kit.text().notNull(),
    userId: kit.int().references(() => users.id),
    /** Until then, another process is assumed to work on it. */
    leaseUntilAt: kit.instant().notNull(),
    /** When the gateway was asked last. */
    sentAt: kit.instant(),
    givenAt: kit.instant(),
    createdAt: kit.instant().notNull(),
  },
  (note) => [
    kit.uniqueIndex('credit_notes_number').on(note.number),
    kit.uniqueIndex('credit_notes_order_id_request_key').on(note.orderId, note.requestKey),
    kit.index('credit_notes_created_at').on(note.createdAt, note.id),
    kit.index('credit_notes_unsettled').on(note.leaseUntilAt).where(sql`${note.state} <> 'given'`),
    ...listed(note.reason, note.means, note.state),
    ...notNegative(note.goodsCents, note.freightCents, note.goodsTaxCents, note.freightTaxCents),
    ...notNegative(note.totalCents),
    kit.check(
      'credit_notes_total_cents_sum',
      sql`${note.totalCents} = ${note.goodsCents} + ${note.freightCents} + ${note.goodsTaxCents} + ${note.freightTaxCents}`,
    ),
  ],
)

/** What of each line a credit note gives back. */
export const creditNoteLines = kit.table(
  'credit_note_lines',
  {
    id: kit.autoId(),
    creditNoteId: kit
      .int()
      .notNull()
      .references(() => creditNotes.id),
    orderLineId: kit
      .int()
      .notNull()
      .references(() => orderLines.id),
    quantity: kit.decimal().notNull(),
    cents: kit.money().notNull(),
    /** Held back of what the quantity cost; not in the cents. */
    feeCents: kit.money().notNull(),
  },
  (line) => [
    kit.uniqueIndex('credit_note_lines_note_line').on(line.creditNoteId, line.orderLineId),
    kit.index('credit_note_lines_order_line_id').on(line.orderLineId),
    ...positive(line.quantity),
    ...notNegative(line.cents, line.feeCents),
  ],
)
