import { usePart } from '@mullion/client/catalog/catalog.hooks'
import { readError } from '@mullion/client/read-error'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PartName } from '../../ui/part-text.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import type { CatalogActions } from './catalog-actions.ts'
import { PartDetailSkeleton, PartDetailView } from './components/part-detail-view.tsx'
import { UnknownPart } from './components/unknown-part.tsx'
import type { MascotProps } from './mascot/mascot.tsx'
import type { Random } from './mascot/visit.ts'
import { noteViewed } from './recent-parts.state.ts'
import { useMascot } from './use-mascot.ts'
import { useNextPart } from './use-next-part.ts'
import { useSearchNext } from './use-search-next.ts'

// If the mascot fails to load, leave it out.
const Mascot = lazy(async () => ({
  default: await import('./mascot/mascot.tsx').then(
    ({ Mascot }) => Mascot,
    () => (_: MascotProps) => null,
  ),
}))

export interface PartDetailProps {
  readonly partId: number
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: CatalogActions
  readonly random?: Random
}

export function PartDetail({ partId, opened, onClose, actions, random = Math.random }: PartDetailProps) {
  const part = usePart(partId)
  const mascot = useMascot(partId, { opened, random })
  const hydrated = useHydrated()
  // Starts closed, even if it will open at once: the dialog animates and restores the focus only on a change.
  // A server-rendered dialog is already open.
  const [shown, setShown] = useState(opened && !hydrated)
  useEffect(() => setShown(opened), [opened])
  const found = part.data?.id
  useEffect(() => {
    if (opened && found !== undefined) noteViewed(found)
  }, [opened, found])
  const searchNext = useSearchNext(shown, onClose)
  const inside = useNextPart(partId)
  const failure = part.error && readError(part.error)
  const unknown = failure?.kind === 'missing' && failure.message
  return (
    <Dialog
      opened={shown}
      onClose={onClose}
      placed
      size={980}
      fills
      title={unknown || !part.data ? 'Part' : <PartName>{part.data.name}</PartName>}
    >
      <div ref={inside}>
        {unknown ? (
          <UnknownPart message={unknown} onSearch={searchNext} />
        ) : (
          <QueryStates query={part} pending={<PartDetailSkeleton />}>
            {(ready) => <PartDetailView part={ready} actions={actions} />}
          </QueryStates>
        )}
      </div>
      {mascot.here && (
        <Suspense fallback={null}>
          <Mascot random={random} onGone={mascot.onGone} />
        </Suspense>
      )}
    </Dialog>
  )
}
