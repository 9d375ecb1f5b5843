import { useQuote } from '@mullion/client/checkout/checkout.hooks'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { QuoteInput } from '@mullion/domain/checkout/quote'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { checkoutState, readyAddress } from './checkout.state.ts'

/** What would be ordered, and what the server asks for it; nothing is asked before the address is submitted. */
export function useCheckoutQuote(entries: readonly CartEntry[]) {
  const { draft } = useSnapshot(checkoutState)
  const { address, addressSet, serviceType } = draft
  const shipAddress = useMemo(() => readyAddress({ address, addressSet }), [address, addressSet])
  const input: QuoteInput | null =
    shipAddress && entries.length > 0
      ? {
          cart: entries.map(({ part, quantity, comments, configurations = [] }) => ({
            partId: part.id,
            quantity,
            comments: [...comments],
            configurations,
          })),
          shipAddress,
          serviceType,
        }
      : null
  return { input, quote: useQuote(input) }
}
