import { Skeleton } from '@mantine/core'
import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { cartState, orderKey, orderPlaced } from '../features/cart/cart.state.ts'
import { SearchScreen } from '../features/catalog/search-screen.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { goHome, openPart, openSearch, placeState, replaceCartView, showCartView } from './panels.state.ts'
import { panelLoaders, preloadCheckout, preloadWhenIdle } from './preload.ts'
import { catalogActions } from './shop-actions.ts'

const CartPanel = lazy(async () => ({ default: (await panelLoaders.loadCart()).CartPanel }))
const CheckoutPanel = lazy(async () => ({ default: (await panelLoaders.loadCheckout()).CheckoutPanel }))

function CartOrCheckout() {
  const { view } = useSnapshot(placeState)
  const { entries } = useSnapshot(cartState)
  if (view === 'cart') {
    return (
      <CartPanel
        onSearch={openSearch}
        onOpenPart={openPart}
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

/** The one panel that is open. */
export function Panels() {
  const { panel, view, text, all, page } = useSnapshot(placeState)
  useEffect(preloadWhenIdle, [])

  if (panel === 'search') {
    return <SearchScreen text={text} all={all} page={page} actions={catalogActions} />
  }
  return (
    <PanelBoundary key={view}>
      <Suspense fallback={<Skeleton height={420} />}>
        <CartOrCheckout />
      </Suspense>
    </PanelBoundary>
  )
}
