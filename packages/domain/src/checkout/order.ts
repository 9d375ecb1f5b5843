import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { email, emailFormatText } from '../postal-address.ts'
import { quotedInput } from './quote.ts'

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

/** Somebody else's carrier account that pays for shipping; which fields it needs, `orderProblems` says. */
export const thirdPartyInfo = z.strictObject({
  company: line,
  address1: line,
  address2: line,
  city: line,
  state: line,
  zip: line,
  country: line,
})
export type ThirdPartyInfo = z.output<typeof thirdPartyInfo>

const reference = z.optional(z.string().check(z.trim(), z.maxLength(50), oneLine))
const token = z.string().check(z.minLength(1), z.maxLength(100), oneLine)

export const placeOrderInput = z.strictObject({
  /** Kept beside the cart and renewed when an order succeeds or the cart changes; a repeat answers the same order. */
  idempotencyKey: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'The order key is not valid.' })),
  quoteId: z.string().check(z.maxLength(64), oneLine),
  ...quotedInput.shape,
  /** Whose card is typed; orders on terms and on a saved card have none. */
  billing: z.optional(billingDetails),
  card: z.optional(cardEntry),
  /** One of the buyer's own cards at the gateway, in place of a typed one. */
  savedCard: z.optional(
    z.strictObject({ methodId: token, cardCode: z.optional(z.string().check(z.maxLength(4))) }),
  ),
  /** Saves the typed card under a name once it is approved. */
  saveCard: z.optional(
    z.strictObject({
      label: z
        .string({ error: 'This field is required.' })
        .check(z.trim(), z.minLength(1, { error: 'This field is required.' }), z.maxLength(60), oneLine),
    }),
  ),
  /** A payment that was approved before, in place of a card. */
  heldPayment: z.optional(token),
  poNumber: reference,
  poDocumentId: z.optional(token),
  iseNumber: reference,
  /** The carrier account of collect and third-party orders. */
  accountNumber: reference,
  /** The carrier of freight that is collect or billed to a third party. */
  freightCarrier: reference,
  thirdParty: z.optional(thirdPartyInfo),
  /** Where staff send the confirmation besides themselves. */
  customerEmail: z.optional(z.union([z.literal(''), email], { error: emailFormatText })),
  /** Staff place the order without the rules on carriers, purchase orders and returns. */
  skipValidation: z.optional(z.boolean()),
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
  readonly freightToBeConfirmed: boolean
}

/** What has become of an order that was sent under an idempotency key, for a page that was reloaded meanwhile. */
export type AttemptOutcome =
  | { readonly state: 'none' | 'under_way' | 'reversed' }
  | { readonly state: 'placed'; readonly order: PlacedOrder }
  | { readonly state: 'declined'; readonly reason: string }
