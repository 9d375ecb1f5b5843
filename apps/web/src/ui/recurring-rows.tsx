import { Text } from '@mantine/core'
import type { RecurringSummary } from '@mullion/domain/recurring-orders/recurring-order'
import { onPlainClick } from '../lib/plain-click.ts'
import { dayText } from '../lib/store-time.ts'
import { draftText, everyWeeksText, nextText } from './recurring-words.ts'
import classes from './requests.module.css'

export interface RecurringRowsProps {
  readonly recurring: readonly RecurringSummary[]
  readonly busy: boolean
  /** True to name the owner of each. */
  readonly ofCompany: boolean
  /** How one is opened; left out if they are no links. */
  readonly open?: {
    readonly onOpen: (recurringId: number) => void
    readonly linkTo: (recurringId: number) => string
  }
}

function Row({
  each,
  ofCompany,
  open,
}: Pick<RecurringRowsProps, 'ofCompany' | 'open'> & { readonly each: RecurringSummary }) {
  const { id, name, owner, everyWeeks, automatic, latest } = each
  const text = (
    <>
      <span className={classes.who}>{name}</span>
      <span className={classes.total}>{nextText(each)}</span>
      <Text span fz="sm" c="dimmed">
        {ofCompany && `${owner}, `}
        {everyWeeksText(everyWeeks)}
        {automatic && ', without confirmation'}
      </Text>
      {latest && (
        <Text span fz="sm">
          {dayText(latest.dueOn)}: {draftText(latest)}
        </Text>
      )}
    </>
  )
  return (
    <li>
      {open ? (
        <a className={classes.request} href={open.linkTo(id)} onClick={onPlainClick(() => open.onOpen(id))}>
          {text}
        </a>
      ) : (
        <div className={classes.request}>{text}</div>
      )}
    </li>
  )
}

/** Recurring orders as a list. */
export function RecurringRows({ recurring, busy, ...row }: RecurringRowsProps) {
  return (
    <ul className={classes.requests} aria-busy={busy}>
      {recurring.map((each) => (
        <Row key={each.id} each={each} {...row} />
      ))}
    </ul>
  )
}
