import { useDisableSecondFactor } from '@mullion/client/accounts/second-factor.hooks'
import { notify } from '../../../../lib/notices.state.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'

export interface TurnOffDialogProps {
  readonly opened: boolean
  readonly email: string
  readonly onClose: () => void
}

/** Turns the second factor off; asks for the password and a code. */
export function TurnOffDialog({ opened, email, onClose }: TurnOffDialogProps) {
  const disable = useDisableSecondFactor()
  const turnOff = async (password: string, code: string) => {
    await disable({ password, code })
    notify('Two-step verification turned off.')
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title="Turn off two-step verification" size={440}>
      <OwnPasswordForm email={email} button="Turn off" withCode onSend={turnOff}>
        You’ll sign in with only your password, and your recovery codes will stop working.
      </OwnPasswordForm>
    </Dialog>
  )
}
