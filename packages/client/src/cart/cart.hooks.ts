import type { CartLine } from '@mullion/domain/cart/cart'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** The cart as the server prices it now; asked again on every load and change, the last prices stay in sight. */
export function usePricedCart(cart: readonly CartLine[]) {
  return trpc.cart.price.useQuery(
    { cart: [...cart] },
    { enabled: cart.length > 0, staleTime: 0, placeholderData: keepPreviousData },
  )
}
