import { useViewer } from '@mullion/client/accounts/session.hooks'
import { usePriceCart } from '@mullion/client/cart/cart.hooks'
import { cartLinesOf } from '@mullion/domain/cart/stored-cart'
import { useEffect } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { actingState } from '../../lib/acting.state.ts'
import { cartState } from './cart.state.ts'
import { tellPrices } from './tell-prices.ts'

/** Asks what the kept cart costs now, on load and whenever the buyer changes; what differs is said once. */
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
    // Without an answer the remembered prices stand, and the cart says so when it is opened.
    priceCart(lines).then(
      (priced) => current && tellPrices(priced),
      () => {},
    )
    return () => {
      current = false
    }
  }, [buyer, priceCart])
}
