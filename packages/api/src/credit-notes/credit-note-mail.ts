import type { CreditNoteRow } from '@mullion/db/credit-notes/credit-note.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import { type CreditReason, creditMeansText } from '@mullion/domain/credit-notes/credit-note'
import { formatMoney } from '@mullion/domain/money'
import { creditNoteFileName } from '@mullion/domain/orders/order-document'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailFact } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { creditNoteDocument } from '../orders/credit-note-document.ts'
import { viewCreditNote } from '../orders/credit-note-view.ts'
import { findDocumentFacts } from '../orders/document-facts.ts'
import { orderLinkText } from '../orders/order-confirmation.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { quantityInWords } from '../orders/shipment-mail.ts'

export interface CreditMailFacts {
  readonly storeInfo: StoreInfo
  readonly orderLinks: OrderLinks
}

const paragraphs: Readonly<Record<CreditReason, string>> = {
  canceled: 'We canceled the parts you chose and credited what they cost.',
  returned: 'We credited the parts you returned.',
  address_changed: 'Your order costs less to its new address, so we credited the difference.',
  other: 'We credited part of what your order cost.',
}

const attachedText = 'The credit note is attached as PDF.'
const documentText =
  'The credit note is attached as PDF. It is with the documents of the order as well, in the orders of your account.'

const ifAny = (label: string, cents: number): MailFact[] => (cents > 0 ? [[label, formatMoney(cents)]] : [])

/** Queues the mail that tells a buyer what was given back, and how; one for each note. */
export async function queueCreditNoteMail(
  tx: Writer,
  note: CreditNoteRow,
  { storeInfo, orderLinks }: CreditMailFacts,
  at: Date,
): Promise<void> {
  const row = await findPlacedOrder(tx, note.orderId)
  if (!row) throw new Error(`Credit note ${note.number} has no order.`)
  const documented = await findDocumentFacts(tx, row)
  const { order, lines: rows } = documented
  const [first, ...more] = note.lines.flatMap(({ orderLineId, quantity }) => {
    const row = rows.find(({ id }) => id === orderLineId)
    return row ? [quantityInWords(row, quantity)] : []
  })
  // Without a return, what staff hold back is no restocking fee.
  const feeName = note.reason === 'returned' ? 'Restocking fee' : 'Held back'
  const feeCents = note.lines.reduce((total, line) => total + line.feeCents, 0)
  const { number, buyerEmail, internalBuyerEmail } = order
  const mail = letterMail(
    {
      event: `credit_note:${note.id}`,
      to: [...new Set([buyerEmail, internalBuyerEmail ?? buyerEmail])],
      subject: `Credit ${note.number} for your order ${number}`,
      paragraphs: [paragraphs[note.reason], ...(note.note ? [note.note] : [])],
      facts: [
        ['Order number', number],
        ['Credit note', note.number],
        ...(first ? [['Items', first, ...more] as const] : []),
        ...ifAny('Items total', note.goodsCents + feeCents),
        ...(feeCents > 0 ? [[feeName, `−${formatMoney(feeCents)}`] as const] : []),
        ...ifAny('Shipping and handling', note.freightCents),
        ...ifAny('Tax', note.goodsTaxCents + note.freightTaxCents),
        ['Credit', formatMoney(note.totalCents)],
        ['Given back', creditMeansText(note.means, order.lastFour)],
      ],
      button: { label: orderLinkText, url: orderLinks.urlOf(number) },
      notes: [order.userId === null ? attachedText : documentText],
      attachments: [
        {
          filename: creditNoteFileName(note.number),
          printed: creditNoteDocument(documented, viewCreditNote(note, documented), storeInfo),
        },
      ],
    },
    storeInfo,
  )
  await queueMail(tx, mail, at)
}
