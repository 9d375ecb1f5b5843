import { Skeleton } from '@mantine/core'
import { useImportRefusals } from '@mullion/client/admin/imports.hooks'
import type { ShownChange, ShownImport } from '@mullion/domain/admin/import'
import { QueryStates } from '../../../ui/query-states.tsx'
import { StaffList } from '../list/staff-list.tsx'
import type { StaffColumn } from '../list/staff-table.tsx'
import { kindWords, refusalWords } from './import-words.ts'
import classes from './imports.module.css'

type Left = ShownChange & { readonly id: number }

function columnsFor({ kind }: Pick<ShownImport, 'kind'>): readonly StaffColumn<Left>[] {
  return [
    { title: kindWords[kind].record, text: ({ label }) => label },
    { title: 'Reason', text: ({ refusal }) => (refusal ? refusalWords[refusal] : '') },
  ]
}

/** Lists the records that an undo did not restore; empty if it restored all. */
export function ImportRefusals({ of }: { readonly of: ShownImport }) {
  const refusals = useImportRefusals(of.id)
  return (
    <QueryStates
      query={refusals}
      pending={<Skeleton height={60} />}
      isEmpty={({ changes }) => changes.length === 0}
      empty={null}
    >
      {({ changes, next }) => (
        <div className={classes.list}>
          <h3>Not undone</h3>
          {next !== null && <p className={classes.soft}>Showing the first {changes.length}.</p>}
          <StaffList
            label="Records that were not undone"
            searchLabel="Search these records"
            rows={changes.map((change) => ({ ...change, id: change.seq }))}
            columns={columnsFor(of)}
            empty="Everything was undone."
          />
        </div>
      )}
    </QueryStates>
  )
}
