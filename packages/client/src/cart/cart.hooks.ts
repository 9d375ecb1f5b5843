import type { CartLine } from '@mullion/domain/cart/cart'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useClient } from '../provider.ts'

const key = ['cart', 'price'] as const

/** The cart as the server prices it now; asked again on every load and change, the last prices stay in sight. */
export function usePricedCart(cart: readonly CartLine[]): UseQueryResult<PricedCart> {
  const client = useClient()
  return useQuery({
    queryKey: [...key, cart],
    queryFn: ({ signal }): Promise<PricedCart> => client.cart.price.query({ cart: [...cart] }, { signal }),
    enabled: cart.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
