import { Button, Group, Stack } from '@mantine/core'
import { useImportProblems, useReadImportProblems } from '@mullion/client/admin/imports.hooks'
import {
  type ImportProblemsInput,
  type ShownImport,
  type ShownProblem,
  storedImportProblems,
} from '@mullion/domain/admin/import'
import { guardedCell } from '@mullion/domain/formula-cell'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import fields from '../../../ui/fields.module.css'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { fileNameOf } from './import-history.tsx'
import classes from './imports.module.css'

type ProblemColumn = NonNullable<ImportProblemsInput['sort']>

const columns: readonly StaffColumn<ShownProblem, ProblemColumn>[] = [
  { title: 'Row', sort: 'row', numeric: true, text: ({ row }) => row.toLocaleString('en-US') },
  { title: 'Column', sort: 'column', text: ({ column }) => column ?? '' },
  { title: 'Problem', sort: 'message', text: ({ message }) => message },
]

const quoted = (cell: string | number | null) => `"${guardedCell(cell).replaceAll('"', '""')}"`

/** Returns the problems as CSV; the byte order mark makes spreadsheets read it as UTF-8. */
function problemsCsv(problems: readonly ShownProblem[]): string {
  const lines = problems.map(({ row, column, message }) => [row, column, message].map(quoted).join(','))
  return `\ufeff${['Row,Column,Problem', ...lines].join('\r\n')}\r\n`
}

function DownloadProblems({ of }: { readonly of: ShownImport }) {
  const read = useReadImportProblems()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const name = fileNameOf(of).replace(/\.csv$/i, '')
      saveFile(`${name}-problems.csv`, problemsCsv(await read(of.id)))
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      h={44}
      loading={busy}
      leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
      onClick={() => void download()}
    >
      Download problems
    </Button>
  )
}

/** Lists the problems of a file's rows. */
export function ImportProblems({ of }: { readonly of: ShownImport }) {
  const list = useStaffList<ProblemColumn>()
  const query = useImportProblems({ importId: of.id, ...list.input })
  const listed = Math.min(of.problemCount, storedImportProblems)
  return (
    <Stack gap={12} miw={0}>
      <Group gap={10} justify="space-between">
        <h3 className={classes.heading}>{countOf(of.problemCount, 'problem')}</h3>
        <DownloadProblems of={of} />
      </Group>
      {listed < of.problemCount && (
        <p className={fields.note}>Showing the first {listed.toLocaleString('en-US')}.</p>
      )}
      <StaffList
        {...{ list, query }}
        label="Problems in the file"
        searchLabel="Search problems"
        ownOrder="In file order"
        columns={columns}
        rowKey={({ seq }) => seq}
        empty="No problems."
      />
    </Stack>
  )
}
