import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { closeHelp, placeState } from './panels.state.ts'
import { panelLoaders } from './preload.ts'

const HelpDialog = lazy(async () => ({ default: (await panelLoaders.loadHelp()).HelpDialog }))

/** What the footer's links open, over whatever is open. Once shown it stays mounted, to give the focus back. */
export function HelpDoor() {
  const { popup } = useSnapshot(placeState)
  const [shown, setShown] = useState(popup)
  useEffect(() => {
    if (popup !== null) setShown(popup)
  }, [popup])
  if (shown === null) return null
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <HelpDialog topic={popup ?? shown} opened={popup !== null} onClose={closeHelp} />
      </Suspense>
    </PanelBoundary>
  )
}
