import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  type AskedConfiguration,
  closeConfiguration,
  configureState,
} from '../features/cart/configure/configure.state.ts'
import { useFreshPrices } from '../features/cart/use-fresh-prices.ts'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { dropParameter, openQuickOrder } from './panels.state.ts'
import { panelLoaders } from './preload.ts'

const SharedCart = lazy(async () => ({ default: (await panelLoaders.loadSharedCart()).SharedCart }))
const ConfigureDialog = lazy(async () => ({ default: (await panelLoaders.loadConfigure()).ConfigureDialog }))

/** What has to be stated about a part, over whatever is open. Once shown it stays mounted, to give the focus back. */
function ConfigureDoor() {
  const { request } = useSnapshot(configureState)
  const [shown, setShown] = useState<AskedConfiguration | null>(null)
  useEffect(() => {
    if (request) setShown(request)
  }, [request])
  if (!shown) return null
  return <ConfigureDialog request={request ?? shown} opened={request !== null} onClose={closeConfiguration} />
}

const dropCartKey = () => dropParameter('cartKey')

/** The cart of the link that the page was opened with. */
function SharedCartDoor() {
  const [shareKey] = useState(() => new URLSearchParams(location.search).get('cartKey'))
  return shareKey ? <SharedCart shareKey={shareKey} onDone={dropCartKey} /> : null
}

/** What belongs to the cart and can open over any panel. */
export function CartDoor() {
  useFreshPrices()
  // The second is what the keys of the first type on a Mac.
  useHotkeys(
    [
      ['alt+Q', openQuickOrder],
      ['alt+œ', openQuickOrder],
    ],
    [],
  )
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <ConfigureDoor />
        <SharedCartDoor />
      </Suspense>
    </PanelBoundary>
  )
}
