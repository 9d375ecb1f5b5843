import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useFetchParts } from '@mullion/client/catalog/part-list.hooks'
import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { cartState, orderKey, orderPlaced } from '../features/cart/cart.state.ts'
import { SearchScreen } from '../features/catalog/search-screen.tsx'
import type { AccountView, CompanyView, ReorderEntry } from '../lib/account-door.ts'
import type { CartView } from '../lib/checkout-door.ts'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { CartDoor } from './cart-door.tsx'
import { addLines } from './order-again.ts'
import {
  goHome,
  leavePanel,
  openCart,
  openPart,
  openQuickOrder,
  openSearch,
  placeState,
  replaceCartView,
  showAccountView,
  showCartView,
  showCompanyView,
} from './panels.state.ts'
import { panelLoaders, preloadCheckout, preloadQuickOrder, preloadWhenIdle } from './preload.ts'
import { catalogActions } from './shop-actions.ts'

const CartPanel = lazy(async () => ({ default: (await panelLoaders.loadCart()).CartPanel }))
const QuickOrderView = lazy(async () => ({ default: (await panelLoaders.loadQuickOrder()).QuickOrderView }))
const CheckoutPanel = lazy(async () => ({ default: (await panelLoaders.loadCheckout()).CheckoutPanel }))
const AccountPanel = lazy(async () => ({ default: (await panelLoaders.loadAccount()).AccountPanel }))
const CompanyPanel = lazy(async () => ({ default: (await panelLoaders.loadCompany()).CompanyPanel }))
const RequestPanel = lazy(async () => ({ default: (await panelLoaders.loadRequest()).RequestPanel }))
const VerificationView = lazy(async () => ({
  default: (await panelLoaders.loadVerification()).VerificationView,
}))

function Search() {
  const { text, all, filters, sort, page } = useSnapshot(placeState)
  return <SearchScreen {...{ text, all, filters, sort, page }} actions={catalogActions} />
}

function CartOrCheckout({ view }: { readonly view: CartView | 'quick-order' }) {
  const { entries } = useSnapshot(cartState)
  if (view === 'quick-order') return <QuickOrderView onCart={openCart} />
  if (view === 'cart') {
    return (
      <CartPanel
        onSearch={openSearch}
        onOpenPart={openPart}
        onQuickOrder={openQuickOrder}
        onNearQuickOrder={preloadQuickOrder}
        onCheckout={() => showCartView('shipping')}
        onNearCheckout={preloadCheckout}
      />
    )
  }
  return (
    <CheckoutPanel
      view={view}
      entries={entriesOf(entries)}
      orderKey={orderKey}
      onView={showCartView}
      onReplaceView={replaceCartView}
      onPlaced={orderPlaced}
      onDone={goHome}
    />
  )
}

function Account({ view }: { readonly view: AccountView }) {
  const fetchParts = useFetchParts()
  const orderAgain = async (entries: readonly ReorderEntry[]) =>
    addLines(entries, await fetchParts(entries.map(({ partId }) => partId)))
  return (
    <AccountPanel
      view={view}
      onView={showAccountView}
      onSearch={openSearch}
      onOpenPart={openPart}
      onReorder={orderAgain}
      onOpenCart={openCart}
    />
  )
}

/** What somebody who is signed in has asked for; a guest sees the search below the sign-in. */
function MemberPanel(
  props: { panel: 'account'; view: AccountView } | { panel: 'company'; view: CompanyView },
) {
  const { data: viewer } = useViewer()
  if (viewer === null || viewer?.duty) return <Search />
  if (props.panel === 'account') return <Account view={props.view} />
  return <CompanyPanel view={props.view} onView={showCompanyView} onSearch={openSearch} />
}

function OpenPanel() {
  const place = useSnapshot(placeState)
  switch (place.panel) {
    case 'search':
      return <Search />
    case 'cart':
      return <CartOrCheckout view={place.view} />
    case 'account':
      return <MemberPanel panel="account" view={place.view} />
    case 'company':
      return <MemberPanel panel="company" view={place.view} />
    case 'request':
      return <RequestPanel onSearch={openSearch} />
    case 'verify':
      return <VerificationView token={place.emailVerify ?? ''} onContinue={leavePanel} />
  }
}

/** The one panel that is open. */
export function Panels() {
  const { panel, view } = useSnapshot(placeState)
  useEffect(preloadWhenIdle, [])
  return (
    <>
      <PanelBoundary key={panel === 'cart' ? view : panel}>
        <Suspense fallback={<Skeleton height={420} />}>
          <OpenPanel />
        </Suspense>
      </PanelBoundary>
      <CartDoor />
    </>
  )
}
