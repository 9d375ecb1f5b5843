import { QuickOrderView } from '../../features/cart/quick-order/quick-order-view.tsx'
import { navigate } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

export function QuickOrder() {
  return <QuickOrderView onCart={() => navigate(to('cart'))} />
}
