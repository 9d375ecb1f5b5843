import { Button } from '@mantine/core'
import { serialMeant } from '@mullion/domain/doors/door-serial'
import { IconZoomQuestion } from '@tabler/icons-react'
import { phoneLink, store } from '../../../lib/store-info.ts'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import type { CatalogActions } from '../catalog-actions.ts'

export function NothingFound({ text, actions }: { text: string | null; actions: CatalogActions }) {
  const serialNumber = text === null ? null : serialMeant(text)
  return (
    <EmptyNote
      icon={<IconZoomQuestion size={32} stroke={1.6} aria-hidden />}
      title={text === null ? 'The catalog is empty' : `No parts found for “${text}”`}
    >
      <p>
        Try fewer words or a part number. We stock parts that aren’t listed online. Call{' '}
        <a href={phoneLink(store.phone)}>{store.phone}</a>
      </p>
      {serialNumber && (
        <Button onClick={() => actions.searchFor(serialNumber)}>Did you mean door {serialNumber}?</Button>
      )}
      {text !== null && (
        <Button variant="default" onClick={actions.showAllParts}>
          View All Parts
        </Button>
      )}
    </EmptyNote>
  )
}
