import { Button } from '@mantine/core'
import {
  useEndSessions,
  useRequirePasswordChange,
  useResendInvitation,
} from '@mullion/client/admin/user-sign-in.hooks'
import { readError } from '@mullion/client/read-error'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { fullName } from '../../../lib/person-words.ts'
import classes from './company-users.module.css'

export type UserTask = 'edit' | 'delete'

export interface UserActionsProps {
  readonly user: CompanyUser
  /** Opens a dialog for actions that need one. */
  readonly onTask: (task: UserTask) => void
}

const showError = (error: unknown) => notifyProblem(readError(error).message)
const sessions = (count: number) => (count === 1 ? '1 session was' : `${count} sessions were`)

/** All staff actions on a user. Actions without a dialog confirm with a notification. */
export function UserActions({ user, onTask }: UserActionsProps) {
  const invite = useResendInvitation()
  const force = useRequirePasswordChange()
  const end = useEndSessions()
  const name = fullName(user)
  const one = { userId: user.id }
  return (
    <div className={classes.actions}>
      <Button variant="default" aria-label={`Edit User ${name}`} onClick={() => onTask('edit')}>
        Edit User
      </Button>
      {user.invited ? (
        <Button
          variant="default"
          aria-label={`Resend invitation to ${name}`}
          data-busy={invite.isPending || undefined}
          onClick={() =>
            invite.mutate(one, {
              onSuccess: ({ email }) => notify(`A new temporary password was emailed to ${email}.`),
              onError: showError,
            })
          }
        >
          Resend invitation
        </Button>
      ) : (
        <Button
          variant="default"
          aria-label={`Force password change for ${name}`}
          data-busy={force.isPending || undefined}
          onClick={() =>
            force.mutate(one, {
              onSuccess: () => notify(`${name} will have to choose a new password to continue.`),
              onError: showError,
            })
          }
        >
          Force password change
        </Button>
      )}
      <Button
        variant="default"
        aria-label={`End sessions of ${name}`}
        data-busy={end.isPending || undefined}
        onClick={() =>
          end.mutate(one, {
            onSuccess: ({ ended }) => notify(`${sessions(ended)} ended for ${name}.`),
            onError: showError,
          })
        }
      >
        End sessions
      </Button>
      <Button variant="danger-quiet" aria-label={`Delete User ${name}`} onClick={() => onTask('delete')}>
        Delete User
      </Button>
    </div>
  )
}
