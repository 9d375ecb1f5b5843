import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { email } from '../postal-address.ts'
import { quoteInput } from './quote.ts'

/** A card as typed: kept in memory for one request, never stored, logged or echoed. */
export const cardEntry = z.strictObject({
  cardNumber: z.string().check(z.maxLength(32)),
  /** Month then two-digit year, MMYY. */
  cardExpiration: z.string().check(z.maxLength(5)),
  cardCode: z.string().check(z.maxLength(4)),
})
export type CardEntry = z.output<typeof cardEntry>

const line = z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), '')
const needed = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'This field is required.' }), z.maxLength(100), oneLine)

export const billingDetails = z.strictObject({
  firstName: line,
  lastName: line,
  companyName: line,
  address1: needed,
  address2: line,
  city: line,
  state: line,
  zip: needed,
  country: line,
  buyerEmail: email,
})
export type BillingDetails = z.output<typeof billingDetails>

export const placeOrderInput = z.strictObject({
  /** Kept beside the cart and renewed when an order succeeds or the cart changes; a repeat answers the same order. */
  idempotencyKey: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'The order key is not valid.' })),
  quoteId: z.string().check(z.maxLength(64), oneLine),
  ...quoteInput.shape,
  billing: billingDetails,
  card: cardEntry,
  returnsAgreed: z.boolean(),
  /** The total that the buyer saw. It is compared, never charged: a difference is refused. */
  grandTotalCents: z.int(),
  botCheck: z.optional(z.string().check(z.maxLength(4000))),
})
export type PlaceOrderInput = z.output<typeof placeOrderInput>

/** What the buyer learns of a placed order. */
export interface PlacedOrder {
  readonly orderNumber: string
  readonly grandTotalCents: number
  readonly buyerEmail: string
}
