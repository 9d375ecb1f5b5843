import { Button, Stack, Text } from '@mantine/core'
import { useDisableSecondFactor } from '@mullion/client/accounts/second-factor.hooks'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import type { Viewer } from '@mullion/domain/accounts/session'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Section } from '../../../ui/section.tsx'
import { OwnPasswordDialog } from '../sign-in/password-dialog.tsx'
import { Devices } from './components/devices.tsx'
import { OwnPasswordForm } from './components/own-password-form.tsx'
import { Passkeys } from './components/passkeys.tsx'
import { SecondFactorDialog, type SecondFactorDialogProps } from './second-factor-dialog.tsx'

function TurnOffDialog({ opened, email, onClose }: Omit<SecondFactorDialogProps, 'onSignOut'>) {
  const disable = useDisableSecondFactor()
  const turnOff = async (password: string, code: string) => {
    await disable({ password, code })
    notify('Two-step verification turned off.')
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title="Turn off two-step verification" size={440}>
      <OwnPasswordForm email={email} button="Turn off" withCode onSend={turnOff}>
        You’ll sign in with only your password. Your recovery codes and passkeys will stop working.
      </OwnPasswordForm>
    </Dialog>
  )
}

function SecondFactor({ on, email }: { readonly on: boolean; readonly email: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section id="settings-second-factor" title="Two-step verification">
      <Text maw="68ch" fz="sm" c="dimmed" textWrap="pretty">
        {on
          ? 'Two-step verification is on. Signing in takes your password and a code from your authenticator app, or a passkey.'
          : 'Two-step verification is off. An authenticator app on your phone makes your account much safer.'}
      </Text>
      <Button variant="default" h={44} mr="auto" onClick={() => setOpen(true)}>
        {on ? 'Turn off two-step verification' : 'Turn on two-step verification'}
      </Button>
      <SecondFactorDialog opened={open && !on} email={email} onClose={close} />
      <TurnOffDialog opened={open && on} email={email} onClose={close} />
    </Section>
  )
}

export function GeneralSettings({ viewer }: { readonly viewer: Viewer }) {
  const [changing, setChanging] = useState(false)
  const { email, role } = viewer.user
  return (
    <Stack gap={16} miw={0}>
      <Section id="settings-password" title="Password">
        <Text maw="68ch" fz="sm" c="dimmed" textWrap="pretty" style={{ overflowWrap: 'anywhere' }}>
          You sign in with {email}. A new password signs you out everywhere else.
        </Text>
        <Button variant="default" h={44} mr="auto" onClick={() => setChanging(true)}>
          Reset Password
        </Button>
      </Section>
      <Devices />
      {isStaffRole(role) && <SecondFactor on={viewer.secondFactor} email={email} />}
      {viewer.secondFactor && <Passkeys email={email} />}
      <OwnPasswordDialog opened={changing} email={email} onClose={() => setChanging(false)} />
    </Stack>
  )
}
