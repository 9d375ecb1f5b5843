import { type CardBrand, cardBrandNames } from '../card.ts'
import { serviceName } from '../checkout/shipping-service.ts'

interface ShippedOrder {
  readonly carrier: string
  readonly serviceType: string
  readonly billingOption: string
}

const payers: Readonly<Record<string, string>> = { collect: 'collect', thirdParty: 'third party' }

/** How an order ships: `UPS Ground`, plus who pays the carrier if it is not prepaid. */
export function shippingText({ carrier, serviceType, billingOption }: ShippedOrder): string {
  const service = serviceName(serviceType)
  const method = service.startsWith(carrier) ? service : `${carrier} ${service}`.trim()
  const payer = payers[billingOption]
  return payer ? `${method}, ${payer}` : method
}

const isBrand = (code: string): code is CardBrand => Object.hasOwn(cardBrandNames, code)

/** The card of an order: `Visa ending in 2224`. */
export function cardText(card: { readonly cardType: string; readonly lastFour: string | null }): string {
  const brand = isBrand(card.cardType) ? cardBrandNames[card.cardType] : 'Card'
  return card.lastFour ? `${brand} ending in ${card.lastFour}` : brand
}
