import { AccountPanel } from '../features/accounts/account-panel/account-panel.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { lateComponent } from '../lib/late-component.ts'
import type { AccountView } from '../lib/member-panels.ts'
import { openCart, openPart, openSearch, showAccountView } from './panels.state.ts'
import { useOrderAgain } from './use-order-again.ts'

const CompanyDoors = lateComponent(async () => (await import('./saved-doors.tsx')).CompanyDoors)

/** The orders of whoever is signed in, whose lines can be ordered again. */
function OwnOrders() {
  const orderAgain = useOrderAgain()
  return <OrderList scope="user" onReorder={orderAgain} onOpenPart={openPart} onOpenCart={openCart} />
}

/** The account, with the views of other features that are in it. */
export function Account({ view }: { readonly view: AccountView }) {
  return (
    <AccountPanel
      view={view}
      onView={showAccountView}
      onSearch={openSearch}
      orders={<OwnOrders />}
      doors={<CompanyDoors />}
    />
  )
}
