import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { lineProgress, restInWords } from '@mullion/domain/orders/line-progress'
import { letterMail } from '../mail/letter-mail.ts'
import { orderLinkText } from './order-confirmation.ts'
import { quantityInWords, type ShipmentMailFacts } from './shipment-mail.ts'

/** What the keys of all mail about the back orders of an order begin with. */
export const backOrderEvents = (orderId: number) => `back_orders:${orderId}:`

interface BackOrders extends ShipmentMailFacts {
  readonly lines: readonly OrderLineRow[]
  readonly at: Date
}

function expectedLater(lines: readonly OrderLineRow[]): string[] {
  return lines.flatMap((line) => {
    const progress = lineProgress(line, false)
    return progress.backOrderedTo ? [`${quantityInWords(line, progress.left)}, ${restInWords(progress)}`] : []
  })
}

/** Tells a buyer, and the customer that staff ordered for, which parts of their order are expected later, if any still are. */
export function backOrderMail(
  { id, number, buyerEmail, internalBuyerEmail }: OrderRow,
  { lines, at, storeInfo, orderLinks }: BackOrders,
): NewMail {
  const [first, ...more] = expectedLater(lines)
  return letterMail(
    {
      event: `${backOrderEvents(id)}${at.getTime()}`,
      to: [...new Set([buyerEmail, internalBuyerEmail ?? buyerEmail])],
      subject: first
        ? `Parts of your order ${number} are back-ordered`
        : `No part of your order ${number} is back-ordered now`,
      paragraphs: [
        first
          ? 'These parts of your order are out of stock. We’ll ship them when they’re here, and email you then.'
          : 'The parts that we told you were back-ordered are available. We’ll email you when they ship.',
      ],
      facts: [['Order number', number], ...(first ? [['Back-ordered', first, ...more] as const] : [])],
      button: { label: orderLinkText, url: orderLinks.urlOf(number) },
    },
    storeInfo,
  )
}
