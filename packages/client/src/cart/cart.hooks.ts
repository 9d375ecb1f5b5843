import type { CartLine } from '@mullion/domain/cart/cart'
import type { SharedCart } from '@mullion/domain/cart/shared-cart'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

/** The cart as the server prices it now; asked again on every load and change, the last prices stay in sight. */
export function usePricedCart(cart: readonly CartLine[]) {
  return trpc.cart.price.useQuery(
    { cart: [...cart] },
    { enabled: cart.length > 0, staleTime: 0, placeholderData: keepPreviousData },
  )
}

/** Prices a cart once, for whoever is signed in now. */
export function usePriceCart(): (cart: readonly CartLine[]) => Promise<PricedCart> {
  const { cart } = trpc.useUtils()
  return useCallback((lines) => cart.price.fetch({ cart: [...lines] }, { staleTime: 0 }), [cart])
}

/** Keeps a cart behind a link; answers the key of the link. */
export function useShareCart() {
  return trpc.cart.share.useMutation()
}

/** Opens the cart behind a link. */
export function useOpenSharedCart(): (shareKey: string) => Promise<SharedCart> {
  const { client } = trpc.useUtils()
  return useCallback((shareKey) => client.cart.open.query({ shareKey }), [client])
}
