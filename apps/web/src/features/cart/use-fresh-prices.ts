import { useViewer } from '@mullion/client/accounts/session.hooks'
import { usePriceCart } from '@mullion/client/cart/cart.hooks'
import { cartLinesOf } from '@mullion/domain/cart/stored-cart'
import { useEffect } from 'react'
import { snapshot } from 'valtio'
import { cartState } from './cart.state.ts'
import { tellPrices } from './tell-prices.ts'

/** Asks what the kept cart costs now, on load and whenever somebody signs in or out; what differs is said once. */
export function useFreshPrices(): void {
  const { data: viewer } = useViewer()
  const priceCart = usePriceCart()
  const buyer = viewer === undefined ? null : viewer ? `${viewer.user.id}:${viewer.user.company.id}` : 'guest'
  useEffect(() => {
    const lines = cartLinesOf(snapshot(cartState).entries)
    if (buyer === null || lines.length === 0) return
    // Without an answer the remembered prices stand, and the cart says so when it is opened.
    priceCart(lines).then(tellPrices, () => {})
  }, [buyer, priceCart])
}
