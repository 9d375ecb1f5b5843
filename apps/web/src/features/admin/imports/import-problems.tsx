import { Button, Skeleton } from '@mantine/core'
import { useImportProblems, useReadImportProblems } from '@mullion/client/admin/imports.hooks'
import { readError } from '@mullion/client/read-error'
import { type ShownImport, storedImportProblems } from '@mullion/domain/admin/import'
import { guardedCell } from '@mullion/domain/formula-cell'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { type StaffColumn, StaffTable } from '../list/staff-table.tsx'
import { fileNameOf } from './import-history.tsx'
import { countOf } from './import-words.ts'
import classes from './imports.module.css'

const perPage = 20

interface Problem {
  readonly seq: number
  readonly row: number
  readonly column: string | null
  readonly message: string
}

const columns: readonly StaffColumn<Problem & { readonly id: number }>[] = [
  { title: 'Row', numeric: true, text: ({ row }) => row.toLocaleString('en-US') },
  { title: 'Column', text: ({ column }) => column ?? '' },
  { title: 'Problem', text: ({ message }) => message },
]

const quoted = (cell: string | number | null) => `"${guardedCell(cell).replaceAll('"', '""')}"`

/** Returns the problems as CSV; the byte order mark makes spreadsheets read it as UTF-8. */
function problemsCsv(problems: readonly Problem[]): string {
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

/** Lists the problems of a file's rows, in file order. */
export function ImportProblems({ of }: { readonly of: ShownImport }) {
  const [page, setPage] = useState(1)
  const problems = useImportProblems({ importId: of.id, page, limit: perPage })
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
      <QueryStates query={problems} pending={<Skeleton height={240} />}>
        {({ problems: shown }) => (
          <>
            <StaffTable
              label="Problems in the file"
              rows={shown.map((problem) => ({ ...problem, id: problem.seq }))}
              columns={columns}
            />
            {listed > perPage && (
              <Pages of="problems" page={page} pages={Math.ceil(listed / perPage)} onPage={setPage} />
            )}
          </>
        )}
      </QueryStates>
    </div>
  )
}
