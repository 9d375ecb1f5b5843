import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { formatMoney } from '@mullion/domain/money'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'

export interface CancelNoticeFacts extends StaffMailFacts {
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

interface CanceledOrder {
  readonly order: OrderRow
  readonly customer: string
  readonly requestKey: string
  readonly whole: boolean
  /** Such as `2 EA of 0105-02`. */
  readonly items: readonly string[]
  readonly creditNumber: string | null
  readonly totalCents: number
}

/** Tells staff that a buyer canceled an order, or a part of it. */
export function cancelNotice(canceled: CanceledOrder, facts: CancelNoticeFacts): NewMail {
  const { order, customer, requestKey, whole, items, creditNumber, totalCents } = canceled
  const { id, number } = order
  const [first = 'Nothing', ...more] = items
  return letterMail(
    {
      event: `order-canceled:${number}:${requestKey}`,
      to: staffRecipients(facts),
      subject: `${whole ? 'Order' : 'Part of order'} ${number} was canceled by the buyer`,
      paragraphs: [
        whole
          ? `${customer} canceled order ${number}. Don’t ship any of it.`
          : `${customer} canceled part of order ${number}. The rest still ships.`,
      ],
      facts: [
        ['Customer', customer],
        ['Canceled', first, ...more],
        ['Credit', formatMoney(totalCents), ...(creditNumber ? [creditNumber] : [])],
      ],
      button: { label: 'Open the order', url: `${facts.siteUrl()}/?panel=admin&view=orders&id=${id}` },
    },
    facts.storeInfo,
  )
}
