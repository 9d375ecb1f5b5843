import { doorOfLine } from '@mullion/domain/cart/line-door'
import { specialOrderText } from '@mullion/domain/catalog/part'
import { maxListed } from '@mullion/domain/list-input'
import { formatNumber } from '@mullion/domain/number-format'
import type { OrderDetails, OrderLine, OrderPage, OrderSummary } from '@mullion/domain/orders/order-list'
import { cardText } from '@mullion/domain/orders/order-words'

/** Describes how an order was paid: the card, a PO on terms, or on account. */
export function paymentText(order: Pick<OrderDetails, 'cardType' | 'lastFour' | 'poNumber'>): string {
  const { cardType, lastFour, poNumber } = order
  if (cardType) return cardText({ cardType, lastFour })
  return poNumber ? `On terms, PO ${poNumber}` : 'On account'
}

/** Says how to see the orders that a list has beyond its total. */
export function moreOrdersText({ total, newestOnly }: Pick<OrderPage, 'total' | 'newestOnly'>): string {
  if (total < maxListed)
    return `More than ${formatNumber(total)} orders match. Older ones follow page by page.`
  return `There are ${newestOnly ? 'older' : 'more'} orders, too. Narrow the search or the dates to see them.`
}

/** Names the company, or the internal company, that an order is for; null for a guest. */
export function companyOf(order: Pick<OrderSummary, 'internalCompanyName' | 'companyName'>): string | null {
  return order.internalCompanyName ?? order.companyName
}

/** Returns a sold line with its remarks: lead time and configurations first, then the buyer's comments. */
export function orderedPart<
  Line extends Pick<OrderLine, 'configurationText' | 'configurations' | 'comments' | 'specialOrder'>,
>(line: Line) {
  const door = doorOfLine(line)
  const leadTime = line.specialOrder ? [specialOrderText] : []
  return {
    ...line,
    forDoor: typeof door === 'object' ? door.serialNumber : undefined,
    remarks: [...leadTime, ...line.configurationText, ...line.comments],
  }
}
