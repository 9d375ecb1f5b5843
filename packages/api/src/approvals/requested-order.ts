import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'

/** Returns what to quote for a request: its lines, address and shipping as they were frozen. */
export function quoteInputOf(draft: OrderDraft): QuoteInput {
  const { shipAddress, carrier, serviceType, billingOption, priceQuote } = draft
  const shipping = { shipAddress, carrier, serviceType, billingOption }
  if (priceQuote) return { cart: [], priceQuote, ...shipping }
  const cart = draft.lines.map(({ partId, quantity, comments, configurations }) => ({
    ...{ partId, quantity },
    comments: [...comments],
    configurations: [...configurations],
  }))
  return { cart, ...shipping }
}

/** Returns the order of a request as its person sent it, without quote, total and payment. */
export function orderInputOf(
  draft: OrderDraft,
): Omit<PlaceOrderInput, 'idempotencyKey' | 'quoteId' | 'grandTotalCents'> {
  const { accountNumber, freightCarrier, thirdParty, poNumber, poDocumentId, iseNumber } = draft
  return {
    ...quoteInputOf(draft),
    ...(accountNumber ? { accountNumber } : {}),
    ...(freightCarrier ? { freightCarrier } : {}),
    ...(thirdParty ? { thirdParty } : {}),
    ...(poNumber ? { poNumber } : {}),
    ...(poDocumentId ? { poDocumentId } : {}),
    ...(iseNumber ? { iseNumber } : {}),
    returnsAgreed: draft.returnsAgreed,
  }
}

const amounts = [
  ['Shipping', 'shippingCents'],
  ['Tax', 'taxCents'],
  ['The total', 'grandTotalCents'],
] as const

/** Returns sentences about what a new quote changes in a request; none if the approver would get what was asked. */
export function differencesOf(draft: OrderDraft, quote: Quote): string[] {
  const now = new Map(quote.lines.map((line) => [line.partId, line]))
  const prices = draft.lines.flatMap(({ partId, number, unitPriceCents }) => {
    const price = now.get(partId)?.unitPriceCents ?? null
    if (price === null || price === unitPriceCents) return []
    return [`${number} is now ${formatMoney(price)} instead of ${formatMoney(unitPriceCents)}.`]
  })
  const service =
    quote.serviceType === draft.serviceType
      ? []
      : [`It ships by ${serviceName(quote.serviceType)} instead of ${serviceName(draft.serviceType)}.`]
  const totals = amounts.flatMap(([name, key]) =>
    quote[key] === draft[key]
      ? []
      : [`${name} is now ${formatMoney(quote[key])} instead of ${formatMoney(draft[key])}.`],
  )
  return [...prices, ...service, ...totals]
}
