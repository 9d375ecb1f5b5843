import type { CartLine } from '@mullion/domain/cart/cart'
import { isAgainstRegister } from '@mullion/domain/cart/register-check'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { trpc } from '../trpc.ts'

/** The cart as the server prices it now; asked again on every load and change, the last prices stay in sight. */
export function usePricedCart(cart: readonly CartLine[]) {
  const priced = trpc.cart.price.useQuery(
    { cart: [...cart] },
    { enabled: cart.length > 0, staleTime: 0, placeholderData: keepPreviousData },
  )
  useRegisterAnew(priced.data)
  return priced
}

/** Forgets what the register said of doors once a cart is told that it says otherwise: whoever looks again sees that. */
function useRegisterAnew(priced: PricedCart | undefined): void {
  const utils = trpc.useUtils()
  const refused = priced?.lines.some(({ doorProblem }) => isAgainstRegister(doorProblem)) ?? false
  useEffect(() => {
    if (refused) void utils.doors.bySerial.invalidate()
  }, [refused, utils])
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

/** The cart behind a link; it does not change, so that it is asked for until it has come. */
export function useSharedCart(shareKey: string) {
  return trpc.cart.open.useQuery({ shareKey }, { staleTime: Number.POSITIVE_INFINITY })
}
