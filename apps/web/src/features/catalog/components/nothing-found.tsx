import { Button } from '@mantine/core'
import { IconZoomQuestion } from '@tabler/icons-react'
import { phoneLink, store } from '../../../lib/store-info.ts'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { SuggestedDoor } from './suggested-door.tsx'

export function NothingFound({ text, actions }: { text: string | null; actions: CatalogActions }) {
  return (
    <EmptyNote
      icon={<IconZoomQuestion size={32} stroke={1.6} aria-hidden />}
      title={text === null ? 'The catalog is empty' : `No parts found for “${text}”`}
    >
      <p>
        Try fewer words or a part number. We stock parts that aren’t listed online. Call{' '}
        <a href={phoneLink(store.phone)}>{store.phone}</a>
      </p>
      <SuggestedDoor text={text} actions={actions} />
      {text !== null && (
        <Button variant="default" onClick={actions.showAllParts}>
          View All Parts
        </Button>
      )}
    </EmptyNote>
  )
}
