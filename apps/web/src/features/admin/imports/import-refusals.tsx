import { useImportRefusals } from '@mullion/client/admin/imports.hooks'
import type { ImportChangesInput, ShownChange, ShownImport } from '@mullion/domain/admin/import'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { kindWords, refusalWords } from './import-words.ts'
import classes from './imports.module.css'

type ChangeColumn = NonNullable<ImportChangesInput['sort']>

function columnsFor({ kind }: Pick<ShownImport, 'kind'>): readonly StaffColumn<ShownChange, ChangeColumn>[] {
  return [
    { title: kindWords[kind].record, sort: 'label', text: ({ label }) => label },
    { title: 'Why It Was Kept', text: ({ refusal }) => (refusal ? refusalWords[refusal] : '') },
  ]
}

/** Lists the records that an undo did not restore; draws nothing if it restored all. */
export function ImportRefusals({ of }: { readonly of: ShownImport }) {
  const list = useStaffList<ChangeColumn>()
  const query = useImportRefusals({ importId: of.id, ...list.asked })
  if (query.data?.total === 0 && list.asked.search === '' && list.search === '') return null
  return (
    <div className={classes.list}>
      <h3>Kept as they are</h3>
      <StaffList
        {...{ list, query }}
        label="Records that were kept"
        searchLabel="Search what was kept"
        ownOrder="In file order"
        columns={columnsFor(of)}
        rowKey={({ seq }) => seq}
        empty="Everything was taken back."
      />
    </div>
  )
}
