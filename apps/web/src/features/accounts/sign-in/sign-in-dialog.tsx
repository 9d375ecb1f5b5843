import { useDidUpdate } from '@mantine/hooks'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Dialog, type DialogProps } from '../../../ui/dialog.tsx'
import { CodeForm } from './components/code-form.tsx'
import { ForgotForm } from './components/forgot-form.tsx'
import { SignInForm } from './components/sign-in-form.tsx'
import { restartSignIn, signInState } from './sign-in.state.ts'

const steps = {
  'sign-in': { title: 'Sign In', Form: SignInForm },
  code: { title: 'Enter your code', Form: CodeForm },
  forgot: { title: 'Forgot Password', Form: ForgotForm },
}

/** Sign-in dialog, with the second factor and the password reset; closes once the user is signed in. */
export function SignInDialog({ opened, onClose }: Pick<DialogProps, 'opened' | 'onClose'>) {
  const body = useRef<HTMLDivElement>(null)
  const { step } = useSnapshot(signInState)
  const { title, Form } = steps[step]
  useDidUpdate(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [step])
  return (
    <Dialog
      placed
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={restartSignIn}
      title={title}
      size={420}
    >
      <div ref={body}>
        <Form />
      </div>
    </Dialog>
  )
}
