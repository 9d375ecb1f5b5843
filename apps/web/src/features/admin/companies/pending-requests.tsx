import { Button } from '@mantine/core'
import {
  usePendingRequests,
  useRemoveRequest,
  useRestoreRequest,
} from '@mullion/client/admin/account-requests.hooks'
import type { PendingRequest, PendingRequestsInput } from '@mullion/domain/accounts/dealer-request'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { RequestDetails } from './request-details.tsx'

export interface PendingRequestsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onSelect: (request: PendingRequest) => void
}

const contactName = ({ firstName, lastName }: PendingRequest) => `${firstName} ${lastName}`

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
              restore.mutate({ requestId: id }, { onError: notifyError }),
            ),
          onError: notifyError,
        },
      ),
  }
}

type RequestColumn = NonNullable<PendingRequestsInput['sort']>

function OpenRequests({ onSelect }: Pick<PendingRequestsProps, 'onSelect'>) {
  const list = useStaffList<RequestColumn>()
  const query = usePendingRequests(list.input)
  const { remove, removing } = useRemoveWithUndo()
  const columns: readonly StaffColumn<PendingRequest, RequestColumn>[] = [
    { title: 'Company Name', sort: 'company', text: (request) => request.companyName },
    { title: 'Contact Name', sort: 'contact', text: contactName },
    { title: 'Email', sort: 'email', text: (request) => request.email },
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
        <ActionButton
          size="compact-md"
          h={44}
          variant="danger-quiet"
          aria-label={`Remove ${request.companyName}`}
          busy={removing === request.id}
          onClick={() => remove(request)}
        >
          Remove
        </ActionButton>
      ),
    },
  ]
  return (
    <StaffList
      {...{ list, query }}
      label="Pending account requests"
      ownOrder="Oldest first"
      columns={columns}
      rowKey={({ id }) => id}
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
