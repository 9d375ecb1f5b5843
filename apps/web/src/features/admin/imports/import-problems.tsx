import { Group, Stack, Text } from '@mantine/core'
import { useImportProblems, useReadImportProblems } from '@mullion/client/imports/imports.hooks'
import { guardedCell } from '@mullion/domain/formula-cell'
import { type ShownImport, type ShownProblem, storedImportProblems } from '@mullion/domain/imports/import'
import { formatNumber } from '@mullion/domain/number-format'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { ServerList } from '../server-list.tsx'
import { fileNameOf } from './import-words.ts'

const quoted = (cell: string | number | null) => `"${guardedCell(cell).replaceAll('"', '""')}"`

/** Returns the problems as CSV; the byte order mark makes spreadsheets read it as UTF-8. */
function problemsCsv(problems: readonly ShownProblem[]): string {
  const lines = problems.map(({ row, column, message }) => [row, column, message].map(quoted).join(','))
  return `\ufeff${['Row,Column,Problem', ...lines].join('\r\n')}\r\n`
}

export function ImportProblems({ of }: { readonly of: ShownImport }) {
  const listed = Math.min(of.problemCount, storedImportProblems)
  const read = useReadImportProblems()
  const [busy, setBusy] = useState(false)
  const name = fileNameOf(of).replace(/\.csv$/i, '')
  const download = () => {
    setBusy(true)
    const saved = read(of.id).then((problems) => saveFile(`${name}-problems.csv`, problemsCsv(problems)))
    void saved.catch(notifyError).finally(() => setBusy(false))
  }
  return (
    <Stack gap={12} miw={0}>
      <Group gap={10} justify="space-between">
        <Text component="h3" fw={600}>
          {countOf(of.problemCount, 'problem')}
        </Text>
        <ActionButton
          variant="default"
          h={44}
          busy={busy}
          leftSection={<IconDownload {...buttonIcon} />}
          onClick={download}
        >
          Download problems
        </ActionButton>
      </Group>
      {listed < of.problemCount && (
        <Text fz="sm" c="dimmed">
          Showing the first {formatNumber(listed)}.
        </Text>
      )}
      <ServerList
        useRows={useImportProblems}
        about={{ importId: of.id }}
        label="Problems in the file"
        searchLabel="Search problems"
        ownOrder="In file order"
        columns={[
          { title: 'Row', sort: 'row', numeric: true, text: ({ row }) => formatNumber(row) },
          { title: 'Column', sort: 'column', text: ({ column }) => column ?? '' },
          { title: 'Problem', sort: 'message', text: ({ message }) => message },
        ]}
        rowKey={({ seq }) => seq}
        empty="No problems."
      />
    </Stack>
  )
}
