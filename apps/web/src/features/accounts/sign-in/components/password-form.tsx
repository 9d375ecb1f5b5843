import { Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { focusFirstProblem, useShownProblems } from '../../../../lib/use-shown-problems.ts'
import {
  newPasswordProblems,
  noPasswords,
  type PasswordFieldName,
  passwordFieldNames,
  passwordHint,
  type TypedPasswords,
} from '../password-fields.ts'
import { useSending } from '../use-sending.ts'
import { PasswordField } from './fields.tsx'
import { SendingForm } from './sending-form.tsx'

export interface PasswordFormProps {
  readonly email: string
  readonly needsOld: boolean
  /** Prefills the old password if it was just typed; focus then starts at the new one. */
  readonly oldPassword?: string
  readonly onSend: (typed: TypedPasswords) => Promise<unknown>
  readonly onDone: () => void
  readonly helpFor?: (code: string) => ReactNode
  readonly children?: ReactNode
}

export function PasswordForm(props: PasswordFormProps) {
  const { email, needsOld, oldPassword = '', onSend, onDone, helpFor, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ ...noPasswords, oldPassword })
  const { sending, failure, send, forget } = useSending(
    'An error occurred during password reset',
    passwordFieldNames,
  )
  const problems = newPasswordProblems(typed, { email, needsOld })
  const { shown, leave, showAll } = useShownProblems<PasswordFieldName>(problems)
  const errors = { ...failure?.fields, ...shown }
  const hint = passwordHint(typed, email)

  const submit = async () => {
    showAll()
    if (Object.keys(problems).length > 0) return focusFirstProblem(form.current, problems)
    if (await send(() => onSend(typed))) onDone()
  }
  const field = (name: PasswordFieldName) => ({
    name,
    value: typed[name],
    problem: errors[name],
    onType: (field: PasswordFieldName, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }))
      forget()
    },
    // Leaving an untouched empty field is not an error yet.
    onLeave: (field: PasswordFieldName) => {
      if (typed[field]) leave(field)
    },
  })

  return (
    <SendingForm
      ref={form}
      {...{ sending, failure }}
      help={failure && helpFor?.(failure.code)}
      button="Change password"
      onSubmit={submit}
    >
      {children}
      {/* Password managers save a password together with its username. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {needsOld && (
        <PasswordField
          {...field('oldPassword')}
          first={!oldPassword}
          label="Old password"
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...field('newPassword')}
        first={!needsOld || oldPassword !== ''}
        label="New password"
        autoComplete="new-password"
        description={
          errors.newPassword ? undefined : (
            <Text span c={hint.good ? 'var(--good-ink)' : undefined} aria-live="polite">
              {hint.text}
            </Text>
          )
        }
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
    </SendingForm>
  )
}
