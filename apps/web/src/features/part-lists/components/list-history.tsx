import { Skeleton, Stack, Text } from '@mantine/core'
import { useListHistory } from '@mullion/client/part-lists/part-lists.hooks'
import { storeMoment } from '../../../lib/store-time.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'

export interface ListHistoryProps {
  readonly listId: number
  readonly opened: boolean
  readonly onClose: () => void
}

/** Who changed a list, when and what. */
export function ListHistory({ listId, opened, onClose }: ListHistoryProps) {
  const history = useListHistory(listId, { enabled: opened })
  return (
    <Dialog opened={opened} onClose={onClose} title="History" size={560}>
      <QueryStates
        query={history}
        pending={
          <Stack gap={10} role="status" aria-label="Loading the history">
            <Skeleton height={40} />
            <Skeleton height={40} />
          </Stack>
        }
      >
        {(changes) => (
          <Stack component="ol" gap={12} aria-label="Changes">
            {changes.map((change, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change has no name, and its place counts from the newest.
              <li key={at}>
                <Text fz="sm" c="dimmed">
                  {storeMoment(change.at)}, {change.by}
                </Text>
                {change.changes.map((sentence) => (
                  <p key={sentence} style={{ overflowWrap: 'anywhere' }}>
                    {sentence}
                  </p>
                ))}
              </li>
            ))}
          </Stack>
        )}
      </QueryStates>
    </Dialog>
  )
}
