import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { useSnapshot } from 'valtio'
import { cartState, currentIdempotencyKey, orderPlaced } from '../../features/cart/cart.state.ts'
import { CheckoutPanel } from '../../features/checkout/checkout-panel.tsx'
import type { CheckoutViewName } from '../../lib/checkout-views.ts'
import { correctIn, navigate } from '../navigation/navigation.ts'
import { type PanelProps, startRoute, to } from '../navigation/routes.ts'

export function Checkout({ route }: PanelProps<'cart'>) {
  const { entries } = useSnapshot(cartState)
  return (
    <CheckoutPanel
      view={route.view as CheckoutViewName}
      entries={entriesOf(entries)}
      currentIdempotencyKey={currentIdempotencyKey}
      onView={(next) => navigate(to('cart', next))}
      onReplaceView={(next) => correctIn('cart', { panel: 'cart', view: next })}
      onPlaced={orderPlaced}
      onDone={() => navigate(startRoute)}
    />
  )
}
