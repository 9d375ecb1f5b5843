import { Skeleton, Stack } from '@mantine/core'
import { useApprovalRequest } from '@mullion/client/approvals/approvals.hooks'
import { BackLink } from '../../ui/back-link.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { RequestSheet } from '../../ui/request-sheet.tsx'
import { Decide } from './decide.tsx'

/** One request for approval, and what the viewer may do to it. */
export function RequestPage({
  requestId,
  onBack,
}: {
  readonly requestId: number
  readonly onBack: () => void
}) {
  const request = useApprovalRequest(requestId)
  return (
    <Stack gap={16}>
      <BackLink to="All requests" onBack={onBack} />
      <QueryStates query={request} pending={<Skeleton height={420} />}>
        {(shown) => (
          <RequestSheet request={shown}>
            {shown.actions.length > 0 && <Decide request={shown} />}
          </RequestSheet>
        )}
      </QueryStates>
    </Stack>
  )
}
