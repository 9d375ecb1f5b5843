import { Button, Stack } from '@mantine/core'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import actions from '../../../ui/actions.module.css'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './webhooks.module.css'

export interface SecretDialogProps {
  /** Null while there is none to show. */
  readonly secret: string | null
  readonly replacesAnother: boolean
  readonly onClose: () => void
}

/** Shows a secret this once; it must be answered. */
export function SecretDialog({ secret, replacesAnother, onClose }: SecretDialogProps) {
  const shown = useLastShown(secret) ?? ''
  return (
    <Dialog
      opened={secret !== null}
      onClose={onClose}
      title="Secret of the endpoint"
      size={560}
      dismissible={false}
    >
      <Stack gap={12}>
        <p>The receiver checks signatures with this secret. Copy it now. It won’t be shown again.</p>
        <div>
          <p className={classes.text}>{shown}</p>
          <CopyButton text={shown} label="Copy secret" word="Copy" />
        </div>
        {replacesAnother && (
          <p>
            For a day, deliveries are signed with the earlier secret too. Replace it in the receiver by then.
          </p>
        )}
        <div className={actions.actions}>
          <Button h={44} onClick={onClose} data-autofocus>
            I copied it
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
