import { usePart } from '@mullion/client/catalog/catalog.hooks'
import { expandName } from '@mullion/domain/catalog/part-name'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import type { CatalogActions } from './catalog-actions.ts'
import { PartDetailSkeleton, PartDetailView } from './components/part-detail-view.tsx'

export interface PartDetailProps {
  readonly partId: number
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: CatalogActions
}

export function PartDetail({ partId, opened, onClose, actions }: PartDetailProps) {
  const part = usePart(partId)
  // Starts closed even when it comes to be opened: only a change lets the pop-up animate and give the focus back.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Dialog
      opened={shown}
      onClose={onClose}
      size={980}
      fills
      title={part.data ? expandName(part.data.name) : 'Part'}
    >
      <QueryStates query={part} pending={<PartDetailSkeleton />}>
        {(ready) => <PartDetailView part={ready} actions={actions} />}
      </QueryStates>
    </Dialog>
  )
}
