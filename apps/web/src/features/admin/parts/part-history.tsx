import { usePartHistory } from '@mullion/client/admin/part-form.hooks'
import { columnWords } from '@mullion/domain/admin/part-words'
import { storeMoment } from '../../../lib/store-time.ts'
import { ChangeList } from '../change-list.tsx'
import { ListSection } from '../server-list.tsx'

/** Shows who changed what about a part, and when. */
export function PartHistory({ partId }: { readonly partId: number }) {
  return (
    <ListSection
      id="part-history"
      title="History"
      label="Changes to the part"
      searchLabel="Search changes"
      ownOrder="Newest first"
      useRows={usePartHistory}
      about={{ partId }}
      columns={[
        {
          title: 'When',
          sort: 'at',
          text: ({ at }) => storeMoment(at),
          cell: ({ at }) => <time dateTime={at}>{storeMoment(at)}</time>,
        },
        { title: 'Who', sort: 'by', text: ({ by }) => by },
        {
          title: 'What',
          sort: 'action',
          cell: ({ action, changes }) => (
            <div>
              {action === 'created' ? 'Added' : 'Changed'}
              {changes.length > 0 && (
                <ChangeList changes={changes.map((each) => ({ ...each, name: columnWords[each.column] }))} />
              )}
            </div>
          ),
        },
      ]}
      rowKey={({ id }) => id}
      empty="No changes yet."
    />
  )
}
