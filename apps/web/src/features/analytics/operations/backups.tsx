import { Text } from '@mantine/core'
import { useBackupState } from '@mullion/client/analytics/operations.hooks'
import type { BackupState } from '@mullion/domain/backups/state'
import { storeMoment } from '../../../lib/store-time.ts'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { megabytesText } from './operations-words.ts'

const momentText = (at: string | null | undefined) => (at ? storeMoment(at) : 'None yet')

function tilesOf({ created, verified, logSentAt }: BackupState) {
  return [
    { label: 'Last backup', value: momentText(created?.at) },
    { label: 'Last verified', value: momentText(verified?.at), note: 'by restoring it' },
    ...(created
      ? [
          {
            label: 'Size',
            value: megabytesText(created.sizeBytes),
            note: `${countText(created.files)} files`,
          },
          { label: 'Sent', value: megabytesText(created.storedBytes), note: 'what was new' },
        ]
      : []),
    ...(logSentAt
      ? [{ label: 'Changes sent until', value: momentText(logSentAt), note: 'by this server' }]
      : []),
  ]
}

function Problem({ isLate, failed }: BackupState) {
  if (!isLate && !failed) return null
  return (
    <Text fz={13} fw={600} c="var(--bad-ink)">
      {isLate ? 'No backup has succeeded for too long. ' : ''}
      {failed ? `${storeMoment(failed.at)}: ${failed.reason}` : ''}
    </Text>
  )
}

/** Whether the store could be restored, and to when. */
export function BackupsView() {
  const query = useBackupState()
  return (
    <Widget
      title="Backups"
      subject="Operational"
      failure="Failed to fetch backups"
      query={query}
      tiles={4}
      isEmpty={({ isOn, created }) => !isOn && !created}
      emptyText="This store makes no backups. The operator turns them on with the setting BACKUP_TO."
    >
      {(state) => (
        <>
          <Problem {...state} />
          <FigureTiles tiles={tilesOf(state)} />
        </>
      )}
    </Widget>
  )
}
