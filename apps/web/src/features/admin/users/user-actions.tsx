import { Button, Group } from '@mantine/core'
import {
  useEndSessions,
  useRequirePasswordChange,
  useResendInvitation,
} from '@mullion/client/admin/user-sign-in.hooks'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { countOf } from '../../../lib/count-of.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { fullName } from '../../../lib/person-words.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import classes from './company-users.module.css'

export type UserTask = 'edit' | 'delete'

export interface UserActionsProps {
  readonly user: CompanyUser
  /** Opens a dialog for actions that need one. */
  readonly onTask: (task: UserTask) => void
}

/** All staff actions on a user. Actions without a dialog confirm with a notification. */
export function UserActions({ user, onTask }: UserActionsProps) {
  const invite = useResendInvitation()
  const force = useRequirePasswordChange()
  const end = useEndSessions()
  const name = fullName(user)
  const one = { userId: user.id }
  return (
    <Group gap={8} className={classes.actions ?? ''}>
      <Button variant="default" aria-label={`Edit User ${name}`} onClick={() => onTask('edit')}>
        Edit User
      </Button>
      {user.invited ? (
        <ActionButton
          variant="default"
          aria-label={`Resend invitation to ${name}`}
          busy={invite.isPending}
          onClick={() =>
            invite.mutate(one, {
              onSuccess: ({ email }) => notify(`A new temporary password was emailed to ${email}.`),
              onError: notifyError,
            })
          }
        >
          Resend invitation
        </ActionButton>
      ) : (
        <ActionButton
          variant="default"
          aria-label={`Force password change for ${name}`}
          busy={force.isPending}
          onClick={() =>
            force.mutate(one, {
              onSuccess: () => notify(`${name} will have to choose a new password to continue.`),
              onError: notifyError,
            })
          }
        >
          Force password change
        </ActionButton>
      )}
      <ActionButton
        variant="default"
        aria-label={`End sessions of ${name}`}
        busy={end.isPending}
        onClick={() =>
          end.mutate(one, {
            onSuccess: ({ ended }) =>
              notify(`${countOf(ended, 'session')} ${ended === 1 ? 'was' : 'were'} ended for ${name}.`),
            onError: notifyError,
          })
        }
      >
        End sessions
      </ActionButton>
      <Button variant="danger-quiet" aria-label={`Delete User ${name}`} onClick={() => onTask('delete')}>
        Delete User
      </Button>
    </Group>
  )
}
