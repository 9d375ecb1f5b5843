import { type FormEvent, type ReactNode, useRef, useState } from 'react'
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
import { Bubble } from './bubble.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

export interface PasswordFormProps {
  /** Whose password it is, for the rules and for password managers; empty when nobody knows. */
  readonly email: string
  readonly needsOld: boolean
  /** The old one, where it was typed a moment ago; the new one is asked for first then. */
  readonly oldPassword?: string
  /** Sends the passwords. */
  readonly onSend: (typed: TypedPasswords) => Promise<unknown>
  /** Called once they have been taken. */
  readonly onDone: () => void
  /** More about a failure, by its code. */
  readonly helpFor?: (code: string) => ReactNode
  readonly children?: ReactNode
}

/** A new password, typed twice, and the old one where it is known. */
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
  const told = { ...failure?.fields, ...shown }
  const hint = passwordHint(typed, email)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    showAll()
    if (Object.keys(problems).length > 0) return focusFirstProblem(form.current, problems)
    if (await send(() => onSend(typed))) onDone()
  }
  const field = (name: PasswordFieldName) => ({
    name,
    value: typed[name],
    problem: told[name],
    onType: (field: PasswordFieldName, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }))
      forget()
    },
    // An empty field that was only passed through is no mistake yet.
    onLeave: (field: PasswordFieldName) => {
      if (typed[field]) leave(field)
    },
  })

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {children}
      {/* For password managers, which keep a password with its name. */}
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
          told.newPassword ? undefined : (
            <span className={classes.hint} data-good={hint.good || undefined} aria-live="polite">
              {hint.text}
            </span>
          )
        }
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      {failure?.text && (
        <Bubble>
          {failure.text} {helpFor?.(failure.code)}
        </Bubble>
      )}
      <SubmitButton sending={sending}>Change Password</SubmitButton>
    </form>
  )
}
