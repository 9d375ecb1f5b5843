import { type FormEvent, type ReactNode, useState } from 'react'
import { Bubble } from '../../sign-in/components/bubble.tsx'
import classes from '../../sign-in/components/form.module.css'
import { PasswordField } from '../../sign-in/components/password-field.tsx'
import { SubmitButton } from '../../sign-in/components/submit-button.tsx'
import { useSending } from '../../sign-in/use-sending.ts'

export interface OwnPasswordFormProps {
  readonly email: string
  readonly button: string
  readonly onSend: (password: string) => Promise<void>
  readonly children: ReactNode
}

/** Asks for the person's password once more, before something that a stranger at their desk must not do. */
export function OwnPasswordForm({ email, button, onSend, children }: OwnPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { sending, failure, send, forget } = useSending('An error occurred', ['password'])
  const missing = tried && !password ? 'Please enter your password.' : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password) await send(() => onSend(password))
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.note}>{children}</div>
      {/* For password managers, which keep a password with its name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        first
        name="password"
        label="Your Password"
        autoComplete="current-password"
        value={password}
        problem={missing ?? failure?.fields.password}
        onType={(_, text) => {
          setPassword(text)
          forget()
        }}
      />
      {failure?.text && <Bubble>{failure.text}</Bubble>}
      <SubmitButton sending={sending}>{button}</SubmitButton>
    </form>
  )
}
