import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { closePart, placeState } from './panels.state.ts'
import { panelLoaders } from './preload.ts'
import { catalogActions } from './shop-actions.ts'

const PartDetail = lazy(async () => ({ default: (await panelLoaders.loadPartDetail()).PartDetail }))

/** The part detail over whatever is open. Once shown it stays mounted: a pop-up that is gone gives no focus back. */
export function PartDoor() {
  const { part } = useSnapshot(placeState)
  const [shown, setShown] = useState(part)
  useEffect(() => {
    if (part !== null) setShown(part)
  }, [part])
  if (shown === null) return null
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <PartDetail
          partId={part ?? shown}
          opened={part !== null}
          onClose={closePart}
          actions={catalogActions}
        />
      </Suspense>
    </PanelBoundary>
  )
}
