import { useViewer } from '@mullion/client/accounts/session.hooks'
import { isStaff } from '@mullion/domain/accounts/actor'
import { CartPanel } from '../../features/cart/cart-panel.tsx'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { searchFor, to } from '../navigation/routes.ts'
import { firstCheckoutStep } from '../session/acting.ts'

export function Cart() {
  const { data: viewer } = useViewer()
  const asks = !viewer || !isStaff(viewer.user)
  return (
    <CartPanel
      onSearch={() => navigate(to('search'))}
      onOpenPart={(part) => openOverlay({ part })}
      onOpenDoor={(serialNumber) => navigate(searchFor(serialNumber))}
      onQuickOrder={() => navigate(to('cart', 'quick-order'))}
      onRequestQuote={asks ? () => navigate(to('quote', 'request')) : undefined}
      onCheckout={() => navigate(to('cart', firstCheckoutStep()))}
    />
  )
}
