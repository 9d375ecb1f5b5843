import { Skeleton } from '@mantine/core'
import { useImportChanges } from '@mullion/client/admin/imports.hooks'
import type { ShownChange, ShownImport } from '@mullion/domain/admin/import'
import { useState } from 'react'
import { Pages } from '../../../ui/pages.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { type StaffColumn, StaffTable } from '../list/staff-table.tsx'
import { countOf, fieldChanges, kindWords } from './import-words.ts'
import classes from './imports.module.css'

const perPage = 20

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

function columnsFor({
  kind,
}: Pick<ShownImport, 'kind'>): readonly StaffColumn<ShownChange & { id: number }>[] {
  return [
    { title: 'Row', numeric: true, text: ({ row }) => row.toLocaleString('en-US') },
    { title: kindWords[kind].record, text: ({ label }) => label },
    { title: 'Change', cell: (change) => <WhatChanges change={change} /> },
  ]
}

/** Lists every record an import changes, in file order. */
export function ImportChanges({ of }: { readonly of: ShownImport }) {
  const [page, setPage] = useState(1)
  const total = of.created + of.changed
  const changes = useImportChanges({ importId: of.id, page, limit: perPage })
  return (
    <div className={classes.list}>
      <h3>{countOf(total, 'change')}</h3>
      <QueryStates
        query={changes}
        pending={<Skeleton height={320} />}
        isEmpty={({ changes: shown }) => shown.length === 0}
        empty={<p className={classes.soft}>Details of this import are no longer available.</p>}
      >
        {({ changes: shown }) => (
          <>
            <StaffTable
              label="Changes in this import"
              rows={shown.map((change) => ({ ...change, id: change.seq }))}
              columns={columnsFor(of)}
            />
            {total > perPage && (
              <Pages of="changes" page={page} pages={Math.ceil(total / perPage)} onPage={setPage} />
            )}
          </>
        )}
      </QueryStates>
    </div>
  )
}
