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

/** The page of a list that is shown; a null scope is the list that the viewer most likely came for. */
interface Shown {
  readonly scope: RequestScope | null
  readonly page: number
}

interface ListsProps extends Pick<ApprovalsProps, 'onOpen' | 'linkTo'> {
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

function Lists({ shown: { scope: chosen, page }, onShow, onOpen, linkTo }: ListsProps) {
  const { data: viewer } = useViewer()
  const isAdmin = viewer !== null && viewer !== undefined && may(viewer.user, 'manageApprovals')
  const waiting = useApprovalRequests('waiting', 1)
  const nothingWaits = waiting.data?.total === 0
  const scope = chosen ?? (nothingWaits && !isAdmin ? 'mine' : 'waiting')
  const requests = useApprovalRequests(scope, page)
  return (
    <Section id="approvals" title="Approvals">
      <SegmentedControl
        aria-label="Which requests"
        value={scope}
        onChange={(next) => onShow({ scope: next as RequestScope, page: 1 })}
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
        {({ requests: listed, pages }) => (
          <>
            <RequestRows
              requests={listed}
              busy={requests.isPlaceholderData}
              onOpen={onOpen}
              linkTo={linkTo}
            />
            {pages > 1 && (
              <Pages
                of="requests"
                page={page}
                pages={pages}
                onPage={(next) => onShow({ scope, page: next })}
              />
            )}
          </>
        )}
      </QueryStates>
    </Section>
  )
}

/** Requests for approval: those that wait for the viewer, their own, and one of them opened. */
export function Approvals({ opened, onOpen, linkTo }: ApprovalsProps) {
  const [shown, setShown] = useState<Shown>({ scope: null, page: 1 })
  return (
    <Stack gap={16}>
      {opened === null ? (
        <Lists shown={shown} onShow={setShown} onOpen={onOpen} linkTo={linkTo} />
      ) : (
        <RequestPage key={opened} requestId={opened} onBack={() => onOpen(null)} />
      )}
    </Stack>
  )
}
