import { units } from '@mullion/domain/catalog/part'
import { returnReasons, returnRules } from '@mullion/domain/returns/return-policy'
import { inspectionResults, lineDecisions, returnStates } from '@mullion/domain/returns/return-state'
import { returnEventKinds } from '@mullion/domain/returns/return-view'
import { companies, users } from '../accounts/accounts.tables.ts'
import { creditNotes } from '../credit-notes/credit-notes.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'

/** Parts of an order that come back, or were asked to. */
export const returns = kit.table(
  'returns',
  {
    id: kit.autoId(),
    /** Such as `RMA1042`; null only while the row is being stored. */
    number: kit.text(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    state: kit.text({ enum: returnStates }).notNull(),
    /** Counts changes, so that a decision about an earlier one is refused. */
    revision: kit.int().notNull(),
    /** Whose order it is; both are null for someone without an account. */
    userId: kit.int().references(() => users.id),
    companyId: kit.int().references(() => companies.id),
    actorId: kit.text().notNull(),
    requestKey: kit.text().notNull(),
    contactName: kit.text().notNull(),
    companyName: kit.text().notNull(),
    contactEmail: kit.text().notNull(),
    note: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
    changedAt: kit.instant().notNull(),
    /** The last store day for an approved return to arrive; null before. */
    arriveBy: kit.text(),
    /** When the buyer is reminded of it; null if that is done. */
    remindAt: kit.instant(),
    /** What gives its money back; null before. */
    creditNoteId: kit.int().references(() => creditNotes.id),
  },
  (row) => [
    kit.uniqueIndex('returns_number').on(row.number),
    kit.uniqueIndex('returns_actor_id_request_key').on(row.actorId, row.requestKey),
    kit.index('returns_order_id').on(row.orderId, row.id),
    kit.index('returns_user_id').on(row.userId, row.id),
    kit.index('returns_company_id').on(row.companyId, row.id),
    kit.index('returns_state').on(row.state, row.id),
    kit.index('returns_created_at').on(row.createdAt),
    ...listed(row.state),
    ...positive(row.revision),
  ],
)

const ofReturn = () =>
  kit
    .int()
    .notNull()
    .references(() => returns.id, { onDelete: 'cascade' })

const ofOrderLine = () =>
  kit
    .int()
    .notNull()
    .references(() => orderLines.id)

export const returnLines = kit.table(
  'return_lines',
  {
    id: kit.autoId(),
    returnId: ofReturn(),
    orderLineId: ofOrderLine(),
    /** As on the order. */
    lineNo: kit.int().notNull(),
    partId: kit.int().notNull(),
    number: kit.text().notNull(),
    name: kit.text().notNull(),
    unit: kit.text({ enum: units }).notNull(),
    quantity: kit.decimal().notNull(),
    reason: kit.text({ enum: returnReasons }).notNull(),
    decision: kit.text({ enum: lineDecisions }).notNull(),
    /** What decided it: a rule of the policy, or staff. */
    rule: kit.text({ enum: returnRules }).notNull(),
    answer: kit.text().notNull(),
    feePercent: kit.int().notNull(),
    receivedQuantity: kit.decimal(),
    result: kit.text({ enum: inspectionResults }),
    creditQuantity: kit.decimal(),
  },
  (line) => [
    kit.uniqueIndex('return_lines_return_id_line').on(line.returnId, line.orderLineId),
    kit.index('return_lines_order_line_id').on(line.orderLineId),
    kit.index('return_lines_number').on(line.number),
    ...listed(line.unit, line.reason, line.decision, line.rule, line.result),
    ...positive(line.lineNo, line.quantity),
    ...notNegative(line.feePercent, line.receivedQuantity, line.creditQuantity),
  ],
)

/** How much of an order's line is in returns that are not refused or over: what cannot be returned again. */
export const returnedQuantities = kit.table(
  'returned_quantities',
  {
    id: kit.autoId(),
    orderLineId: ofOrderLine(),
    quantity: kit.decimal().notNull(),
  },
  (row) => [
    kit.uniqueIndex('returned_quantities_order_line_id').on(row.orderLineId),
    ...notNegative(row.quantity),
  ],
)

/** Photos sent with returns; the bytes are stored with the PO documents. */
export const returnPhotos = kit.table(
  'return_photos',
  {
    id: kit.key(),
    actorId: kit.text().notNull(),
    /** Null until its return is sent. */
    returnId: kit.int().references(() => returns.id, { onDelete: 'cascade' }),
    /** The uploaded name, sanitized for display. */
    name: kit.text().notNull(),
    contentType: kit.text().notNull(),
    sizeBytes: kit.int().notNull(),
    storedAs: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
  },
  (photo) => [
    kit.index('return_photos_return_id').on(photo.returnId),
    kit.index('return_photos_created_at').on(photo.createdAt),
    ...positive(photo.sizeBytes),
  ],
)

/** What happened to a return; append-only. */
export const returnEvents = kit.table(
  'return_events',
  {
    id: kit.autoId(),
    returnId: ofReturn(),
    /** Null for what the rules or time did, or was done through the link of an order. */
    userId: kit.int().references(() => users.id),
    kind: kit.text({ enum: returnEventKinds }).notNull(),
    note: kit.text().notNull(),
    at: kit.instant().notNull(),
  },
  (event) => [kit.index('return_events_return_id').on(event.returnId, event.id), ...listed(event.kind)],
)
