import { Button } from '@mantine/core'
import { useImportProblems, useReadImportProblems } from '@mullion/client/admin/imports.hooks'
import { readError } from '@mullion/client/read-error'
import {
  type ImportProblemsInput,
  type ShownImport,
  type ShownProblem,
  storedImportProblems,
} from '@mullion/domain/admin/import'
import { guardedCell } from '@mullion/domain/formula-cell'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { fileNameOf } from './import-history.tsx'
import { countOf } from './import-words.ts'
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
      notifyProblem(readError(error).message)
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
  const query = useImportProblems({ importId: of.id, ...list.asked })
  const listed = Math.min(of.problemCount, storedImportProblems)
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <h3>{countOf(of.problemCount, 'problem')}</h3>
        <DownloadProblems of={of} />
      </div>
      {listed < of.problemCount && (
        <p className={classes.soft}>Showing the first {listed.toLocaleString('en-US')}.</p>
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
    </div>
  )
}
