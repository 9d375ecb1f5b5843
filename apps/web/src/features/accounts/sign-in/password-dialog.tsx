import { Skeleton, Text, UnstyledButton } from '@mantine/core'
import {
  useChangePassword,
  useCheckResetLink,
  useResetPassword,
} from '@mullion/client/accounts/password.hooks'
import { linkRefused } from '@mullion/domain/accounts/account-errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Bubble } from './components/bubble.tsx'
import classes from './components/form.module.css'
import { PasswordForm } from './components/password-form.tsx'
import { takeTypedPassword } from './sign-in.state.ts'

const title = 'Change password'
const size = 440

export interface OwnPasswordDialogProps {
  readonly opened: boolean
  readonly email: string
  readonly onClose: () => void
  /** Set if the password must be changed now: signing out is then the only way to leave the dialog. */
  readonly onSignOut?: () => void
}

export function OwnPasswordDialog({ opened, email, onClose, onSignOut }: OwnPasswordDialogProps) {
  const change = useChangePassword()
  // Do not ask again for the temporary password that was just typed at sign-in.
  const [typedBefore] = useState(() => (onSignOut ? takeTypedPassword() : ''))
  const done = () => {
    notify('Your password has been changed.')
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size} dismissible={!onSignOut}>
      <PasswordForm
        email={email}
        needsOld
        oldPassword={typedBefore}
        onSend={({ oldPassword, newPassword }) => change({ oldPassword, newPassword })}
        onDone={done}
      >
        {onSignOut && (
          <Text fz="sm" c="dimmed">
            You signed in with a temporary password. Choose your own to continue.
          </Text>
        )}
      </PasswordForm>
      {onSignOut && (
        <UnstyledButton className={classes.link} w="100%" mt={8} onClick={onSignOut}>
          Sign out instead
        </UnstyledButton>
      )}
    </Dialog>
  )
}

export interface ResetPasswordDialogProps {
  readonly token: string | null
  readonly onClose: () => void
  readonly onDone: () => void
  readonly onNewLink: (() => void) | undefined
  readonly onRefused: () => void
}

/** Checks whether an emailed link is still valid. A failed check is ignored: submitting will report it. */
function useLinkCheck(token: string | null, onRefused: () => void): 'checking' | 'good' | 'refused' {
  const check = useCheckResetLink()
  const [checked, setChecked] = useState<{ token: string; good: boolean } | null>(null)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (token === null) return
    let left = false
    const settle = (good: boolean) => {
      if (left) return
      setChecked({ token, good })
      if (!good) refused()
    }
    check(token).then(
      ({ good }) => settle(good),
      () => settle(true),
    )
    return () => {
      left = true
    }
  }, [token, check])
  if (token !== null && checked?.token !== token) return 'checking'
  return checked?.good === false ? 'refused' : 'good'
}

export function ResetPasswordDialog(props: ResetPasswordDialogProps) {
  const { token, onClose, onDone, onNewLink } = props
  const reset = useResetPassword()
  const link = useLinkCheck(token, props.onRefused)
  const body = useRef<HTMLDivElement>(null)
  // The form renders only after the dialog has taken focus.
  useEffect(() => {
    if (link === 'good') body.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [link])
  const done = () => {
    notify('Your password has been changed. Sign in with the new one.')
    onDone()
  }
  const newLink = onNewLink && (
    <UnstyledButton className={classes.link} onClick={onNewLink}>
      Send a new link
    </UnstyledButton>
  )
  return (
    <Dialog opened={token !== null} onClose={onClose} title={title} size={size}>
      <div ref={body}>
        {link === 'checking' && <Skeleton height={240} aria-label="Checking your link" role="status" />}
        {link === 'refused' && (
          <Bubble>
            {linkRefused().message} {newLink}
          </Bubble>
        )}
        {link === 'good' && (
          <PasswordForm
            email=""
            needsOld={false}
            onSend={async ({ newPassword }) => token !== null && reset(token, newPassword)}
            onDone={done}
            helpFor={(code) => code === 'accounts.link_refused' && newLink}
          >
            <Text fz="sm" c="dimmed">
              Choose a new password. You’ll then be signed out on all devices.
            </Text>
          </PasswordForm>
        )}
      </div>
    </Dialog>
  )
}
