import { Button, Skeleton } from '@mantine/core'
import { useImports } from '@mullion/client/admin/imports.hooks'
import type { ShownImport } from '@mullion/domain/admin/import'
import { storeMoment } from '../../../lib/store-time.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../list/staff-list.tsx'
import type { StaffColumn } from '../list/staff-table.tsx'
import { kindWords, stateWords } from './import-words.ts'

/** Returns an import's file name, or `Command line` if it has none. */
export const fileNameOf = ({ fileName }: Pick<ShownImport, 'fileName'>) => fileName || 'Command line'

function columnsFor(
  undoable: number | null,
  onOpen: (id: number) => void,
): readonly StaffColumn<ShownImport>[] {
  return [
    { title: 'File', text: fileNameOf },
    { title: 'Kind', text: ({ kind }) => kindWords[kind].name },
    {
      title: 'Status',
      text: ({ id, state }) => (id === undoable ? `${stateWords[state]}, can be undone` : stateWords[state]),
    },
    {
      title: 'Rows',
      numeric: true,
      text: ({ rows }) => String(rows),
      cell: ({ rows }) => rows.toLocaleString('en-US'),
    },
    { title: 'Sent by', text: ({ startedBy }) => startedBy ?? '' },
    { title: 'Sent', text: ({ startedAt }) => startedAt, cell: ({ startedAt }) => storeMoment(startedAt) },
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

/** The newest imports with their states. */
export function ImportHistory({ onOpen }: { readonly onOpen: (importId: number) => void }) {
  const imports = useImports()
  return (
    <Section id="import-history" title="Imports">
      <QueryStates query={imports} pending={<Skeleton height={240} />}>
        {(found) => (
          <StaffList
            label="Imports"
            searchLabel="Search imports"
            rows={found.imports}
            columns={columnsFor(found.undoable, onOpen)}
            empty="No imports yet."
          />
        )}
      </QueryStates>
    </Section>
  )
}
