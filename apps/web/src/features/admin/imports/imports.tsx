import { Button, Group, Stack, Text } from '@mantine/core'
import { exportUrl, useImports, useUndoableImport } from '@mullion/client/imports/imports.hooks'
import { formatNumber } from '@mullion/domain/number-format'
import { IconDownload } from '@tabler/icons-react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Section } from '../../../ui/section.tsx'
import { ListSection } from '../server-list.tsx'
import { fileNameOf, importGroups, kindWords, stateWords } from './import-words.ts'
import { NewImport } from './new-import.tsx'
import { OneImport } from './one-import.tsx'

function ImportHistory({ onOpen }: { readonly onOpen: (importId: number) => void }) {
  const undoable = useUndoableImport().data
  return (
    <ListSection
      id="import-history"
      title="Imports"
      searchLabel="Search imports"
      ownOrder="Newest first"
      useRows={useImports}
      columns={[
        { title: 'File', sort: 'file', text: fileNameOf },
        { title: 'Kind', sort: 'kind', text: ({ kind }) => kindWords[kind].name },
        {
          title: 'Status',
          sort: 'state',
          text: ({ id, state }) => stateWords[state] + (id === undoable ? ', can be undone' : ''),
        },
        { title: 'Rows', sort: 'rows', numeric: true, text: ({ rows }) => formatNumber(rows) },
        { title: 'Sent by', sort: 'by', text: ({ startedBy }) => startedBy ?? '' },
        { title: 'Sent', sort: 'startedAt', text: ({ startedAt }) => storeMoment(startedAt) },
        {
          title: 'Action',
          cell: (row) => (
            <Button variant="default" aria-label={`Open ${fileNameOf(row)}`} onClick={() => onOpen(row.id)}>
              Open
            </Button>
          ),
        },
      ]}
      rowKey={({ id }) => id}
      empty="No imports yet."
    />
  )
}

/**
 * Imports and exports of catalog and accounts: download, upload with a preview of the changes, and undo of the last
 * import.
 */
export function Imports({ chosen, onChoose }: StaffViewProps) {
  if (chosen !== null) return <OneImport key={chosen} importId={chosen} onBack={() => onChoose(null)} />
  return (
    <Stack gap={20} miw={0}>
      <NewImport onSent={onChoose} />
      <Section id="export-files" title="Export">
        <Text fz="sm" c="dimmed">
          Download a file, edit it in a spreadsheet, and import it again. Rows you don’t edit stay the same.
        </Text>
        {importGroups.map(({ name, kinds }) => (
          <Group key={name} gap={10} role="group" aria-label={name}>
            {kinds.map((kind) => (
              <Button
                key={kind}
                component="a"
                href={exportUrl(kind)}
                download
                variant="default"
                h={44}
                leftSection={<IconDownload {...buttonIcon} />}
              >
                Export {kindWords[kind].name.toLowerCase()}
              </Button>
            ))}
          </Group>
        ))}
      </Section>
      <ImportHistory onOpen={onChoose} />
    </Stack>
  )
}
