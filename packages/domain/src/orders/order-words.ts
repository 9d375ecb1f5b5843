import { type CardBrand, cardBrandNames } from '../card.ts'
import type { ThirdPartyInfo } from '../checkout/order.ts'
import { serviceName } from '../checkout/shipping-service.ts'

interface ShippedOrder {
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
  /** Freight carrier that the buyer named; only on collect and third-party freight. */
  readonly freightCarrier?: string | null
}

const payers: Readonly<Record<string, string>> = { collect: 'collect', thirdParty: 'third party' }

/**
 * How an order ships: `UPS Ground`, plus the freight carrier the buyer named, and who pays the carrier if it is not
 * prepaid.
 */
export function shippingText({ carrier, serviceType, billingOption, freightCarrier }: ShippedOrder): string {
  const service = serviceName(serviceType)
  const method = service.startsWith(carrier) ? service : `${carrier} ${service}`.trim()
  const payer = payers[billingOption]
  return [method, freightCarrier, payer].filter(Boolean).join(', ')
}

interface ShippedOnAccount extends ShippedOrder {
  readonly accountNumber: string | null
}

/** How an order ships, with the carrier account to bill: `LTL Freight, Estes, collect, account 123456`. */
export function shippingOnAccount(order: ShippedOnAccount): string {
  const { accountNumber } = order
  return accountNumber ? `${shippingText(order)}, account ${accountNumber}` : shippingText(order)
}

/** Whom the carrier bills on a third-party order: company and address; empty for any other order. */
export function freightPayerLines(payer: ThirdPartyInfo | null): string[] {
  if (!payer) return []
  const { company, address1, address2, city, state, zip, country } = payer
  const place = [city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return [company, address1, address2, place, country === 'US' ? '' : country].filter(Boolean)
}

const isBrand = (code: string): code is CardBrand => Object.hasOwn(cardBrandNames, code)

/** The card of an order: `Visa ending in 2224`. */
export function cardText(card: { readonly cardType: string; readonly lastFour: string | null }): string {
  const brand = isBrand(card.cardType) ? cardBrandNames[card.cardType] : 'Card'
  return card.lastFour ? `${brand} ending in ${card.lastFour}` : brand
}
