import { Button } from '@mantine/core'
import { IconZoomQuestion } from '@tabler/icons-react'
import { phoneLink, store } from '../../../lib/store-info.ts'
import { EmptyNote } from '../../../ui/empty-note.tsx'

export interface UnknownPartProps {
  readonly message: string
  readonly onSearch: () => void
}

/** Shown for a part that does not exist or is gone, with links to go on. */
export function UnknownPart({ message, onSearch }: UnknownPartProps) {
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
