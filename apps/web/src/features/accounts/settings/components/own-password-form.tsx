import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { CodeField, PasswordField } from '../../sign-in/components/fields.tsx'
import { SendingForm } from '../../sign-in/components/sending-form.tsx'
import { useSending } from '../../sign-in/use-sending.ts'

export interface OwnPasswordFormProps {
  readonly email: string
  readonly button: string
  readonly withCode?: boolean
  readonly onSend: (password: string, code: string) => Promise<void>
  readonly children: ReactNode
  /** What else is asked, above the password. */
  readonly fields?: ReactNode
}

/** Asks for the password again before sensitive actions, in case another person is at the computer. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { email, button, withCode, onSend, children, fields } = props
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { sending, failure, send, forget } = useSending('An error occurred', ['password', 'code'])
  const codeMissing = withCode && code.trim().length < 6
  const missing = tried && !password ? 'Enter your password.' : undefined

  const submit = async () => {
    setTried(true)
    if (password && !codeMissing) await send(() => onSend(password, code.trim()))
  }
  return (
    <SendingForm {...{ sending, failure, button }} onSubmit={submit}>
      <Text component="div" fz="sm" c="dimmed">
        {children}
      </Text>
      {fields}
      {/* Password managers save a password together with its username. */}
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
      {withCode && (
        <CodeField
          recovery
          label="Code"
          description="The six digits from your app, or a recovery code."
          value={code}
          problem={tried && codeMissing ? 'Enter the code.' : failure?.fields.code}
          onType={(text) => {
            setCode(text)
            forget()
          }}
        />
      )}
    </SendingForm>
  )
}
