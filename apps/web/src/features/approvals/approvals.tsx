import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Skeleton, Stack } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useApprovalRequests } from '@mullion/client/approvals/approvals.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import type { RequestScope } from '@mullion/domain/approvals/approval-request'
import { IconChecklist } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { RequestRows } from '../../ui/request-rows.tsx'
import { Section } from '../../ui/section.tsx'
import { RequestPage } from './request-page.tsx'

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
            <RequestRows requests={shown} busy={requests.isPlaceholderData} onOpen={onOpen} linkTo={linkTo} />
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
