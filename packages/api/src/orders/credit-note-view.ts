import type { CreditNoteRow } from '@mullion/db/credit-notes/credit-note.repository'
import type { Reader } from '@mullion/db/database'
import { findOrder, type OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import type { CreditNote } from '@mullion/domain/credit-notes/credit-note'

/** A credit note as shown to whoever may see its order. */
export function viewCreditNote(
  note: CreditNoteRow,
  { order, lines }: { readonly order: Pick<OrderRow, 'number'>; readonly lines: readonly OrderLineRow[] },
): CreditNote {
  const { id, number, reason, means, state, goodsCents, freightCents, totalCents } = note
  const byId = new Map(lines.map((line) => [line.id, line]))
  return {
    ...{ id, number, orderNumber: order.number, reason, means, state },
    ...{ goodsCents, freightCents, taxCents: note.goodsTaxCents + note.freightTaxCents, totalCents },
    feeCents: note.lines.reduce((total, { feeCents }) => total + feeCents, 0),
    note: note.note,
    lines: note.lines.map(({ orderLineId, lineNo, quantity, cents, feeCents }) => {
      const { number: part = '', name = '', unit = 'EA' } = byId.get(orderLineId) ?? {}
      return { lineNo, number: part, name, unit, quantity, cents, feeCents }
    }),
    createdAt: note.createdAt.toISOString(),
    givenAt: note.givenAt?.toISOString() ?? null,
  }
}

/** Returns a credit note with what it needs of its order. */
export async function creditNoteOf(db: Reader, note: CreditNoteRow): Promise<CreditNote> {
  const order = await findOrder(db, note.orderId)
  if (!order) throw new Error(`Credit note ${note.number} has no order.`)
  return viewCreditNote(note, { order, lines: await listOrderLines(db, order.id) })
}
