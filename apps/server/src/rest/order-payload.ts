import { createHash } from 'node:crypto'
import type { CartLine } from '@mullion/domain/cart/cart'
import { totalDiffers } from '@mullion/domain/checkout/checkout-errors'
import type { PlaceOrderInput, ThirdPartyInfo } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import type * as z from 'zod'
import { linesOfCart } from './cart-json.ts'
import { centsOf } from './dollars.ts'
import type { sentOrderSchema } from './order-schemas.ts'
import type { Caller } from './rest.ts'

/** The documented order payload; the buyer comes from the session. */
type OrderPayload = z.input<typeof sentOrderSchema>

function quotedOf(payload: OrderPayload): Omit<QuoteInput, 'serviceType'> & Partial<QuoteInput> {
  const { shipAddress, serviceType, carrier, billingOption } = payload
  const cart: CartLine[] = linesOfCart(payload.cart)
  // The procedure fills in what the address leaves out.
  const address = shipAddress as QuoteInput['shipAddress']
  return { cart, shipAddress: address, serviceType, carrier, billingOption }
}

const totals = [
  ['cartTotal', 'cartTotalCents'],
  ['shippingCost', 'shippingCents'],
  ['totalIncludingShipping', 'totalIncludingShippingCents'],
  ['taxAmount', 'taxCents'],
  ['grandTotal', 'grandTotalCents'],
] as const

/** Throws `conflict` if a sent total differs from the quote's. */
function compareTotals(payload: Pick<OrderPayload, (typeof totals)[number][0]>, quote: Quote): void {
  for (const [sent, own] of totals) {
    const amount = payload[sent]
    if (amount !== undefined && amount !== null && centsOf(amount) !== quote[own]) throw totalDiffers(quote)
  }
}

/** Derives an idempotency key for an order sent without one: the same payload from the same actor gets the same key. */
function keyOfPayload(payload: object): string {
  return `payload-${createHash('sha256').update(JSON.stringify(payload)).digest('base64url')}`
}

const filled = (text: string | null | undefined) => text || undefined

/** Returns the procedure's order input; an order already sent under its idempotency key needs no new quote. */
export async function orderInputOf(
  caller: Caller,
  payload: OrderPayload,
  { idempotencyKey = keyOfPayload(payload) }: { readonly idempotencyKey: string | undefined },
): Promise<Omit<PlaceOrderInput, 'serviceType'> & Partial<PlaceOrderInput>> {
  const quoted = quotedOf(payload)
  const { state } = await caller.checkout.outcome({ idempotencyKey })
  const known = state === 'placed' || state === 'under_way' || state === 'awaiting_approval'
  const quote = known ? null : await caller.checkout.quote(quoted)
  if (quote) compareTotals(payload, quote)
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
