import * as z from 'zod/mini'
import { cartLines } from '../cart/cart.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { DoorProblemKind } from '../cart/register-check.ts'
import type { Unit } from '../catalog/part.ts'
import { oneLine } from '../plain-text.ts'
import { shipAddress } from '../postal-address.ts'
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

/** What an offer is made for. */
export const quotedInput = z.strictObject({
  cart: cartLines,
  shipAddress,
  serviceType: z._default(z.enum(serviceTypes), '03'),
  /** Left out, the carrier that the service is of. */
  carrier: z.optional(z.enum(carriers)),
  /** Left out, prepay. */
  billingOption: z.optional(z.enum(billingOptions)),
  /** Staff accept, for a company on terms, that freight is confirmed after the order when no carrier answers. */
  confirmFreightLater: z.optional(z.boolean()),
})

export const quoteInput = z.strictObject({
  ...quotedInput.shape,
  /** An own offer for the same cart and address, whose prices and expiry a new choice of service keeps. */
  basedOn: z.optional(z.string().check(z.maxLength(64), oneLine)),
})
export type QuoteInput = z.output<typeof quoteInput>

/** One cart line as the server prices it. `problem` says why it cannot be ordered as it is. */
export interface PricedLine {
  readonly partId: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly unitPriceCents: number | null
  readonly lineTotalCents: number | null
  readonly comments: readonly string[]
  /** What the buyer stated about the part, such as its cuts. */
  readonly configurations: readonly Configuration[]
  readonly problem: string | null
  /** What the problem is, where it is one of a door that is named by serial number. */
  readonly doorProblem?: DoorProblemKind
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** List prices by part id, where the viewer pays less; left out where that is asked of no part. */
  readonly listPrices?: Readonly<Record<string, number>>
  /** Sum of the lines that have a price. */
  readonly cartTotalCents: number
  /** True when the cart holds cut-to-order parts (FT or SQFT), which cannot be returned. */
  readonly returnsAgreementNeeded: boolean
}

/** A quote as it is stored: what the buyer wrote and configured comes with the order again, and may be long. */
export type StoredQuote = Omit<Quote, 'lines'> & {
  readonly lines: readonly Omit<PricedLine, 'comments' | 'configurations'>[]
}

/** One service beside the others: what it costs when the store pays the carrier, and when it would arrive. */
export interface ServiceOffer {
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly name: string
  /** Null where the carrier gave no price, or where only the buyer's own account is charged. */
  readonly priceCents: number | null
  readonly businessDays: number | null
  /** The estimated day, such as `2026-11-24`; null when it is not known. */
  readonly arrivesOn: string | null
}

/** Why an order goes by freight: the piece that no parcel carrier takes, or too many boxes. */
export interface FreightNotice {
  readonly reason: FreightReason
  readonly partId: number | null
  readonly number: string
  readonly name: string
  /** A sentence for the buyer. */
  readonly text: string
}

/** How a cart would ship, with the prices of all services. */
export interface ShippingOffers {
  readonly method: 'parcel' | 'freight'
  readonly freight: FreightNotice | null
  readonly boxes: number
  readonly services: readonly ServiceOffer[]
  readonly warnings: readonly string[]
}

/** A stored, expiring offer: the exact amounts that an order placed on it charges. */
export interface Quote extends ShippingOffers {
  readonly quoteId: string
  readonly expiresAt: string
  /** The chosen service; the sums below are for it. */
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
  readonly lines: readonly PricedLine[]
  readonly cartTotalCents: number
  /** Zero when the carrier is paid by another account than the store's. */
  readonly shippingCents: number
  /** True when no carrier answered and freight is confirmed after the order; shipping and tax are zero until then. */
  readonly freightToBeConfirmed: boolean
  readonly totalIncludingShippingCents: number
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
  /** The sum of both. */
  readonly taxCents: number
  /** True when the company is exempt in the ship-to state. */
  readonly taxExempt: boolean
  readonly grandTotalCents: number
  readonly returnsAgreementNeeded: boolean
}
