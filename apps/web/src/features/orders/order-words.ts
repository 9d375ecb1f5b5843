import type { OrderDetails, SoldLine } from '@mullion/domain/orders/order-list'
import { cardText } from '@mullion/domain/orders/order-words'
import { store } from '../../lib/store-info.ts'

/** The day on the store's calendar, by which orders are also searched. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: store.timeZone })

/** The day on which an order was placed, `Mar 1, 2026`. */
export function orderDate(createdAt: string): string {
  return day.format(new Date(createdAt))
}

/** How an order was paid: by which card, or on terms. */
export function paymentText(order: Pick<OrderDetails, 'cardType' | 'lastFour' | 'poNumber'>): string {
  const { cardType, lastFour, poNumber } = order
  if (cardType) return cardText({ cardType, lastFour })
  return poNumber ? `On terms, PO ${poNumber}` : 'On account'
}

/** A line as it was sold, with what the buyer stated about the part before what they said. */
export function soldPart<Line extends Pick<SoldLine, 'stated' | 'comments'>>(
  line: Line,
): Line & { readonly remarks: readonly string[] } {
  return { ...line, remarks: [...line.stated, ...line.comments] }
}
