import { Text } from '@mantine/core'
import type { ReturnSummary } from '@mullion/domain/returns/return-view'
import { returnStateWords } from '@mullion/domain/returns/return-words'
import { onPlainClick } from '../../lib/plain-click.ts'
import { dayText, storeDay } from '../../lib/store-time.ts'
import requests from '../../ui/requests.module.css'

export interface ReturnRowsProps {
  readonly returns: readonly ReturnSummary[]
  readonly busy?: boolean
  readonly onOpen: (returnId: number) => void
  readonly linkTo: (returnId: number) => string
}

/** Returns, each a link to its page. */
export function ReturnRows({ returns, busy = false, onOpen, linkTo }: ReturnRowsProps) {
  return (
    <ul className={requests.requests} aria-busy={busy}>
      {returns.map(({ id, number, state, orderNumber, lineCount, requestedAt, contactName, arriveBy }) => (
        <li key={id}>
          <a className={requests.request} href={linkTo(id)} onClick={onPlainClick(() => onOpen(id))}>
            <span className={requests.who}>{number}</span>
            <span className={requests.total}>{returnStateWords[state]}</span>
            <Text span fz="sm" c="dimmed">
              {contactName}, {storeDay(requestedAt)}, order {orderNumber}, {lineCount}{' '}
              {lineCount === 1 ? 'part' : 'parts'}
            </Text>
            <Text span fz="sm">
              {state === 'approved' && arriveBy && `To arrive by ${dayText(arriveBy)}`}
            </Text>
          </a>
        </li>
      ))}
    </ul>
  )
}
