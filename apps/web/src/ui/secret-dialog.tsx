import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLastShown } from '../lib/use-last-shown.ts'
import actions from './actions.module.css'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import classes from './secret-dialog.module.css'

export interface SecretDialogProps {
  /** Null while there is none to show. */
  readonly secret: string | null
  readonly title: string
  /** Who needs the secret. */
  readonly text: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Shows a secret this once; it must be answered. */
export function SecretDialog({ secret, title, text, onClose, children }: SecretDialogProps) {
  const shown = useLastShown(secret) ?? ''
  return (
    <Dialog opened={secret !== null} onClose={onClose} title={title} size={560} dismissible={false}>
      <Stack gap={12}>
        <p>{text} Copy it now. It won’t be shown again.</p>
        <div>
          <p className={classes.secret}>{shown}</p>
          <CopyButton text={shown} label="Copy secret" word="Copy" />
        </div>
        {children}
        <div className={actions.actions}>
          <Button h={44} onClick={onClose} data-autofocus>
            I copied it
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
