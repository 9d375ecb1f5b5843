import { type CardBrand, cardBrandNames } from '@mullion/domain/card'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import type { OrderDetails, SoldLine } from '@mullion/domain/orders/order-list'
import { store } from '../../lib/store-info.ts'

/** The day on the store's calendar, by which orders are also searched. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: store.timeZone })

/** The day on which an order was placed, `Mar 1, 2026`. */
export function orderDate(createdAt: string): string {
  return day.format(new Date(createdAt))
}

const isBrand = (code: string): code is CardBrand => Object.hasOwn(cardBrandNames, code)

const payers: Readonly<Record<string, string>> = { collect: 'collect', thirdParty: 'third party' }

/** How an order travels: `UPS Ground`, and who pays the carrier when it is not prepaid. */
export function shippingText(order: Pick<OrderDetails, 'carrier' | 'serviceType' | 'billingOption'>): string {
  const { carrier, serviceType, billingOption } = order
  const method = `${carrier} ${serviceName(serviceType)}`.trim()
  const payer = payers[billingOption]
  return payer ? `${method}, ${payer}` : method
}

/** How an order was paid: by which card, or on terms. */
export function paymentText(order: Pick<OrderDetails, 'cardType' | 'lastFour' | 'poNumber'>): string {
  const { cardType, lastFour, poNumber } = order
  if (cardType) {
    const brand = isBrand(cardType) ? cardBrandNames[cardType] : 'Card'
    return lastFour ? `${brand} ending in ${lastFour}` : brand
  }
  return poNumber ? `On terms, PO ${poNumber}` : 'On account'
}

/** A line as it was sold, with what the buyer stated about the part before what they said. */
export function soldPart<Line extends Pick<SoldLine, 'stated' | 'comments'>>(
  line: Line,
): Line & { readonly remarks: readonly string[] } {
  return { ...line, remarks: [...line.stated, ...line.comments] }
}
