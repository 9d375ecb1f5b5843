import { Stack, Text, UnstyledButton } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Dialog, type DialogProps } from '../../../ui/dialog.tsx'
import { CodeForm } from './components/code-form.tsx'
import { ForgotForm } from './components/forgot-form.tsx'
import classes from './components/form.module.css'
import { SignInForm } from './components/sign-in-form.tsx'
import { restartSignIn, signInState, typeEmail } from './sign-in.state.ts'

const steps = {
  'sign-in': { title: 'Sign In', Form: SignInForm },
  code: { title: 'Enter your code', Form: CodeForm },
  forgot: { title: 'Forgot Password', Form: ForgotForm },
}

function SignedOutNote() {
  return (
    <Text mb={14}>
      <strong>You were signed out. Sign in to continue.</strong> Everything you entered is still here.
    </Text>
  )
}

function Leave({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Stack mt={8} gap={0} align="start">
      <UnstyledButton className={classes.link} onClick={onLeave}>
        Continue without signing in
      </UnstyledButton>
      <Text fz="sm" c="dimmed">
        This clears what was entered.
      </Text>
    </Stack>
  )
}

export interface SignInDialogProps extends Pick<DialogProps, 'opened' | 'onClose'> {
  /** The user whose session ended while they were using the page; null if nobody was signed in. */
  readonly signedOut: { readonly email: string; readonly onLeave: () => void } | null
}

export function SignInDialog({ opened, signedOut, onClose }: SignInDialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const { step } = useSnapshot(signInState)
  const { title, Form } = steps[step]
  const email = signedOut?.email
  useEffect(() => {
    if (email) typeEmail(email)
  }, [email])
  useDidUpdate(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [step])
  return (
    <Dialog
      placed
      opened={opened}
      dismissible={signedOut === null}
      onClose={onClose}
      onExitTransitionEnd={restartSignIn}
      title={title}
      size={420}
    >
      <div ref={body}>
        {signedOut && <SignedOutNote />}
        <Form />
        {signedOut && <Leave onLeave={signedOut.onLeave} />}
      </div>
    </Dialog>
  )
}
