import { Button, Skeleton } from '@mantine/core'
import {
  usePendingRequests,
  useRemoveRequest,
  useRestoreRequest,
} from '@mullion/client/admin/account-requests.hooks'
import { readError } from '@mullion/client/read-error'
import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import { notifyProblem, notifyUndoable } from '../../../lib/notices.state.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { StaffList } from '../list/staff-list.tsx'
import type { StaffColumn } from '../list/staff-table.tsx'
import { RequestDetails } from './request-details.tsx'

export interface PendingRequestsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onSelect: (request: PendingRequest) => void
}

const contactName = ({ firstName, lastName }: PendingRequest) => `${firstName} ${lastName}`
const tell = (error: unknown) => notifyProblem(readError(error).message)

/** Removes a request and offers undo. */
function useRemoveWithUndo() {
  const remove = useRemoveRequest()
  const restore = useRestoreRequest()
  return {
    removing: remove.isPending ? remove.variables.requestId : null,
    remove: ({ id, companyName }: PendingRequest) =>
      remove.mutate(
        { requestId: id },
        {
          onSuccess: () =>
            notifyUndoable(`Removed the request from ${companyName}.`, () =>
              restore.mutate({ requestId: id }, { onError: tell }),
            ),
          onError: tell,
        },
      ),
  }
}

function RequestTable({
  requests,
  onSelect,
}: Pick<PendingRequestsProps, 'onSelect'> & { readonly requests: readonly PendingRequest[] }) {
  const { remove, removing } = useRemoveWithUndo()
  const columns: readonly StaffColumn<PendingRequest>[] = [
    { title: 'Company Name', text: (request) => request.companyName },
    { title: 'Contact Name', text: contactName },
    { title: 'Email', text: (request) => request.email },
    {
      title: 'Select',
      cell: (request) => (
        <Button
          size="compact-md"
          h={44}
          aria-label={`Select ${request.companyName}`}
          onClick={() => onSelect(request)}
        >
          Select
        </Button>
      ),
    },
    {
      title: 'Remove',
      cell: (request) => (
        <Button
          size="compact-md"
          h={44}
          variant="danger-quiet"
          aria-label={`Remove ${request.companyName}`}
          data-busy={removing === request.id || undefined}
          onClick={() => remove(request)}
        >
          Remove
        </Button>
      ),
    },
  ]
  return (
    <StaffList
      label="Pending account requests"
      rows={requests}
      columns={columns}
      empty="No pending requests available."
      searchLabel="Search requests"
      details={(request) => <RequestDetails request={request} />}
    />
  )
}

/** Pending account requests; selecting one fills the company form. */
export function PendingRequests({ opened, onClose, onSelect }: PendingRequestsProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Pending Customer Account Requests" size={980} fills>
      {opened && <OpenRequests onSelect={onSelect} />}
    </Dialog>
  )
}

function OpenRequests({ onSelect }: Pick<PendingRequestsProps, 'onSelect'>) {
  const requests = usePendingRequests()
  return (
    <QueryStates query={requests} pending={<Skeleton height={240} />}>
      {(found) => <RequestTable requests={found} onSelect={onSelect} />}
    </QueryStates>
  )
}
