import { Skeleton } from '@mantine/core'
import { usePartHistory } from '@mullion/client/admin/part-form.hooks'
import type { ColumnChange, PartChange } from '@mullion/domain/admin/part-form'
import { store } from '../../../lib/store-info.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './part-history.module.css'

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: store.timeZone,
})

const columnWords: Readonly<Record<ColumnChange['column'], string>> = {
  part_number: 'Part number',
  part_name: 'Name',
  part_description: 'Description',
  part_price: 'Price',
  part_units: 'Units',
  part_tags: 'Part tags',
  part_tags_doors: 'Door models',
  part_tags_doors_sub: 'Sub-models',
  included_hardware: 'Included hardware',
  private_notes: 'Private notes',
  part_location: 'Location',
  req_dir: 'Direction required',
  req_serial: 'Serial number required',
  req_power: 'Voltage required',
  req_thick: 'Door thickness notice',
  part_left_right: 'Left and right notice',
  precision_cut: 'Precision cut',
  req_wall_thick: 'Wall thickness required',
  part_l: 'Length',
  part_h: 'Height',
  part_d: 'Depth',
  part_lbs: 'Weight',
  related_parts: 'Related parts',
  install_hardware: 'Install hardware',
  proprietary: 'Proprietary',
  obsolete: 'Obsolete',
  image: 'Image',
  reference_image: 'Reference image',
}

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
        {action === 'created' ? 'Added' : 'Changed'} by {by},{' '}
        <time dateTime={at}>{moment.format(new Date(at))}</time>
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

/** Who changed what about a part, and when. */
export function PartHistory({ partId }: { readonly partId: number }) {
  const history = usePartHistory(partId)
  return (
    <Section title="History" id="part-history">
      <QueryStates
        query={history}
        pending={<Skeleton height={60} />}
        isEmpty={(lines) => lines.length === 0}
        empty={<p className={classes.none}>Nothing was changed here yet.</p>}
      >
        {(lines) => (
          <ol className={classes.lines} aria-label="Changes, the newest first">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </QueryStates>
    </Section>
  )
}
