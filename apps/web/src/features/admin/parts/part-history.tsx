import { usePartHistory } from '@mullion/client/admin/part-form.hooks'
import type { ColumnChange, PartChange, PartHistoryInput } from '@mullion/domain/admin/part-form'
import { columnWords } from '@mullion/domain/admin/part-words'
import { storeMoment } from '../../../lib/store-time.ts'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import classes from './part-history.module.css'

function Change({ change }: { readonly change: ColumnChange }) {
  const { column, before, after } = change
  return (
    <li>
      {columnWords[column]}: {before !== '' && <del>{before}</del>}{' '}
      <ins>{after === '' ? 'empty' : after}</ins>
    </li>
  )
}

function Changes({ action, changes }: Pick<PartChange, 'action' | 'changes'>) {
  return (
    <div className={classes.what}>
      {action === 'created' ? 'Added' : 'Changed'}
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <Change key={change.column} change={change} />
          ))}
        </ul>
      )}
    </div>
  )
}

type HistoryColumn = NonNullable<PartHistoryInput['sort']>

const columns: readonly StaffColumn<PartChange, HistoryColumn>[] = [
  {
    title: 'When',
    sort: 'at',
    text: ({ at }) => storeMoment(at),
    cell: ({ at }) => <time dateTime={at}>{storeMoment(at)}</time>,
  },
  { title: 'Who', sort: 'by', text: ({ by }) => by },
  { title: 'What', sort: 'action', cell: (change) => <Changes {...change} /> },
]

/** Shows who changed what about a part, and when. */
export function PartHistory({ partId }: { readonly partId: number }) {
  const list = useStaffList<HistoryColumn>()
  const query = usePartHistory({ partId, ...list.input })
  return (
    <Section title="History" id="part-history">
      <StaffList
        {...{ list, query }}
        label="Changes to the part"
        searchLabel="Search changes"
        ownOrder="Newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty="No changes yet."
      />
    </Section>
  )
}
