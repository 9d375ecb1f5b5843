import { Button } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../../../ui/section.tsx'
import settings from '../general-settings.module.css'
import { SecondFactorDialog } from '../second-factor-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

export interface SecondFactorProps {
  readonly on: boolean
  readonly email: string
}

/** Shows whether the second factor (authenticator app) is on, with the ways to change it. */
export function SecondFactor({ on, email }: SecondFactorProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section id="settings-second-factor" title="Two-step verification">
      <p className={settings.note}>
        {on
          ? 'Two-step verification is on. Signing in takes your password and a code from your authenticator app.'
          : 'Two-step verification is off. An authenticator app on your phone makes your account much safer.'}
      </p>
      <div>
        <Button variant="default" className={settings.button} onClick={() => setOpen(true)}>
          {on ? 'Turn off two-step verification' : 'Turn on two-step verification'}
        </Button>
      </div>
      <SecondFactorDialog opened={open && !on} email={email} onClose={close} />
      <TurnOffDialog opened={open && on} email={email} onClose={close} />
    </Section>
  )
}
