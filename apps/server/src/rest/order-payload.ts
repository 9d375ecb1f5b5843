import { createHash } from 'node:crypto'
import type { CartLine } from '@mullion/domain/cart/cart'
import { totalDiffers } from '@mullion/domain/checkout/checkout-errors'
import type { PlaceOrderInput, ThirdPartyInfo } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { linesOfCart } from './cart-json.ts'
import { centsOf } from './dollars.ts'
import type { Caller } from './rest.ts'

/** The order of the documented payload, as far as the server reads it: who orders comes from the session. */
export interface OrderPayload {
  readonly shipAddress: QuoteInput['shipAddress']
  readonly cart: unknown
  readonly cartTotal?: unknown
  readonly shippingCost?: unknown
  readonly totalIncludingShipping?: unknown
  readonly taxAmount?: unknown
  readonly grandTotal: unknown
  readonly serviceType?: QuoteInput['serviceType']
  readonly carrier?: QuoteInput['carrier']
  readonly billingOption?: QuoteInput['billingOption']
  readonly accountNumber?: string | null
  readonly thirdPartyBillingInfo?: Partial<ThirdPartyInfo> | null
  readonly freightCarrier?: string | null
  readonly poNumber?: string | null
  readonly poDocumentId?: string | null
  readonly iseNumber?: string | null
  readonly buyerEmail?: string | null
  readonly internalBuyerEmail?: string | null
  readonly companyInternalId?: unknown
  readonly skipValidation?: boolean
  readonly returnsAgreed?: boolean
}

/** What an order says of cart and shipping. */
function quotedOf(payload: OrderPayload): Omit<QuoteInput, 'serviceType'> & Partial<QuoteInput> {
  const { shipAddress, serviceType, carrier, billingOption } = payload
  const cart: CartLine[] = linesOfCart(payload.cart)
  return { cart, shipAddress, serviceType, carrier, billingOption }
}

const sums = [
  ['cartTotal', 'cartTotalCents'],
  ['shippingCost', 'shippingCents'],
  ['totalIncludingShipping', 'totalIncludingShippingCents'],
  ['taxAmount', 'taxCents'],
  ['grandTotal', 'grandTotalCents'],
] as const

/** Throws `conflict` when a sum that was sent is not the sum of the offer. */
function compareSums(payload: Pick<OrderPayload, (typeof sums)[number][0]>, quote: Quote): void {
  for (const [sent, own] of sums) {
    const amount = payload[sent]
    if (amount !== undefined && amount !== null && centsOf(amount) !== quote[own]) throw totalDiffers(quote)
  }
}

/** The key of an order that came without one: the same payload of the same actor has the same. */
function keyOfPayload(payload: object): string {
  return `payload-${createHash('sha256').update(JSON.stringify(payload)).digest('base64url')}`
}

const filled = (text: string | null | undefined) => text || undefined

/** The order as the procedure takes it; an order that was already sent under its key needs no new offer. */
export async function orderInputOf(
  caller: Caller,
  payload: OrderPayload,
  { idempotencyKey = keyOfPayload(payload) }: { readonly idempotencyKey: string | undefined },
): Promise<Omit<PlaceOrderInput, 'serviceType'> & Partial<PlaceOrderInput>> {
  const quoted = quotedOf(payload)
  const { state } = await caller.checkout.outcome({ idempotencyKey })
  const known = state === 'placed' || state === 'under_way'
  const quote = known ? null : await caller.checkout.quote(quoted)
  if (quote) compareSums(payload, quote)
  const { thirdPartyBillingInfo, skipValidation, returnsAgreed = false } = payload
  return {
    ...quoted,
    idempotencyKey,
    quoteId: quote?.quoteId ?? '',
    accountNumber: filled(payload.accountNumber),
    freightCarrier: filled(payload.freightCarrier),
    thirdParty: thirdPartyOf(thirdPartyBillingInfo),
    poNumber: filled(payload.poNumber),
    poDocumentId: filled(payload.poDocumentId),
    iseNumber: filled(payload.iseNumber),
    customerEmail: filled(payload.internalBuyerEmail),
    ...(skipValidation ? { skipValidation } : {}),
    returnsAgreed,
    grandTotalCents: centsOf(payload.grandTotal),
  }
}

function thirdPartyOf(info: OrderPayload['thirdPartyBillingInfo']): ThirdPartyInfo | undefined {
  if (!info) return undefined
  const { company, address1, address2, city, state, zip, country } = info
  return { company, address1, address2, city, state, zip, country } as ThirdPartyInfo
}
