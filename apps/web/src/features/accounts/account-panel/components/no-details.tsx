import { Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { EmptyNote } from '../../../../ui/empty-note.tsx'

export interface NoDetailsProps {
  readonly onRetry: () => void
  readonly busy: boolean
}

/** Shown when account details failed to load, with a Retry button. */
export function NoDetails({ onRetry, busy }: NoDetailsProps) {
  return (
    <div role="alert">
      <EmptyNote
        icon={<IconUserOff size={32} stroke={1.6} aria-hidden />}
        title="No account details available."
      >
        <Button variant="default" onClick={onRetry} loading={busy}>
          Retry
        </Button>
      </EmptyNote>
    </div>
  )
}
