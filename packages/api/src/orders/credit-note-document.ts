import { displayName } from '@mullion/domain/catalog/part-title'
import {
  type CreditNote,
  creditMeansText,
  creditReasonWords,
  creditStateWords,
} from '@mullion/domain/credit-notes/credit-note'
import { dateFormat } from '@mullion/domain/date-format'
import { formatMoney } from '@mullion/domain/money'
import type { OrderDocument } from '@mullion/domain/orders/order-document'
import type { StoreInfo } from '@mullion/domain/store-info'
import { billToLines, type DocumentFacts, sellerOf } from './document-facts.ts'

const ifAny = (label: string, cents: number): [string, string][] =>
  cents > 0 ? [[label, formatMoney(cents)]] : []

/** What was given back of an order, by what it was charged for; a fee that was held back is named on its line. */
export function creditNoteDocument(of: DocumentFacts, note: CreditNote, store: StoreInfo): OrderDocument {
  const { order, buyer } = of
  const day = dateFormat('en-US', { dateStyle: 'medium', timeZone: store.timeZone })
  const isGiven = note.state === 'given'
  return {
    ...{ title: 'Credit note', number: note.number, seller: sellerOf(store) },
    facts: [
      ['Date', day.format(new Date(note.createdAt))],
      ['Order', order.number],
      ['Ordered by', buyer],
      ['Reason', creditReasonWords[note.reason]],
      ['Given back', creditMeansText(note.means, order.lastFour)],
      // Buyers need not know that staff have to look at it.
      ['Status', isGiven ? creditStateWords.given : creditStateWords.planned],
      ...(order.poNumber ? [['PO number', order.poNumber] as const] : []),
    ],
    billTo: billToLines(of),
    shipTo: [],
    columns: ['Quantity', 'Fee', 'Credit'],
    lines: note.lines.map((line) => ({
      ...{ number: line.number, name: displayName(line), remarks: [] },
      amounts: [
        `${line.quantity} ${line.unit}`,
        line.feeCents > 0 ? formatMoney(line.feeCents) : '',
        formatMoney(line.cents),
      ],
    })),
    totals: [
      ...ifAny('Items', note.goodsCents),
      ...ifAny('Shipping and handling', note.freightCents),
      ...ifAny('Tax', note.taxCents),
      ['Total credit', formatMoney(note.totalCents)],
    ],
    notes: [
      ...(note.note ? [note.note] : []),
      ...(order.sandbox ? ['Demonstration order. No card was charged.'] : []),
    ],
  }
}
