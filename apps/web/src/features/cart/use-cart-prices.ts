import { useDebouncedValue } from '@mantine/hooks'
import { usePricedCart } from '@mullion/client/cart/cart.hooks'
import { cartLinesOf, type StoredCart } from '@mullion/domain/cart/stored-cart'
import { useEffect, useMemo } from 'react'
import { notifyPriceChanges } from './notify-price-changes.ts'

const changePauseMs = 250

/** Fetches the cart's prices on every load and change; notifies the buyer of each change once. */
export function useCartPrices(entries: Readonly<StoredCart>) {
  const lines = useMemo(() => cartLinesOf(entries), [entries])
  const [settled] = useDebouncedValue(lines, changePauseMs)
  const priced = usePricedCart(settled)
  const news = priced.isPlaceholderData ? undefined : priced.data
  useEffect(() => {
    if (news) notifyPriceChanges(news)
  }, [news])
  return priced
}
