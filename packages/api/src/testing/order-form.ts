import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export const approvedCard = { cardNumber: '4000100011112224', cardExpiration: '1230', cardCode: '123' }
export const declinedCard = { ...approvedCard, cardNumber: '4000300211112228', cardCode: '999' }
export const slowCard = { ...approvedCard, cardNumber: '4000000011112267' }

export const columbus: QuoteInput['shipAddress'] = {
  label: '',
  nameOrCompany: 'Arctic Door Service',
  attention: '',
  address1: '1 Cold Street',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
  telephone: '',
}

/** A company whose carrier account other companies' orders are billed to. */
export const frostFreight = {
  company: 'Frost Freight',
  address1: '1 Dock Road',
  address2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  country: 'US',
}

/** A cart of one part shipped to Columbus, Ohio, by ground. */
export function quoteForm(cart: QuoteInput['cart'] = [{ partId: 1, quantity: 2, comments: [] }]): QuoteInput {
  return { cart, shipAddress: columbus, serviceType: '03' }
}

export type CardOrder = PlaceOrderInput & Required<Pick<PlaceOrderInput, 'billing' | 'card'>>

/** An order on a quote, paid with the card that is approved. */
export function orderForm(quote: Quote, input: QuoteInput, change: Partial<PlaceOrderInput> = {}): CardOrder {
  return {
    ...input,
    idempotencyKey: 'order-key-000000000001',
    quoteId: quote.quoteId,
    billing: {
      firstName: 'Pat',
      lastName: 'Buyer',
      companyName: '',
      address1: '1 Cold Street',
      address2: '',
      city: 'Columbus',
      state: 'OH',
      zip: '43215',
      country: 'US',
      buyerEmail: 'pat@arctic.example',
    },
    card: approvedCard,
    returnsAgreed: true,
    grandTotalCents: quote.grandTotalCents,
    ...change,
  } as CardOrder
}

export function termsOrder(
  quote: Quote,
  input: QuoteInput,
  change: Partial<PlaceOrderInput> = {},
): PlaceOrderInput {
  return {
    ...input,
    idempotencyKey: 'order-key-000000000001',
    quoteId: quote.quoteId,
    poNumber: 'PO-4711',
    returnsAgreed: true,
    grandTotalCents: quote.grandTotalCents,
    ...change,
  }
}

export async function solve(challenge: unknown, counterStart = 0): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey, counterStart })
  return btoa(JSON.stringify({ challenge, solution }))
}
