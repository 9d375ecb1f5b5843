import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  askConfiguration,
  closeConfiguration,
  configureState,
} from '../../features/cart/configure/configure.state.ts'
import { useFreshPrices } from '../../features/cart/use-fresh-prices.ts'
import { lateComponent } from '../../lib/late-component.ts'
import { isModalOpen } from '../../lib/modal-open.ts'
import { LateOverlay } from '../../ui/late-overlay.tsx'
import { dropParameter, navigate, openOverlay } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { calculateAsked } from '../ordering/calculators.ts'
import { panelLoaders } from './preload.ts'

const SharedCart = lateComponent(async () => (await panelLoaders.loadSharedCart()).SharedCart)
const ConfigureDialog = lateComponent(async () => (await panelLoaders.loadConfigure()).ConfigureDialog)

const openSerialPlaces = () => openOverlay({ popup: 'serials' })

/** What has to be stated about a part, over whatever is open. */
function ConfigureOverlay() {
  const { request } = useSnapshot(configureState)
  return (
    <LateOverlay about={request} onClose={closeConfiguration} onReopen={askConfiguration}>
      {(asked, opened) => (
        <ConfigureDialog
          request={asked}
          opened={opened}
          onClose={closeConfiguration}
          onCalculate={calculateAsked}
          onSerialPlaces={openSerialPlaces}
        />
      )}
    </LateOverlay>
  )
}

const dropCartKey = () => dropParameter('cartKey')

/** The cart of the link that the page was opened with. */
function SharedCartOverlay() {
  const [shareKey, setShareKey] = useState(useRoute().cartKey)
  return (
    <LateOverlay about={shareKey} onClose={() => setShareKey(null)} onReopen={setShareKey}>
      {(key) => <SharedCart shareKey={key} onDone={dropCartKey} onCart={() => navigate(to('cart'))} />}
    </LateOverlay>
  )
}

const quickOrderUnlessCovered = () => {
  if (!isModalOpen()) navigate(to('cart', 'quick-order'))
}

/** What belongs to the cart and can open over any panel. */
export function CartOverlays() {
  useFreshPrices()
  // The second is what the keys of the first type on a Mac.
  useHotkeys(
    [
      ['alt+Q', quickOrderUnlessCovered],
      ['alt+œ', quickOrderUnlessCovered],
    ],
    [],
  )
  return (
    <>
      <ConfigureOverlay />
      <SharedCartOverlay />
    </>
  )
}
