import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { email, emailFormatText } from '../postal-address.ts'
import type { ExpectedArrival } from './arrival-words.ts'
import type { AwaitingApproval } from './awaiting-approval.ts'
import { quotedInput } from './quote.ts'

/** A card as typed: held in memory for one request, never stored, logged or echoed. */
export const cardEntry = z.strictObject({
  cardNumber: z.string().check(z.maxLength(32)),
  /** MMYY: month, then two-digit year. */
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

/** Another company's carrier account that pays for shipping; `orderProblems` says which fields it needs. */
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
  /**
   * Saved with the cart and renewed after a successful order or a cart change; a repeated key returns the same order.
   */
  idempotencyKey: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'The order key is not valid.' })),
  quoteId: z.string().check(z.maxLength(64), oneLine),
  ...quotedInput.shape,
  /** Billing details of the typed card; omitted for terms and saved cards. */
  billing: z.optional(billingDetails),
  card: z.optional(cardEntry),
  /** One of the buyer's saved cards at the gateway, instead of a typed one. */
  savedCard: z.optional(
    z.strictObject({ methodId: token, cardCode: z.optional(z.string().check(z.maxLength(4))) }),
  ),
  /** Saves the typed card under this name once it is approved. */
  saveCard: z.optional(
    z.strictObject({
      label: z
        .string({ error: 'This field is required.' })
        .check(z.trim(), z.minLength(1, { error: 'This field is required.' }), z.maxLength(60), oneLine),
    }),
  ),
  /** A payment authorized earlier, instead of a card. */
  heldPayment: z.optional(token),
  poNumber: reference,
  poDocumentId: z.optional(token),
  iseNumber: reference,
  /** Carrier account number for collect and third-party orders. */
  accountNumber: reference,
  /** Freight carrier for collect and third-party orders. */
  freightCarrier: reference,
  thirdParty: z.optional(thirdPartyInfo),
  /** Extra address for the confirmation, on orders placed by staff. */
  customerEmail: z.optional(z.union([z.literal(''), email], { error: emailFormatText })),
  /** Lets staff place the order without the rules on what must be filled in. */
  skipValidation: z.optional(z.boolean()),
  returnsAgreed: z.boolean(),
  /** The total the buyer saw. Only compared, never charged: a mismatch is refused. */
  grandTotalCents: z.int(),
  botCheck: z.optional(z.string().check(z.maxLength(4000))),
})
export type PlaceOrderInput = z.output<typeof placeOrderInput>

/** An order as programs place it: on terms or with a saved card, never with a typed one. */
export const placeOnAccountInput = z.extend(
  z.omit(placeOrderInput, { card: true, billing: true, saveCard: true, heldPayment: true, botCheck: true }),
  { savedCard: z.optional(z.strictObject({ methodId: token })) },
)
export type PlaceOnAccountInput = z.output<typeof placeOnAccountInput>

export interface PlacedOrder extends ExpectedArrival {
  readonly orderNumber: string
  readonly grandTotalCents: number
  readonly buyerEmail: string
  /** Everyone who gets the confirmation, the buyer first. */
  readonly confirmationTo: readonly string[]
  readonly freightToBeConfirmed: boolean
  /** True if it is over its company’s credit limit, so that staff look at it first. */
  readonly onHold: boolean
}

/** The answer of the placing call: the order, or the request for approval that it became. */
export type PlacingAnswer = PlacedOrder | AwaitingApproval

export function isAwaitingApproval(answer: PlacingAnswer): answer is AwaitingApproval {
  return 'approvalRequestId' in answer
}

/** Status of an order sent under an idempotency key, for a page that was reloaded while it ran. */
export type AttemptOutcome =
  | { readonly state: 'none' | 'under_way' | 'reversed' }
  | { readonly state: 'placed'; readonly order: PlacedOrder }
  | { readonly state: 'awaiting_approval'; readonly request: AwaitingApproval }
  | { readonly state: 'declined'; readonly reason: string }
