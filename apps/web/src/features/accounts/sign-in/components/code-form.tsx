import { Group, Stack, UnstyledButton } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useConfirmSignIn } from '@mullion/client/accounts/session.hooks'
import { type FormEvent, useRef, useState } from 'react'
import { readCode } from '../read-code.ts'
import { showStep, takeTypedPassword } from '../sign-in.state.ts'
import { useSending } from '../use-sending.ts'
import { Bubble } from './bubble.tsx'
import { CodeField } from './code-field.tsx'
import classes from './form.module.css'
import { SubmitButton } from './submit-button.tsx'

const texts = {
  app: {
    label: 'Six-digit code',
    description: 'From the authenticator app you set up for this store.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    description: 'One of the codes you saved when you set up the app. Each code works once.',
    other: 'Use the authenticator app',
  },
} as const

/** Second sign-in step: an authenticator code or a recovery code. */
export function CodeForm() {
  const form = useRef<HTMLFormElement>(null)
  const confirm = useConfirmSignIn()
  const [kind, setKind] = useState<keyof typeof texts>('app')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { sending, failure, send, forget } = useSending('An error occurred', ['code'])
  const { label, description, other } = texts[kind]
  useDidUpdate(() => form.current?.querySelector('input')?.focus(), [kind])

  const change = (text: string) => {
    setCode(text)
    setProblem(undefined)
    forget()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readCode(code, kind)
    setProblem(read.problem)
    if (!read.code) return
    await send(async () => {
      const { requiredAction } = await confirm(read.code)
      if (!requiredAction) takeTypedPassword()
    })
  }
  const startOver = () => {
    takeTypedPassword()
    showStep('sign-in')
  }
  return (
    <Stack component="form" gap={14} ref={form} className={classes.form} onSubmit={submit} noValidate>
      <CodeField
        key={kind}
        label={label}
        description={description}
        recovery={kind === 'recovery'}
        value={code}
        problem={problem ?? failure?.fields.code}
        onType={change}
      />
      {failure?.text && <Bubble>{failure.text}</Bubble>}
      <SubmitButton sending={sending}>Continue</SubmitButton>
      <Group gap="4px 16px" justify="space-between">
        <UnstyledButton
          className={classes.link}
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app')
            change('')
          }}
        >
          {other}
        </UnstyledButton>
        <UnstyledButton className={classes.link} onClick={startOver}>
          Start over
        </UnstyledButton>
      </Group>
    </Stack>
  )
}
