import type { CreditNoteRow } from '@mullion/db/credit-notes/credit-note.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { type CreditReason, creditMeansText } from '@mullion/domain/credit-notes/credit-note'
import { formatMoney } from '@mullion/domain/money'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailFact } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { orderLinkText } from '../orders/order-confirmation.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { quantityInWords } from '../orders/shipment-mail.ts'

export interface CreditMailFacts {
  readonly storeInfo: StoreInfo
  readonly orderLinks: OrderLinks
}

const paragraphs: Readonly<Record<CreditReason, string>> = {
  canceled: 'We canceled what you asked us to, and gave its price back.',
  returned: 'We gave back the price of what you returned.',
  address_changed: 'Your order costs less to its new address, so we gave back the difference.',
  other: 'We gave back a part of what your order cost.',
}

const documentText =
  'The credit note as PDF is with the documents of the order, in the orders of your account.'

const ifAny = (label: string, cents: number): MailFact[] => (cents > 0 ? [[label, formatMoney(cents)]] : [])

/** Queues the mail that tells a buyer what was given back, and how; one for each note. */
export async function queueCreditNoteMail(
  tx: Writer,
  note: CreditNoteRow,
  { storeInfo, orderLinks }: CreditMailFacts,
  at: Date,
): Promise<void> {
  const order = await findOrder(tx, note.orderId)
  if (!order) throw new Error(`Credit note ${note.number} has no order.`)
  const rows = await listOrderLines(tx, order.id)
  const [first, ...more] = note.lines.flatMap(({ orderLineId, quantity }) => {
    const row = rows.find(({ id }) => id === orderLineId)
    return row ? [quantityInWords(row, quantity)] : []
  })
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
        ...ifAny('Items total', note.goodsCents),
        ...ifAny('Shipping and handling', note.freightCents),
        ...ifAny('Tax', note.goodsTaxCents + note.freightTaxCents),
        ['Credit', formatMoney(note.totalCents)],
        ['Given back', creditMeansText(note.means, order.lastFour)],
      ],
      button: { label: orderLinkText, url: orderLinks.urlOf(number) },
      notes: order.userId === null ? [] : [documentText],
    },
    storeInfo,
  )
  await queueMail(tx, mail, at)
}
