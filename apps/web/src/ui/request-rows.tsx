import { Text } from '@mantine/core'
import type { ApprovalRequestSummary } from '@mullion/domain/approvals/approval-request'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { formatMoney } from '@mullion/domain/money'
import { onPlainClick } from '../lib/plain-click.ts'
import { storeDay } from '../lib/store-time.ts'
import { stateWords } from './request-words.ts'
import classes from './requests.module.css'

export interface RequestRowsProps {
  readonly requests: readonly ApprovalRequestSummary[]
  readonly busy: boolean
  readonly onOpen: (requestId: number) => void
  /** The address of a request; without one it opens in place. */
  readonly linkTo?: (requestId: number) => string
}

function Row({
  request,
  onOpen,
  linkTo,
}: Omit<RequestRowsProps, 'requests' | 'busy'> & { readonly request: ApprovalRequestSummary }) {
  const { id, requester, grandTotalCents, poNumber, state, askedAt, reasons } = request
  const text = (
    <>
      <span className={classes.who}>{requester}</span>
      <span className={classes.total}>{formatMoney(grandTotalCents)}</span>
      <Text span fz="sm" c="dimmed">
        {storeDay(askedAt)}
        {poNumber && `, PO ${poNumber}`}, {stateWords[state]}
      </Text>
      <Text span fz="sm" className={classes.why}>
        {reasons.map(reasonText).join(' ')}
      </Text>
    </>
  )
  return (
    <li>
      {linkTo ? (
        <a className={classes.request} href={linkTo(id)} onClick={onPlainClick(() => onOpen(id))}>
          {text}
        </a>
      ) : (
        <button type="button" className={classes.request} onClick={() => onOpen(id)}>
          {text}
        </button>
      )}
    </li>
  )
}

/** Requests for approval as a list. */
export function RequestRows({ requests, busy, ...row }: RequestRowsProps) {
  return (
    <ul className={classes.requests} aria-busy={busy}>
      {requests.map((request) => (
        <Row key={request.id} request={request} {...row} />
      ))}
    </ul>
  )
}
