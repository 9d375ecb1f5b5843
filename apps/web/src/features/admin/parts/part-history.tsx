import { Skeleton } from '@mantine/core'
import { usePartHistory } from '@mullion/client/admin/part-form.hooks'
import type { ColumnChange, PartChange } from '@mullion/domain/admin/part-form'
import { storeMoment } from '../../../lib/store-time.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './part-history.module.css'
import { columnWords } from './part-words.ts'

function Change({ change }: { readonly change: ColumnChange }) {
  const { column, before, after } = change
  return (
    <li>
      {columnWords[column]}: {before !== '' && <del>{before}</del>}{' '}
      <ins>{after === '' ? 'empty' : after}</ins>
    </li>
  )
}

function Line({ line }: { readonly line: PartChange }) {
  const { at, by, action, changes } = line
  return (
    <li className={classes.line}>
      <p>
        {action === 'created' ? 'Added' : 'Changed'} by {by}, <time dateTime={at}>{storeMoment(at)}</time>
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <Change key={change.column} change={change} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Shows who changed what about a part, and when. */
export function PartHistory({ partId }: { readonly partId: number }) {
  const history = usePartHistory(partId)
  return (
    <Section title="History" id="part-history">
      <QueryStates
        query={history}
        pending={<Skeleton height={60} />}
        isEmpty={(lines) => lines.length === 0}
        empty={<p className={classes.none}>No changes yet.</p>}
      >
        {(lines) => (
          <ol className={classes.lines} aria-label="Changes, newest first">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </QueryStates>
    </Section>
  )
}
