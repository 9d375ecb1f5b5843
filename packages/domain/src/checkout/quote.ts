import * as z from 'zod/mini'
import { cartLines } from '../cart/cart.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { DoorProblemKind } from '../cart/register-check.ts'
import type { Unit } from '../catalog/part.ts'
import { shipAddress } from '../postal-address.ts'
import type { UpsService } from './shipping-service.ts'

export const quoteLifeMinutes = 20

export const quoteInput = z.strictObject({
  cart: cartLines,
  shipAddress,
  serviceType: z._default(z.enum(['03', '12', '02', '13', '01', '14']), '03'),
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
  /** Sum of the lines that have a price. */
  readonly cartTotalCents: number
  /** True when the cart holds cut-to-order parts (FT or SQFT), which cannot be returned. */
  readonly returnsAgreementNeeded: boolean
}

/** A quote as it is stored: what the buyer wrote and configured comes with the order again, and may be long. */
export type StoredQuote = Omit<Quote, 'lines'> & {
  readonly lines: readonly Omit<PricedLine, 'comments' | 'configurations'>[]
}

/** A stored, expiring offer: the exact amounts that an order placed on it charges. */
export interface Quote {
  readonly quoteId: string
  readonly expiresAt: string
  readonly serviceType: UpsService
  readonly lines: readonly PricedLine[]
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly totalIncludingShippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly returnsAgreementNeeded: boolean
  readonly boxes: number
  readonly warnings: readonly string[]
}
