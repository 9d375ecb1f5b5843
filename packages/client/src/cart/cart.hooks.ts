import type { AccountCart, SaveAccountCartInput } from '@mullion/domain/cart/account-cart'
import type { CartLine } from '@mullion/domain/cart/cart'
import { isAgainstRegister } from '@mullion/domain/cart/register-check'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { trpc } from '../trpc.ts'

/** Queries the cart at current prices; refetched on every load and change, with the last prices visible meanwhile. */
export function usePricedCart(cart: readonly CartLine[]) {
  const priced = trpc.cart.price.useQuery(
    { cart: [...cart] },
    { enabled: cart.length > 0, staleTime: 0, placeholderData: keepPreviousData },
  )
  useRefreshRegister(priced.data)
  return priced
}

/**
 * Refetches register entries once pricing shows that a door differs from the register, so that a new lookup is current.
 */
function useRefreshRegister(priced: PricedCart | undefined): void {
  const utils = trpc.useUtils()
  const refused = priced?.lines.some(({ doorProblem }) => isAgainstRegister(doorProblem)) ?? false
  useEffect(() => {
    if (refused) void utils.doors.bySerial.invalidate()
  }, [refused, utils])
}

/** Prices a cart once, for the current viewer. */
export function usePriceCart(): (cart: readonly CartLine[]) => Promise<PricedCart> {
  const { cart } = trpc.useUtils()
  return useCallback((lines) => cart.price.fetch({ cart: [...lines] }, { staleTime: 0 }), [cart])
}

export function useShareCart() {
  return trpc.cart.share.useMutation()
}

/** Queries the cart behind a link; it never changes, so it is fetched only once. */
export function useSharedCart(shareKey: string) {
  return trpc.cart.open.useQuery({ shareKey }, { staleTime: Number.POSITIVE_INFINITY })
}

/** The calls for the cart of the viewer's account, which follows them to other devices. */
export interface AccountCartCalls {
  readonly read: () => Promise<AccountCart>
  /** Rejects with `conflict` if another device saved the cart since `version`. */
  readonly save: (cart: SaveAccountCartInput) => Promise<{ readonly version: number }>
}

export function useAccountCartCalls(): AccountCartCalls {
  const { client } = trpc.useUtils()
  return useMemo(
    () => ({
      read: () => client.cart.ofAccount.query(),
      save: (cart) => client.cart.saveOfAccount.mutate(cart),
    }),
    [client],
  )
}
