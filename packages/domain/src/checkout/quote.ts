import * as z from 'zod/mini'
import { cartLines } from '../cart/cart.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { DoorProblemKind } from '../cart/register-check.ts'
import type { Unit } from '../catalog/part.ts'
import type { PriceReason, PriceRecord, QuantityPrices, QuotedPriceReason } from '../own-price.ts'
import { oneLine } from '../plain-text.ts'
import { shipAddress } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { FreightReason } from './packing.ts'
import {
  type BillingOption,
  billingOptions,
  type Carrier,
  carriers,
  type ServiceType,
  serviceTypes,
} from './shipping-service.ts'

export const quoteLifeMinutes = 20

/** The price quote that an order accepts: its id, the version that was seen, and the key of its private link. */
export const acceptedPriceQuote = z.strictObject({
  id: rowId,
  versionNo: z.int().check(z.minimum(1), z.maximum(10_000)),
  key: z.optional(z.string().check(z.maxLength(200), oneLine)),
})
export type AcceptedPriceQuote = z.output<typeof acceptedPriceQuote>

export const quotedInput = z.strictObject({
  /** Ignored if a price quote is accepted: its lines are ordered. */
  cart: cartLines,
  priceQuote: z.optional(acceptedPriceQuote),
  shipAddress,
  serviceType: z._default(z.enum(serviceTypes), '03'),
  /** Defaults to the carrier of the service. */
  carrier: z.optional(z.enum(carriers)),
  /** Defaults to prepay. */
  billingOption: z.optional(z.enum(billingOptions)),
  /**
   * True if staff, ordering for a company on terms, accept that freight is confirmed after the order if no
   * carrier answers.
   */
  confirmFreightLater: z.optional(z.boolean()),
})

export const quoteInput = z.strictObject({
  ...quotedInput.shape,
  /** The actor's earlier quote for the same cart and address; changing the service keeps its prices and expiry. */
  basedOn: z.optional(z.string().check(z.maxLength(64), oneLine)),
})
export type QuoteInput = z.output<typeof quoteInput>

/** A cart line as priced by the server. `problem` says why it cannot be ordered as is. */
export interface PricedCartLine {
  readonly partId: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly unitPriceCents: number | null
  readonly lineTotalCents: number | null
  /** Why the unit price is what it is; left out for the list price less the company's discount. */
  readonly priceReason?: PriceReason | QuotedPriceReason
  /** The price of one, and of more; left out if the quantity does not matter. */
  readonly quantityPrices?: QuantityPrices
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
  readonly problem: string | null
  /** Kind of problem, if it concerns a door named by serial number. */
  readonly doorProblem?: DoorProblemKind
  /** True if the part is made to order: its line says so, and the order has no arrival day. */
  readonly specialOrder?: boolean
  /** What a long piece of this line means for shipping; left out if there is none. */
  readonly lengthNotice?: string
}

/** Returns the unit prices of a priced line at any quantity of it, and why. */
export function pricesOfLine({
  quantityPrices,
  unitPriceCents: priceCents,
  priceReason,
}: Pick<PricedCartLine, 'quantityPrices' | 'unitPriceCents' | 'priceReason'>): QuantityPrices {
  if (priceReason?.rule === 'quoted') return { priceCents }
  return quantityPrices ?? { priceCents, ...(priceReason && { priceReason }) }
}

export interface PricedCart {
  readonly lines: readonly PricedCartLine[]
  /** List prices by part id; only set if the actor pays less than list price. */
  readonly listPrices?: Readonly<Record<string, number>>
  /** Sum of the lines that have a price. */
  readonly cartTotalCents: number
  /** True if the cart has cut-to-order parts (FT or SQFT), which cannot be returned. */
  readonly returnsAgreementNeeded: boolean
}

/** A stored quote; comments and configurations are left out, since the order sends them again and they can be long. */
export type StoredQuote = Omit<Quote, 'lines'> & {
  readonly lines: readonly (Omit<PricedCartLine, 'comments' | 'configurations'> & PriceRecord)[]
  /** Key of the calculation at the tax service; left out if it keeps none. */
  readonly taxDocument?: string | undefined
}

/** A quote that an order is placed on. */
export type ValidQuote = Omit<Quote, 'lines'> &
  Pick<StoredQuote, 'taxDocument'> & { readonly lines: readonly (PricedCartLine & PriceRecord)[] }

/** One shipping service with its price, if the store pays the carrier, and its arrival day. */
export interface ServiceOffer {
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly name: string
  /** Null if the carrier gave no price, or if only the buyer's own account is charged. */
  readonly priceCents: number | null
  readonly businessDays: number | null
  /** Estimated day, such as `2026-11-24`; null if unknown. */
  readonly arrivesOn: string | null
}

/** Why an order ships by freight: the pieces that no parcel carrier accepts, or too many boxes. */
export interface FreightNotice {
  readonly reason: FreightReason
  /** The part farthest over the limit; null for too many boxes. */
  readonly partId: number | null
  readonly number: string
  readonly name: string
  /** Sentences for the buyer, one for each part that causes freight. */
  readonly texts: readonly string[]
}

/** How a cart would ship, with the prices of all services. */
export interface ShippingOffers {
  readonly method: 'parcel' | 'freight'
  readonly freight: FreightNotice | null
  readonly boxes: number
  readonly services: readonly ServiceOffer[]
  readonly warnings: readonly string[]
  /** True if a part is made to order, so no service has an arrival day. */
  readonly madeToOrder: boolean
}

/** The tax certificate of a company that exempts an order. */
export interface ExemptingCertificate {
  readonly id: number
  readonly number: string
}

/** A stored quote that expires: the exact amounts an order placed on it is charged. */
export interface Quote extends ShippingOffers {
  readonly quoteId: string
  readonly expiresAt: string
  /** The chosen service; the sums below are for it. */
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
  readonly lines: readonly PricedCartLine[]
  readonly cartTotalCents: number
  /** 0 if the carrier is paid from an account other than the store's. */
  readonly shippingCents: number
  /** True if no carrier answered and freight is confirmed after the order; shipping and tax are zero until then. */
  readonly freightToBeConfirmed: boolean
  readonly totalIncludingShippingCents: number
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
  /** Goods tax plus freight tax. */
  readonly taxCents: number
  readonly taxExempt: boolean
  /** The certificate that exempts it; left out if none does. */
  readonly taxCertificate?: ExemptingCertificate | undefined
  readonly grandTotalCents: number
  readonly returnsAgreementNeeded: boolean
}
