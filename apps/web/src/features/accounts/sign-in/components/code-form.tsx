import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useConfirmByPasskey } from '@mullion/client/accounts/passkey.hooks'
import { useConfirmSignIn } from '@mullion/client/accounts/session.hooks'
import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { answerWithPasskey, hasPasskeys } from '../../browser-passkeys.ts'
import { showStep, signInState, takeTypedPassword } from '../sign-in.state.ts'
import { useCode } from '../use-code.ts'
import { useSending } from '../use-sending.ts'
import { Bubble } from './bubble.tsx'
import { CodeField } from './fields.tsx'
import classes from './form.module.css'
import { SendingForm } from './sending-form.tsx'

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

function PasskeyButton() {
  const confirm = useConfirmByPasskey()
  const { sending, failure, send } = useSending('An error occurred', [])
  const use = () =>
    send(async () => {
      const { requiredAction } = await confirm(answerWithPasskey)
      if (!requiredAction) takeTypedPassword()
    })
  return (
    <Stack gap={12} mb={18}>
      <ActionButton busy={sending} h={46} fullWidth onClick={use}>
        Use a passkey
      </ActionButton>
      {failure?.text && <Bubble>{failure.text}</Bubble>}
      <Text fz="sm" c="dimmed">
        Or enter a code:
      </Text>
    </Stack>
  )
}

export function CodeForm() {
  const { passkey } = useSnapshot(signInState)
  const element = useRef<HTMLFormElement>(null)
  const confirm = useConfirmSignIn()
  const [kind, setKind] = useState<keyof typeof texts>('app')
  const { form, field } = useCode(kind, async (code) => {
    const { requiredAction } = await confirm(code)
    if (!requiredAction) takeTypedPassword()
  })
  const { other, ...words } = texts[kind]
  useDidUpdate(() => element.current?.querySelector('input')?.focus(), [kind])

  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    field.onType('')
  }
  const startOver = () => {
    takeTypedPassword()
    showStep('sign-in')
  }
  const otherWays = (
    <Group gap="4px 16px" justify="space-between">
      <UnstyledButton className={classes.link} onClick={change}>
        {other}
      </UnstyledButton>
      <UnstyledButton className={classes.link} onClick={startOver}>
        Start over
      </UnstyledButton>
    </Group>
  )
  return (
    <>
      {passkey && hasPasskeys() && <PasskeyButton />}
      <SendingForm {...form} ref={element} button="Continue" below={otherWays}>
        <CodeField key={kind} {...words} {...field} recovery={kind === 'recovery'} />
      </SendingForm>
    </>
  )
}
