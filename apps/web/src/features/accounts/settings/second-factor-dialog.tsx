import { UnstyledButton } from '@mantine/core'
import { useStartSecondFactor } from '@mullion/client/accounts/second-factor.hooks'
import type { SecondFactorSetup } from '@mullion/domain/accounts/session'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import form from '../sign-in/components/form.module.css'
import { OwnPasswordForm } from './components/own-password-form.tsx'
import { SetUpSteps } from './components/set-up-steps.tsx'

export interface SecondFactorDialogProps {
  readonly opened: boolean
  readonly email: string
  readonly onClose: () => void
  /** Set if the second factor is mandatory now: signing out is then the only way to leave the dialog. */
  readonly onSignOut?: () => void
}

export function SecondFactorDialog({ opened, email, onClose, onSignOut }: SecondFactorDialogProps) {
  const start = useStartSecondFactor()
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setSetup(null)}
      title="Turn on two-step verification"
      size={setup ? 620 : 440}
      dismissible={!onSignOut}
      fills
    >
      {setup ? (
        <SetUpSteps setup={setup} onDone={onClose} />
      ) : (
        <OwnPasswordForm
          email={email}
          button="Continue"
          onSend={async (password) => setSetup(await start(password))}
        >
          {onSignOut && 'This store requires two-step verification for staff. '}
          You’ll need an authenticator app on your phone. Any app works.
        </OwnPasswordForm>
      )}
      {onSignOut && (
        <UnstyledButton className={form.link} w="100%" mt={8} onClick={onSignOut}>
          Sign out instead
        </UnstyledButton>
      )}
    </Dialog>
  )
}
