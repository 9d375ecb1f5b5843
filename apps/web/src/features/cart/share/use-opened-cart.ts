import { useOpenSharedCart } from '@mullion/client/cart/cart.hooks'
import { useFetchParts } from '@mullion/client/catalog/part-list.hooks'
import { useEffect, useState } from 'react'
import { type OpenedCart, openedCart } from './opened-cart.ts'

/** How opening a link to a cart has gone so far. */
export type Opening =
  | { readonly state: 'pending' }
  | { readonly state: 'opened'; readonly cart: OpenedCart }
  | { readonly state: 'failed'; readonly error: unknown }

/** Opens the cart behind a link, once, with its parts as they are sold now. */
export function useOpenedCart(shareKey: string): Opening {
  const open = useOpenSharedCart()
  const fetchParts = useFetchParts()
  const [opening, setOpening] = useState<Opening>({ state: 'pending' })
  useEffect(() => {
    let left = false
    const load = async () => {
      const shared = await open(shareKey)
      const parts = await fetchParts(shared.lines.map(({ partId }) => partId))
      return openedCart(shared, parts)
    }
    load().then(
      (cart) => left || setOpening({ state: 'opened', cart }),
      (error) => left || setOpening({ state: 'failed', error }),
    )
    return () => {
      left = true
    }
  }, [open, fetchParts, shareKey])
  return opening
}
