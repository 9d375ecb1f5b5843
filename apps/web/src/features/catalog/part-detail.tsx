import { Button } from '@mantine/core'
import { usePart } from '@mullion/client/catalog/catalog.hooks'
import { readError } from '@mullion/client/read-error'
import { displayName } from '@mullion/domain/catalog/part-title'
import { IconZoomQuestion } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { phoneLink, store } from '../../lib/store-info.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { CatalogActions } from './catalog-actions.ts'
import { PartDetailSkeleton, PartDetailView } from './components/part-detail-view.tsx'
import type { MascotProps } from './mascot/mascot.tsx'
import { type Random, shouldAppear } from './mascot/visit.ts'
import { noteViewed } from './recent-parts.state.ts'

function focusSearchBox(): void {
  const box = document.querySelector<HTMLInputElement>('search input')
  box?.focus()
  box?.select()
}

/**
 * Returns a function that closes the dialog and moves the focus to the search box. Focuses after closing: the dialog
 * restores the old focus only if nothing else has it by then.
 */
function useSearchNext(opened: boolean, onClose: () => void): () => void {
  const pending = useRef(false)
  useEffect(() => {
    if (opened || !pending.current) return
    pending.current = false
    focusSearchBox()
  }, [opened])
  return () => {
    pending.current = true
    onClose()
  }
}

/**
 * When a dialog moves from one part to the next, scrolls it to the top, and focuses it if the clicked link is gone.
 * Put the ref on an element inside the dialog.
 */
function useNextPart(partId: number) {
  const inside = useRef<HTMLDivElement>(null)
  const scrolled = useRef(partId)
  const focused = useRef(partId)
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog]')
    if (scrolled.current !== partId) {
      scrolled.current = partId
      dialog?.scrollTo({ top: 0 })
    }
    if (focused.current !== partId && document.activeElement === document.body) {
      focused.current = partId
      dialog?.focus()
    }
  })
  return inside
}

/** Whether the mascot appears on this part view, and a callback to end its visit. Never appears with reduced motion. */
function useMascot(partId: number, { opened, random }: { opened: boolean; random: Random }) {
  const [visited, setVisited] = useState<number | null>(null)
  const onLeave = useCallback(() => setVisited(null), [])
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setVisited(opened && !still && shouldAppear(random) ? partId : null)
  }, [partId, opened, random])
  return { here: visited === partId, onLeave }
}

function UnknownPart({ message, onSearch }: { readonly message: string; readonly onSearch: () => void }) {
  return (
    <div role="alert">
      <EmptyNote icon={<IconZoomQuestion size={32} stroke={1.6} aria-hidden />} title={message}>
        <p>
          The link may be incomplete, or the part is no longer listed. To find it or its replacement, call{' '}
          <a href={phoneLink(store.phone)}>{store.phone}</a>
        </p>
        <Button onClick={onSearch}>Search parts</Button>
      </EmptyNote>
    </div>
  )
}

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
  // Starts closed, even if it will open at once: the dialog animates and restores the focus only when
  // `opened` changes. A server-rendered dialog starts open.
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
  const name = unknown || !part.data ? 'Part' : displayName(part.data)
  return (
    <Dialog
      opened={shown}
      onClose={onClose}
      placed
      size={980}
      fills
      title={<Unbroken>{name}</Unbroken>}
      name={name}
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
          <Mascot random={random} onLeave={mascot.onLeave} />
        </Suspense>
      )}
    </Dialog>
  )
}
