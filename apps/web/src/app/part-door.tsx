import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { closePart, placeState } from './panels.state.ts'
import { panelLoaders } from './preload.ts'
import { catalogActions } from './shop-actions.ts'

const PartDetail = lazy(async () => ({ default: (await panelLoaders.loadPartDetail()).PartDetail }))

/** The part detail over whatever is open; it stays until its closing animation has ended. */
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
          onClosed={() => setShown(null)}
          actions={catalogActions}
        />
      </Suspense>
    </PanelBoundary>
  )
}
