import { TextInput } from '@mantine/core'
import { useForgotPassword } from '@mullion/client/accounts/password.hooks'
import { signInInput } from '@mullion/domain/accounts/session'
import { type FormEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { showStep, signInState, typeEmail } from '../sign-in.state.ts'
import { useSending } from '../use-sending.ts'
import { Bubble } from './bubble.tsx'
import classes from './form.module.css'
import { SubmitButton } from './submit-button.tsx'

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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setSent(false)
    if (!read.success) return input.current?.focus()
    setSent(await send(() => askForMail(read.data)))
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.note}>
        Enter the email address you sign in with, and we’ll send you a link to choose a new password.
      </p>
      <TextInput
        ref={input}
        data-autofocus
        name="email"
        label="Your Email"
        type="email"
        required
        withAsterisk={false}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        classNames={{ input: classes.input }}
        value={email}
        error={problem ?? failure?.fields.email}
        onChange={(event) => typeEmail(event.currentTarget.value)}
      />
      {failure?.text && <Bubble>{failure.text}</Bubble>}
      {sent && <Bubble tone="good">{sentText}</Bubble>}
      <SubmitButton sending={sending}>Send reset email</SubmitButton>
      <button type="button" className={classes.link} onClick={() => showStep('sign-in')}>
        Back to sign-in
      </button>
    </form>
  )
}
