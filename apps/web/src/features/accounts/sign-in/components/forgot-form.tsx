import { Text, UnstyledButton } from '@mantine/core'
import { useForgotPassword } from '@mullion/client/accounts/password.hooks'
import { signInInput } from '@mullion/domain/accounts/session'
import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { showStep, signInState } from '../sign-in.state.ts'
import { useSending } from '../use-sending.ts'
import { Bubble } from './bubble.tsx'
import { EmailField } from './fields.tsx'
import classes from './form.module.css'
import { SendingForm } from './sending-form.tsx'

const sentText = 'A password reset email has been sent to your email address.'

/** Requests a password reset link. The answer is the same whether or not the account exists. */
export function ForgotForm() {
  const input = useRef<HTMLInputElement>(null)
  const askForMail = useForgotPassword()
  const { email } = useSnapshot(signInState, { sync: true })
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const { sending, failure, send } = useSending('Failed to reset password', ['email'])
  const read = signInInput.shape.login.safeParse(email)
  const problem = tried ? read.error?.issues[0]?.message : undefined

  const submit = async () => {
    setTried(true)
    setSent(false)
    if (!read.success) return input.current?.focus()
    setSent(await send(() => askForMail(read.data)))
  }
  const back = (
    <UnstyledButton className={classes.link} onClick={() => showStep('sign-in')}>
      Back to sign-in
    </UnstyledButton>
  )
  return (
    <SendingForm {...{ sending, failure }} button="Send reset email" onSubmit={submit} below={back}>
      <Text fz="sm" c="dimmed">
        Enter the email address you sign in with, and we’ll send you a link to choose a new password.
      </Text>
      <EmailField ref={input} name="email" error={problem ?? failure?.fields.email} />
      {sent && <Bubble tone="good">{sentText}</Bubble>}
    </SendingForm>
  )
}
