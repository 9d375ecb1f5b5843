import { Button } from '@mantine/core'
import {
  usePendingRequests,
  useRemoveRequest,
  useRestoreRequest,
} from '@mullion/client/admin/account-requests.hooks'
import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import { focusBeside } from '../../../lib/focus-beside.ts'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ServerList } from '../server-list.tsx'
import { RequestDetails } from './request-details.tsx'

export interface PendingRequestsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onSelect: (request: PendingRequest) => void
}

function useRemoveWithUndo() {
  const remove = useRemoveRequest()
  const restore = useRestoreRequest()
  return {
    removing: remove.isPending ? remove.variables.requestId : null,
    // Several may run at once, and `mutate` calls back only for the last.
    remove: ({ id: requestId, companyName }: PendingRequest) => {
      const undo = () => restore.mutateAsync({ requestId }).catch(notifyError)
      const removed = () => notifyUndoable(`Removed the request from ${companyName}.`, undo)
      return remove.mutateAsync({ requestId }).then(removed, notifyError)
    },
  }
}

/** Moves focus out of a row that is being removed, to its neighbor or the dialog. */
function leaveRow(button: Element): void {
  if (!focusBeside(button.closest('tr'))) button.closest<HTMLElement>('[role=dialog]')?.focus()
}

export function PendingRequests({ opened, onClose, onSelect }: PendingRequestsProps) {
  const { remove, removing } = useRemoveWithUndo()
  return (
    <Dialog opened={opened} onClose={onClose} title="Pending Customer Account Requests" size={980} fills>
      {opened && (
        <ServerList
          useRows={usePendingRequests}
          label="Pending account requests"
          ownOrder="Oldest first"
          columns={[
            { title: 'Company Name', sort: 'company', text: ({ companyName }) => companyName },
            {
              title: 'Contact Name',
              sort: 'contact',
              text: ({ firstName, lastName }) => `${firstName} ${lastName}`,
            },
            { title: 'Email', sort: 'email', text: ({ email }) => email },
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
                  onClick={({ currentTarget }) => {
                    leaveRow(currentTarget)
                    remove(request)
                  }}
                >
                  Remove
                </ActionButton>
              ),
            },
          ]}
          rowKey={({ id }) => id}
          empty="No pending requests available."
          searchLabel="Search requests"
          details={(request) => <RequestDetails request={request} />}
        />
      )}
    </Dialog>
  )
}
