import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import { memo, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { cartState, orderKey, orderPlaced } from '../../features/cart/cart.state.ts'
import { SearchScreen } from '../../features/catalog/search-screen.tsx'
import type { CartView } from '../../lib/checkout-views.ts'
import { lateComponent } from '../../lib/late-component.ts'
import type { AccountView, CompanyView } from '../../lib/member-panels.ts'
import type { StaffViewName } from '../../lib/staff-panel.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { UntilHydrated } from '../../ui/until-hydrated.tsx'
import classes from '../app.module.css'
import { correctIn, navigate, openOverlay } from '../navigation/navigation.ts'
import { searchFor, startRoute, to } from '../navigation/routes.ts'
import { useDeferredRoute } from '../navigation/use-route.tsx'
import { firstCheckoutStep } from '../session/acting.ts'
import { CartOverlays } from './cart-overlays.tsx'
import { panelLoaders, preloadCheckout, preloadQuickOrder, preloadWhenIdle } from './preload.ts'
import { catalogActions } from './shop-actions.ts'

const CartPanel = lateComponent(async () => (await panelLoaders.loadCart()).CartPanel)
const QuickOrderView = lateComponent(async () => (await panelLoaders.loadQuickOrder()).QuickOrderView)
const CheckoutPanel = lateComponent(async () => (await panelLoaders.loadCheckout()).CheckoutPanel)
const PartsForDoor = lateComponent(async () => (await import('./parts-for-door.tsx')).PartsForDoor)
const Account = lateComponent(async () => (await panelLoaders.loadAccount()).Account)
const Company = lateComponent(async () => (await panelLoaders.loadCompany()).Company)
const Customers = lateComponent(async () => (await panelLoaders.loadCustomers()).Customers)
const Staff = lateComponent(async () => (await panelLoaders.loadStaff()).Staff)
const MemberHome = lateComponent(async () => (await import('./member-home.tsx')).MemberHome)
const RequestPanel = lateComponent(async () => (await panelLoaders.loadRequest()).RequestPanel)
const VerificationView = lateComponent(async () => (await panelLoaders.loadVerification()).VerificationView)

const openSearch = () => navigate(to('search'))

/** The home page of somebody who is signed in; guests have none of their own. */
function MemberStart() {
  const { data: viewer } = useViewer()
  if (!viewer || viewer.duty) return null
  return (
    <Suspense fallback={<Skeleton height={220} mt={16} />}>
      <MemberHome viewer={viewer} />
    </Suspense>
  )
}

function Search() {
  const { text, all, filters, sort, page } = useDeferredRoute()
  if (isDoorSerial(text)) return <PartsForDoor serialNumber={text.trim()} />
  return (
    <SearchScreen {...{ text, all, filters, sort, page }} actions={catalogActions} member={<MemberStart />} />
  )
}

const CartOrCheckout = memo(function CartOrCheckout({ view }: { readonly view: CartView | 'quick-order' }) {
  const { entries } = useSnapshot(cartState)
  // With its code here, a line that goes dead later does not keep a buyer from the checkout's own words about it.
  useEffect(() => whenIdle(preloadCheckout), [])
  if (view === 'quick-order') return <QuickOrderView onCart={() => navigate(to('cart'))} />
  if (view === 'selectCustomer' || view === 'createCustomer') return <Customers view={view} />
  if (view === 'cart') {
    return (
      <CartPanel
        onSearch={openSearch}
        onOpenPart={(part) => openOverlay({ part })}
        onOpenDoor={(serialNumber) => navigate(searchFor(serialNumber))}
        onQuickOrder={() => navigate(to('cart', 'quick-order'))}
        onNearQuickOrder={preloadQuickOrder}
        onCheckout={() => navigate(to('cart', firstCheckoutStep()))}
        onNearCheckout={preloadCheckout}
      />
    )
  }
  return (
    <CheckoutPanel
      view={view}
      entries={entriesOf(entries)}
      orderKey={orderKey}
      onView={(next) => navigate(to('cart', next))}
      onReplaceView={(next) => correctIn('cart', { panel: 'cart', view: next })}
      onPlaced={orderPlaced}
      onDone={() => navigate(startRoute)}
    />
  )
})

/** What somebody who is signed in has asked for; a guest sees the search below the sign-in. */
function MemberPanel(
  props:
    | { panel: 'account'; view: AccountView }
    | { panel: 'company'; view: CompanyView }
    | { panel: 'admin'; view: StaffViewName; chosen: number | null },
) {
  const { data: viewer } = useViewer()
  if (viewer === null || viewer?.duty) return <Search />
  if (props.panel === 'account') return <Account view={props.view} />
  if (props.panel === 'admin') return <Staff view={props.view} chosen={props.chosen} />
  return <Company view={props.view} />
}

function OpenPanel() {
  const place = useDeferredRoute()
  switch (place.panel) {
    case 'search':
      return <Search />
    case 'cart':
      return <CartOrCheckout view={place.view} />
    case 'account':
      return <MemberPanel panel="account" view={place.view} />
    case 'company':
      return <MemberPanel panel="company" view={place.view} />
    case 'admin':
      return <MemberPanel panel="admin" view={place.view} chosen={place.chosen} />
    case 'request':
      return <RequestPanel onSearch={openSearch} />
    case 'verify':
      return (
        <VerificationView
          token={place.emailVerify ?? ''}
          onContinue={() => navigate(to('search'), { replace: true })}
        />
      )
  }
}

/** The one panel that is open. */
export function Panels() {
  const { panel, view } = useDeferredRoute()
  useEffect(preloadWhenIdle, [])
  return (
    <>
      <PanelBoundary key={panel === 'cart' ? view : panel}>
        <div className={classes.panel}>
          <Suspense fallback={<Skeleton className={classes.panel} />}>
            <OpenPanel />
            <UntilHydrated />
          </Suspense>
        </div>
      </PanelBoundary>
      <CartOverlays />
    </>
  )
}
