import { Button } from '@mantine/core'
import { useImports, useUndoableImport } from '@mullion/client/admin/imports.hooks'
import type { ImportListInput, ShownImport } from '@mullion/domain/admin/import'
import { storeMoment } from '../../../lib/store-time.ts'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { kindWords, stateWords } from './import-words.ts'

/** Returns an import's file name, or `Command line` if it has none. */
export const fileNameOf = ({ fileName }: Pick<ShownImport, 'fileName'>) => fileName || 'Command line'

type ImportColumn = NonNullable<ImportListInput['sort']>

function columnsFor(
  undoable: number | null,
  onOpen: (id: number) => void,
): readonly StaffColumn<ShownImport, ImportColumn>[] {
  return [
    { title: 'File', sort: 'file', text: fileNameOf },
    { title: 'Kind', sort: 'kind', text: ({ kind }) => kindWords[kind].name },
    {
      title: 'Status',
      sort: 'state',
      text: ({ id, state }) => (id === undoable ? `${stateWords[state]}, can be undone` : stateWords[state]),
    },
    { title: 'Rows', sort: 'rows', numeric: true, text: ({ rows }) => rows.toLocaleString('en-US') },
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
  ]
}

/** All imports with their states. */
export function ImportHistory({ onOpen }: { readonly onOpen: (importId: number) => void }) {
  const list = useStaffList<ImportColumn>()
  const query = useImports(list.input)
  const undoable = useUndoableImport().data ?? null
  return (
    <Section id="import-history" title="Imports">
      <StaffList
        {...{ list, query }}
        label="Imports"
        searchLabel="Search imports"
        ownOrder="Newest first"
        columns={columnsFor(undoable, onOpen)}
        rowKey={({ id }) => id}
        empty="No imports yet."
      />
    </Section>
  )
}
