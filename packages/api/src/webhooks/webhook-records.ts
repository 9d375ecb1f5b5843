import { findCompany } from '@mullion/db/accounts/company.repository'
import { findApprovalForRecord } from '@mullion/db/approvals/approval-request.repository'
import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import { findCreditNote } from '@mullion/db/credit-notes/credit-note.repository'
import type { Reader, Writer } from '@mullion/db/database'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listPlacedOrdersById, withNames } from '@mullion/db/orders/order-list.repository'
import { findWatchedPayment } from '@mullion/db/payments/payment-watch.repository'
import { findPriceQuote } from '@mullion/db/price-quotes/price-quote.repository'
import { findRecurringDraft } from '@mullion/db/recurring-orders/recurring-draft.repository'
import { findRecurringOrder } from '@mullion/db/recurring-orders/recurring-order.repository'
import { findReturn, listReturnLines } from '@mullion/db/returns/return.repository'
import { findTaxCertificate } from '@mullion/db/tax-certificates/tax-certificate.repository'
import type { OrderRecord } from '@mullion/domain/orders/order-record'
import type { WebhookEvent } from '@mullion/domain/webhooks/webhook-event'
import { viewCustomer } from '../admin/company-admin.service.ts'
import { approvalRecordOf } from '../approvals/approval-record.ts'
import { viewInternalPart } from '../catalog/part-view.ts'
import { creditNoteOf } from '../orders/credit-note-view.ts'
import { findJustPlaced } from '../orders/just-placed.ts'
import { orderRecordOf, orderRecords } from '../orders/order-record.ts'
import { viewPaymentInTrouble } from '../payments/payment-attention.service.ts'
import { priceQuoteRecordOf } from '../price-quotes/price-quote-view.ts'
import { draftRecordOf } from '../recurring-orders/recurring-view.ts'
import { returnRecordOf } from '../returns/return-view.ts'
import { viewDeskCertificate } from '../tax-certificates/certificate-view.ts'

/** A record as webhooks describe it. */
export interface WebhookRecord {
  /** What the log calls it. */
  readonly subject: string
  readonly data: object
}

type Records = (db: Reader, rowIds: readonly number[]) => Promise<Map<number, WebhookRecord>>

/** Makes records of rows that are read one by one. */
const oneByOne =
  (read: (db: Reader, rowId: number) => Promise<WebhookRecord | null>): Records =>
  async (db, rowIds) => {
    const records = new Map<number, WebhookRecord>()
    for (const rowId of rowIds) {
      const record = await read(db, rowId)
      if (record) records.set(rowId, record)
    }
    return records
  }

const companies = oneByOne(async (db, id) => {
  const row = await findCompany(db, id)
  return row && { subject: row.name, data: viewCustomer(row) }
})

const payments = oneByOne(async (db, id) => {
  const row = await findWatchedPayment(db, id)
  if (!row) return null
  const { cardType: _type, lastFour: _digits, ...payment } = viewPaymentInTrouble(row)
  return { subject: row.orderNumber ?? row.reference, data: payment }
})

/** Parts at list price, as staff see them. */
const parts: Records = async (db, ids) => {
  const rows = await listPartsById(db, ids)
  return new Map(rows.map((row) => [row.id, { subject: row.number, data: viewInternalPart(row, listPrice) }]))
}
const listPrice = { discountRate: 1, prices: null }

const orders: Records = async (db, ids) => {
  const placed = await listPlacedOrdersById(db, ids)
  const records = await orderRecords(db, [...placed.values()])
  return new Map(records.map((record) => [record.id, ofOrder(record)]))
}

const ofOrder = (record: OrderRecord): WebhookRecord => ({ subject: record.number, data: record })

/** Returns the record of an order in the transaction that places it; null if the transaction does not have it. */
export async function placedRecord(tx: Writer, orderId: number): Promise<WebhookRecord | null> {
  const placed = findJustPlaced(tx)
  if (placed?.order.id !== orderId) return null
  const row = await withNames(tx, placed.order)
  return ofOrder(orderRecordOf(row, { lines: placed.lines, shipments: [] }))
}

const priceQuotes = oneByOne(async (db, id) => {
  const row = await findPriceQuote(db, id)
  return row && { subject: row.quote.number ?? '', data: priceQuoteRecordOf(row) }
})

const recurringDrafts = oneByOne(async (db, id) => {
  const found = await findRecurringDraft(db, id)
  const row = found && (await findRecurringOrder(db, found.draft.recurringOrderId))
  return row && { subject: `${row.companyName}, ${row.recurring.name}`, data: draftRecordOf(found, row) }
})

const returns = oneByOne(async (db, id) => {
  const listed = await findReturn(db, id)
  if (!listed) return null
  const data = returnRecordOf(listed, await listReturnLines(db, id))
  return { subject: listed.row.number ?? '', data }
})

/** An order that is placed no more is named only. */
const endedOrders = oneByOne(async (db, id) => {
  const placed = (await orders(db, [id])).get(id)
  const row = placed ? null : await findOrder(db, id)
  return placed ?? (row && { subject: row.number, data: { id, number: row.number } })
})

const approvals = oneByOne(async (db, id) => {
  const row = await findApprovalForRecord(db, id)
  return row && { subject: `${row.companyName}, request ${id}`, data: approvalRecordOf(row) }
})

const creditNotes = oneByOne(async (db, id) => {
  const row = await findCreditNote(db, id)
  return row && { subject: row.number, data: await creditNoteOf(db, row) }
})

const taxCertificates = oneByOne(async (db, id) => {
  const row = await findTaxCertificate(db, id)
  return row && { subject: `${row.company}, ${row.state}`, data: viewDeskCertificate(row) }
})

const records: Readonly<Record<WebhookEvent, Records>> = {
  'order.placed': orders,
  'order.held': orders,
  'order.processed': orders,
  'order.shipped': orders,
  'order.readdressed': orders,
  'order.canceled': endedOrders,
  'order.reversed': endedOrders,
  'part.changed': parts,
  'part.removed': parts,
  'company.created': companies,
  'payment.troubled': payments,
  'approval.requested': approvals,
  'approval.decided': approvals,
  'price_quote.asked': priceQuotes,
  'price_quote.answered': priceQuotes,
  'price_quote.accepted': priceQuotes,
  'recurring_draft.waiting': recurringDrafts,
  'recurring_draft.placed': recurringDrafts,
  'recurring_draft.failed': recurringDrafts,
  'recurring_draft.expired': recurringDrafts,
  'return.requested': returns,
  'return.decided': returns,
  'return.received': returns,
  'return.inspected': returns,
  'return.credited': returns,
  'credit_note.issued': creditNotes,
  'credit_note.given': creditNotes,
  'credit_note.troubled': creditNotes,
  'tax_certificate.sent': taxCertificates,
  'tax_certificate.accepted': taxCertificates,
  'tax_certificate.refused': taxCertificates,
  'tax_certificate.ending': taxCertificates,
  'tax_certificate.ended': taxCertificates,
}

/** Returns the records that an event is about, by id, as they are now; none for rows that no longer exist. */
export function webhookRecords(
  db: Reader,
  event: WebhookEvent,
  rowIds: readonly number[],
): Promise<Map<number, WebhookRecord>> {
  return records[event](db, rowIds)
}
