import { useViewer } from '@mullion/client/accounts/session.hooks'
import { usePriceCart } from '@mullion/client/cart/cart.hooks'
import { cartLinesOf } from '@mullion/domain/cart/stored-cart'
import { useEffect } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { actingState } from '../../lib/acting.state.ts'
import { cartState } from './cart.state.ts'
import { notifyPriceChanges } from './notify-price-changes.ts'

/** Fetches the saved cart's current prices on load and whenever the buyer changes; notifies of each change once. */
export function useFreshPrices(): void {
  const { data: viewer } = useViewer()
  const { company } = useSnapshot(actingState)
  const priceCart = usePriceCart()
  const user = viewer === undefined ? null : viewer ? `${viewer.user.id}:${viewer.user.company.id}` : 'guest'
  const buyer = user && `${user}:${company?.id ?? ''}:${company?.discountRate ?? ''}`
  useEffect(() => {
    const lines = cartLinesOf(snapshot(cartState).entries)
    if (buyer === null || lines.length === 0) return
    let current = true
    // If this fails, the saved prices stay, and the cart says so when opened.
    priceCart(lines).then(
      (priced) => current && notifyPriceChanges(priced),
      () => {},
    )
    return () => {
      current = false
    }
  }, [buyer, priceCart])
}
