import { ActionIcon } from '@mantine/core'
import { IconDoor } from '@tabler/icons-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { type MyDoor, myDoorState, pickMyDoor, setMyDoor } from '../../lib/my-door.state.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { firstRoute, navigate } from '../navigation/navigation.ts'
import { searchFor } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { overlays } from '../screens/screens.ts'
import classes from './tools.module.css'

const buttonId = 'my-door'
/** Takes the focus when the bar that had it goes away. */
const focusButton = () => document.getElementById(buttonId)?.focus()

export function MyDoorButton() {
  return (
    <ActionIcon
      id={buttonId}
      className={classes.tool}
      variant="transparent"
      size={44}
      onClick={() => void pickMyDoor()}
      onPointerEnter={overlays.doorPicker.preload}
      onFocus={overlays.doorPicker.preload}
      aria-label="My door"
      title="My door: see which parts fit"
    >
      <IconDoor size={22} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}

const MyDoorBar = lazyComponent(
  async () => (await import('../../features/doors/my-door/my-door-bar.tsx')).MyDoorBar,
)
const LinkedDoor = lazyComponent(
  async () => (await import('../../features/doors/my-door/linked-door.tsx')).LinkedDoor,
)

/**
 * Returns the door that the link of this visit names, until it is looked up or another door is chosen; then the address
 * follows the choice.
 */
function useLinkedDoor(door: MyDoor | null) {
  const [atFirst] = useState(door)
  const [awaited, setLinked] = useState(() => firstRoute().door)
  const inAddress = useRoute((route) => route.door)
  const onlyFits = useRoute((route) => route.onlyFits)
  if (awaited !== null && (awaited === door?.key || door !== atFirst)) setLinked(null)
  const key = door?.key ?? null
  const canNarrow = Boolean(door?.fits)
  useEffect(() => {
    const narrows = canNarrow && onlyFits
    if (awaited !== null || (inAddress === key && onlyFits === narrows)) return
    navigate({ door: key, onlyFits: narrows }, { replace: true })
  }, [awaited, inAddress, key, canNarrow, onlyFits])
  const onFound = useCallback((found: MyDoor | null) => {
    if (found) setMyDoor(found)
    setLinked(null)
  }, [])
  return { awaited, onFound }
}

function Bar({ door }: { readonly door: MyDoor }) {
  const { panel, text, all, onlyFits } = useRoute()
  const showsResults = panel === 'search' && (all || text.trim() !== '')
  return (
    <MyDoorBar
      door={door}
      onlyFits={showsResults && door.fits ? onlyFits : null}
      onOnlyFits={(only) => navigate({ onlyFits: only, page: 1 })}
      onOpenDoor={(serialNumber) => navigate(searchFor(serialNumber))}
      onChange={() => {
        // The dialog returns the focus, and without a door this bar would no longer be there.
        focusButton()
        void pickMyDoor()
      }}
      onClear={() => setMyDoor(null)}
    />
  )
}

function useFocusKept(isShown: boolean): void {
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) focusButton()
    wasShown.current = isShown
  }, [isShown])
}

/** The chosen door, below the header. */
export function ChosenDoor() {
  const { door } = useSnapshot(myDoorState)
  const { awaited, onFound } = useLinkedDoor(door)
  useFocusKept(door !== null)
  if (!useHydrated() || (!door && awaited === null)) return null
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        {awaited !== null && <LinkedDoor address={awaited} onFound={onFound} />}
        {door && <Bar door={door} />}
      </Suspense>
    </PanelBoundary>
  )
}
