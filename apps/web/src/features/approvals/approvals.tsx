import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useApprovalRequests } from '@mullion/client/approvals/approvals.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import type { ApprovalRequestSummary, RequestScope } from '@mullion/domain/approvals/approval-request'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { formatMoney } from '@mullion/domain/money'
import { IconChecklist } from '@tabler/icons-react'
import { useState } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { storeDay } from '../../lib/store-time.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './approvals.module.css'
import { RequestPage } from './request-page.tsx'
import { stateWords } from './request-words.ts'

export interface ApprovalsProps {
  /** The request that is open; null for the lists. */
  readonly opened: number | null
  readonly onOpen: (requestId: number | null) => void
  readonly linkTo: (requestId: number) => string
}

const emptyTexts: Readonly<Record<RequestScope, string>> = {
  waiting: 'Nothing waits for your approval.',
  mine: 'None of your orders needed approval.',
  company: 'No order of your company needed approval.',
}

type RowProps = Pick<ApprovalsProps, 'onOpen' | 'linkTo'> & { readonly request: ApprovalRequestSummary }

function RequestRow({ request, onOpen, linkTo }: RowProps) {
  const { id, requester, grandTotalCents, poNumber, state, askedAt, reasons } = request
  return (
    <li>
      <a className={classes.request} href={linkTo(id)} onClick={onPlainClick(() => onOpen(id))}>
        <span className={classes.who}>{requester}</span>
        <span className={classes.total}>{formatMoney(grandTotalCents)}</span>
        <Text span fz="sm" c="dimmed">
          {storeDay(askedAt)}
          {poNumber && `, PO ${poNumber}`}, {stateWords[state]}
        </Text>
        <Text span fz="sm" className={classes.why}>
          {reasons.map(reasonText).join(' ')}
        </Text>
      </a>
    </li>
  )
}

function Lists({ onOpen, linkTo }: Pick<ApprovalsProps, 'onOpen' | 'linkTo'>) {
  const { data: viewer } = useViewer()
  const [scope, setScope] = useState<RequestScope>('waiting')
  const [page, setPage] = useState(1)
  const requests = useApprovalRequests(scope, page)
  const isAdmin = viewer !== null && viewer !== undefined && may(viewer.user, 'manageApprovals')
  const show = (next: string) => {
    setScope(next as RequestScope)
    setPage(1)
  }
  return (
    <Section id="approvals" title="Approvals">
      <SegmentedControl
        aria-label="Which requests"
        value={scope}
        onChange={show}
        data={[
          { value: 'waiting', label: 'Waiting for me' },
          { value: 'mine', label: 'Mine' },
          ...(isAdmin ? [{ value: 'company', label: 'Company' }] : []),
        ]}
      />
      <QueryStates
        query={requests}
        pending={<Skeleton height={220} />}
        isEmpty={(found) => found.total === 0}
        empty={
          <EmptyNote icon={<IconChecklist size={30} stroke={1.6} aria-hidden />} title={emptyTexts[scope]} />
        }
      >
        {({ requests: shown, pages }) => (
          <>
            <ul className={classes.requests} aria-busy={requests.isPlaceholderData}>
              {shown.map((request) => (
                <RequestRow key={request.id} request={request} onOpen={onOpen} linkTo={linkTo} />
              ))}
            </ul>
            {pages > 1 && <Pages of="requests" page={page} pages={pages} onPage={setPage} />}
          </>
        )}
      </QueryStates>
    </Section>
  )
}

/** Requests for approval: those that wait for the viewer, their own, and one of them opened. */
export function Approvals({ opened, onOpen, linkTo }: ApprovalsProps) {
  return (
    <Stack gap={16}>
      {opened === null ? (
        <Lists onOpen={onOpen} linkTo={linkTo} />
      ) : (
        <RequestPage key={opened} requestId={opened} onBack={() => onOpen(null)} />
      )}
    </Stack>
  )
}
