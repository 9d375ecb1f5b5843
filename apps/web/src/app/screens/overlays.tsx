import { useHotkeys } from '@mantine/hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  closeConfiguration,
  configureState,
  requestConfiguration,
} from '../../features/cart/configure/configure.state.ts'
import { useFreshPrices } from '../../features/cart/use-fresh-prices.ts'
import { compareState } from '../../features/catalog/compare/compare.state.ts'
import { answer, confirmState } from '../../lib/confirm.state.ts'
import { closeLabels, labelState, requestLabels } from '../../lib/label-request.state.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { closeListRequest, listRequestState, requestList } from '../../lib/list-request.state.ts'
import { isModalOpen } from '../../lib/modal-open.ts'
import { closePicker, myDoorState } from '../../lib/my-door.state.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { LazyOverlay } from '../../ui/lazy-overlay.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { closeOverlay, dropParameter, navigate, openOverlay } from '../navigation/navigation.ts'
import { type NamedOverlay, type OverlayName, type Route, to } from '../navigation/routes.ts'
import { useDeferredRoute, useRoute } from '../navigation/use-route.tsx'
import { calculateForConfiguration, calculatorActions } from '../ordering/calculators.ts'
import { AccountOverlays } from './account-overlays.tsx'
import { overlays } from './screens.ts'
import { catalogActions } from './shop-actions.ts'

interface NamedOverlayProps<Name extends OverlayName> {
  readonly name: Name
  readonly children: (
    about: NonNullable<Route[Name]>,
    dialog: { readonly opened: boolean; readonly onClose: () => void },
  ) => ReactNode
}

function Named<Name extends OverlayName>({ name, children }: NamedOverlayProps<Name>) {
  const about = useDeferredRoute()[name] as NonNullable<Route[Name]> | null
  const onClose = () => closeOverlay(name)
  return (
    <LazyOverlay
      about={about}
      onClose={onClose}
      onReopen={(again) => openOverlay({ [name]: again } as unknown as NamedOverlay)}
    >
      {(shown, opened) => children(shown, { opened, onClose })}
    </LazyOverlay>
  )
}

function Configure() {
  const { request } = useSnapshot(configureState)
  return (
    <LazyOverlay about={request} onClose={closeConfiguration} onReopen={requestConfiguration}>
      {(shown, opened) => (
        <overlays.configure
          request={shown}
          opened={opened}
          onClose={closeConfiguration}
          onCalculate={calculateForConfiguration}
          onSerialPlaces={calculatorActions.openSerialPlaces}
        />
      )}
    </LazyOverlay>
  )
}

function PickDoor() {
  const { picker, door } = useSnapshot(myDoorState)
  const { data: viewer } = useViewer()
  return (
    <LazyOverlay about={picker} onClose={() => closePicker(null)}>
      {(use, opened) => (
        <overlays.doorPicker
          use={use}
          current={use.for === 'tab' ? (door?.name ?? null) : use.current}
          opened={opened}
          member={viewer?.requiredAction === null}
          onPick={closePicker}
          onSerialPlaces={calculatorActions.openSerialPlaces}
        />
      )}
    </LazyOverlay>
  )
}

function PrintLabels() {
  const { candidates } = useSnapshot(labelState)
  return (
    <LazyOverlay about={candidates} onClose={closeLabels} onReopen={requestLabels}>
      {(shown, opened) => <overlays.labels candidates={shown} opened={opened} onClose={closeLabels} />}
    </LazyOverlay>
  )
}

function AddToList() {
  const { request } = useSnapshot(listRequestState)
  return (
    <LazyOverlay about={request} onClose={closeListRequest} onReopen={requestList}>
      {(shown, opened) => (
        <overlays.addToList
          request={shown}
          opened={opened}
          onClose={closeListRequest}
          onOpenList={(chosen) => navigate({ ...to('account', 'lists'), chosen })}
        />
      )}
    </LazyOverlay>
  )
}

function Confirm() {
  const { question } = useSnapshot(confirmState)
  return (
    <LazyOverlay about={question} onClose={() => answer(false)}>
      {() => <overlays.confirm />}
    </LazyOverlay>
  )
}

function SharedCart() {
  const [shareKey, setShareKey] = useState(useRoute().cartKey)
  return (
    <LazyOverlay about={shareKey} onClose={() => setShareKey(null)} onReopen={setShareKey}>
      {(key) => (
        <overlays.sharedCart
          shareKey={key}
          onDone={() => dropParameter('cartKey')}
          onCart={() => navigate(to('cart'))}
        />
      )}
    </LazyOverlay>
  )
}

const CompareBar = lazyComponent(
  async () => (await import('../../features/catalog/compare/compare-bar.tsx')).CompareBar,
)

/** The bar of chosen parts; its code loads with the first of them. */
function Compared() {
  const { parts } = useSnapshot(compareState)
  const isCovered = useRoute().compare !== null
  if (!useHydrated() || parts.length === 0 || isCovered) return null
  return (
    <PanelBoundary>
      <Suspense>
        <CompareBar onCompare={catalogActions.compare} />
      </Suspense>
    </PanelBoundary>
  )
}

const AccountCart = lazyComponent(
  async () => (await import('../../features/cart/account-cart/account-cart.tsx')).AccountCart,
)

/** Brings the cart of a signed-in person to their other devices; its code loads when there is one. */
function CartOfAccount() {
  const { data: viewer } = useViewer()
  const userId = viewer && !viewer.requiredAction ? viewer.user.id : null
  if (!useHydrated() || userId === null) return null
  return (
    <PanelBoundary>
      <Suspense>
        <AccountCart userId={userId} />
      </Suspense>
    </PanelBoundary>
  )
}

const quickOrderUnlessCovered = () => {
  if (!isModalOpen()) navigate(to('cart', 'quick-order'))
}

export function Overlays() {
  useFreshPrices()
  // On a Mac, Alt+Q types œ.
  useHotkeys(
    [
      ['alt+Q', quickOrderUnlessCovered],
      ['alt+œ', quickOrderUnlessCovered],
    ],
    [],
  )
  return (
    <>
      <Named name="part">
        {(partId, dialog) => <overlays.part partId={partId} actions={catalogActions} {...dialog} />}
      </Named>
      <Named name="compare">
        {(compared, dialog) => <overlays.compare compared={compared} actions={catalogActions} {...dialog} />}
      </Named>
      <Compared />
      <Named name="calculator">
        {(calculator, dialog) => (
          <overlays.calculator calculator={calculator} actions={calculatorActions} {...dialog} />
        )}
      </Named>
      <Named name="popup">{(topic, dialog) => <overlays.help topic={topic} {...dialog} />}</Named>
      <Configure />
      <PickDoor />
      <PrintLabels />
      <AddToList />
      <Confirm />
      <CartOfAccount />
      <SharedCart />
      <AccountOverlays />
    </>
  )
}
