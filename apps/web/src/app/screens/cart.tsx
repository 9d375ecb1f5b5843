import { CartPanel } from '../../features/cart/cart-panel.tsx'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { searchFor, to } from '../navigation/routes.ts'
import { firstCheckoutStep } from '../session/acting.ts'

export function Cart() {
  return (
    <CartPanel
      onSearch={() => navigate(to('search'))}
      onOpenPart={(part) => openOverlay({ part })}
      onOpenDoor={(serialNumber) => navigate(searchFor(serialNumber))}
      onQuickOrder={() => navigate(to('cart', 'quick-order'))}
      onCheckout={() => navigate(to('cart', firstCheckoutStep()))}
    />
  )
}
