import { Stack } from '@mantine/core'
import { useImportChanges } from '@mullion/client/admin/imports.hooks'
import type { ImportChangesInput, ShownChange, ShownImport } from '@mullion/domain/admin/import'
import { countOf } from '../../../lib/count-of.ts'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { fieldChanges, kindWords } from './import-words.ts'
import classes from './imports.module.css'

function WhatChanges({ change }: { readonly change: ShownChange }) {
  if (change.isNew) return <strong className={classes.new}>New</strong>
  return (
    <ul className={classes.fields}>
      {fieldChanges(change).map(({ field, name, before, after }) => (
        <li key={field}>
          {name}: {before !== '' && <del>{before}</del>} <ins>{after === '' ? 'empty' : after}</ins>
        </li>
      ))}
    </ul>
  )
}

type ChangeColumn = NonNullable<ImportChangesInput['sort']>

function columnsFor({ kind }: Pick<ShownImport, 'kind'>): readonly StaffColumn<ShownChange, ChangeColumn>[] {
  return [
    { title: 'Row', sort: 'row', numeric: true, text: ({ row }) => row.toLocaleString('en-US') },
    { title: kindWords[kind].record, sort: 'label', text: ({ label }) => label },
    { title: 'Change', cell: (change) => <WhatChanges change={change} /> },
  ]
}

/** Lists every record an import changes. */
export function ImportChanges({ of }: { readonly of: ShownImport }) {
  const list = useStaffList<ChangeColumn>()
  const query = useImportChanges({ importId: of.id, ...list.input })
  return (
    <Stack gap={12} miw={0}>
      <h3 className={classes.heading}>{countOf(of.created + of.changed, 'change')}</h3>
      <StaffList
        {...{ list, query }}
        label="Changes in this import"
        searchLabel="Search changes"
        ownOrder="In file order"
        columns={columnsFor(of)}
        rowKey={({ seq }) => seq}
        empty="Details of this import are no longer available."
      />
    </Stack>
  )
}
