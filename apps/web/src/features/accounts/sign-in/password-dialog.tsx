import { useChangePassword, useResetPassword } from '@mullion/client/accounts/password.hooks'
import { notify } from '../../../lib/notices.state.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './components/form.module.css'
import { PasswordForm } from './components/password-form.tsx'

const title = 'Change Password'
const size = 440

export interface OwnPasswordDialogProps {
  readonly opened: boolean
  readonly email: string
  readonly onClose: () => void
  /** Given where the password must be changed before anything else: there is no way past it but this. */
  readonly onSignOut?: () => void
}

/** Somebody who is signed in changes their password. */
export function OwnPasswordDialog({ opened, email, onClose, onSignOut }: OwnPasswordDialogProps) {
  const change = useChangePassword()
  const done = () => {
    notify('Your password has been changed.')
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size} dismissible={!onSignOut}>
      <PasswordForm
        email={email}
        needsOld
        onSend={({ oldPassword, newPassword }) => change({ oldPassword, newPassword })}
        onDone={done}
      >
        {onSignOut && (
          <p className={classes.note}>
            You signed in with a temporary password. Choose your own to continue.
          </p>
        )}
      </PasswordForm>
      {onSignOut && (
        <button type="button" className={classes.way} onClick={onSignOut}>
          Sign out instead
        </button>
      )}
    </Dialog>
  )
}

export interface ResetPasswordDialogProps {
  /** The secret of the mailed link; null when there is none any more. */
  readonly token: string | null
  readonly onClose: () => void
  /** Called when the password is set: next comes the sign-in. */
  readonly onDone: () => void
  /** Leads to where a new mail can be asked for; absent for somebody who is signed in and needs none. */
  readonly onNewLink: (() => void) | undefined
}

/** Somebody with a mailed link chooses a new password, without the old one. */
export function ResetPasswordDialog({ token, onClose, onDone, onNewLink }: ResetPasswordDialogProps) {
  const reset = useResetPassword()
  const done = () => {
    notify('Your password has been changed. Please sign in with it.')
    onDone()
  }
  const helpFor = (code: string) =>
    code === 'accounts.link_refused' &&
    onNewLink && (
      <button type="button" className={classes.link} onClick={onNewLink}>
        Send a new link
      </button>
    )
  return (
    <Dialog opened={token !== null} onClose={onClose} title={title} size={size}>
      <PasswordForm
        email=""
        needsOld={false}
        onSend={async ({ newPassword }) => token !== null && reset(token, newPassword)}
        onDone={done}
        helpFor={helpFor}
      >
        <p className={classes.note}>Choose a new password. You will then be signed out everywhere.</p>
      </PasswordForm>
    </Dialog>
  )
}
