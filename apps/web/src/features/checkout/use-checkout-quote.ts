import { useQuote } from '@mullion/client/checkout/checkout.hooks'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { QuoteInput, ShippingOffers } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'
import { checkoutState, readyAddress } from './checkout.state.ts'
import type { ShippingDraft } from './shipping/shipping-draft.ts'

type Ordered = Pick<CheckoutPanelProps, 'entries' | 'priceQuote'>

const cartOf = (entries: readonly SavedCartLine[]) =>
  entries.map(({ part, quantity, comments, configurations = [] }) => ({
    partId: part.id,
    quantity,
    comments: [...comments],
    configurations,
  }))

function inputOf(
  { entries, priceQuote }: Ordered,
  shipAddress: ShipAddress,
  { carrier, serviceType, billingOption, confirmFreightLater }: ShippingDraft,
): QuoteInput {
  return {
    ...(priceQuote ? { cart: [], priceQuote } : { cart: cartOf(entries) }),
    shipAddress,
    ...{ carrier, serviceType, billingOption },
    ...(confirmFreightLater ? { confirmFreightLater } : {}),
  }
}

/** Keeps showing the last quote's rates while another service is being quoted for the same cart and address. */
function useOffers(quote: ShippingOffers | undefined, about: string): ShippingOffers | undefined {
  const [last, setLast] = useState({ about, quote })
  if (last.about !== about || (quote && quote !== last.quote)) setLast({ about, quote })
  return quote ?? (last.about === about ? last.quote : undefined)
}

/** Returns the order input and its quote. Nothing is requested until the address is submitted. */
export function useCheckoutQuote({ entries, priceQuote }: Ordered) {
  const { draft } = useSnapshot(checkoutState)
  const { address, addressSet, shipping } = draft
  const shipAddress = useMemo(() => readyAddress({ address, addressSet }), [address, addressSet])
  const input =
    shipAddress && entries.length > 0 ? inputOf({ entries, priceQuote }, shipAddress, shipping) : null
  const quote = useQuote(input)
  const offers = useOffers(
    quote.data,
    JSON.stringify(input && [input.cart, input.priceQuote, input.shipAddress]),
  )
  return { input, quote, offers }
}
