import { AccountPanel } from '../../features/accounts/account-panel/account-panel.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { lateComponent } from '../../lib/late-component.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { useOrderAgain } from '../ordering/use-order-again.ts'
import type { PanelProps } from './panel-props.ts'

const CompanyDoors = lateComponent(async () => (await import('./saved-doors.tsx')).CompanyDoors)

/** The user's orders, with reorder. */
function OwnOrders() {
  const orderAgain = useOrderAgain()
  return (
    <OrderList
      scope="user"
      onReorder={orderAgain}
      onOpenPart={(part) => openOverlay({ part })}
      onOpenCart={() => navigate(to('cart'))}
    />
  )
}

/** The account panel, with the views that other features add. */
export function Account({ route }: PanelProps<'account'>) {
  return (
    <AccountPanel
      view={route.view}
      onView={(view) => navigate(to('account', view))}
      onSearch={() => navigate(to('search'))}
      orders={<OwnOrders />}
      doors={<CompanyDoors />}
    />
  )
}
