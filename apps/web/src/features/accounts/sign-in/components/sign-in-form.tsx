import { Checkbox, Group, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { useSignIn } from '@mullion/client/accounts/session.hooks'
import { signInInput } from '@mullion/domain/accounts/session'
import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { pickServerErrors, problemsOf } from '../../../../lib/form-problems.ts'
import { focusFirstProblem } from '../../../../lib/use-shown-problems.ts'
import {
  askForSecondFactor,
  holdTypedPassword,
  showStep,
  signInState,
  takeTypedPassword,
} from '../sign-in.state.ts'
import { useSending } from '../use-sending.ts'
import { EmailField, PasswordField } from './fields.tsx'
import classes from './form.module.css'
import { SendingForm } from './sending-form.tsx'

const fields = ['login', 'password'] as const

export function SignInForm() {
  const form = useRef<HTMLFormElement>(null)
  const signIn = useSignIn()
  const { email } = useSnapshot(signInState, { sync: true })
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [tried, setTried] = useState(false)
  const { sending, failure, send } = useSending('An error occurred', fields)
  const typed = { login: email, password, rememberMe }
  const wrong = problemsOf(signInInput, typed, { fields })
  const problems = { ...pickServerErrors(fields, failure?.fields ?? {}), ...(tried ? wrong : {}) }

  const submit = async () => {
    setTried(true)
    const read = signInInput.safeParse(typed)
    if (!read.success) return focusFirstProblem(form.current, wrong)
    const signedIn = await send(async () => {
      holdTypedPassword(read.data.password)
      const answer = await signIn(read.data)
      if (answer.outcome === 'second_factor') askForSecondFactor(answer.passkey)
      else if (!answer.viewer.requiredAction) takeTypedPassword()
    })
    if (!signedIn) takeTypedPassword()
  }

  return (
    <SendingForm ref={form} {...{ sending, failure }} button="Sign In" onSubmit={submit}>
      <EmailField name="login" error={problems.login} />
      <PasswordField
        name="password"
        label="Your Password"
        autoComplete="current-password"
        value={password}
        problem={problems.password}
        onType={(_, text) => setPassword(text)}
      />
      <Group gap="4px 16px" justify="space-between">
        <Checkbox
          classNames={{ body: classes.option }}
          label="Remember Me"
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.currentTarget.checked)}
        />
        <UnstyledButton className={classes.link} onClick={() => showStep('forgot')}>
          Forgot Password
        </UnstyledButton>
      </Group>
    </SendingForm>
  )
}
