import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm.module.css'
import { Dialog } from './dialog.tsx'

export interface ConfirmProps {
  readonly opened: boolean
  /** The question, such as `Delete this card?`. */
  readonly title: string
  /** The confirm button's label. */
  readonly action: string
  readonly busy?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** What will happen. */
  readonly children: ReactNode
}

/** Asks before something is lost. Focus starts on Keep, so an early Enter loses nothing. */
export function Confirm({ opened, title, action, busy, onClose, onConfirm, children }: ConfirmProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={420}>
      <p>{children}</p>
      <div className={classes.actions}>
        <Button variant="default" h={44} onClick={onClose} data-autofocus>
          Keep
        </Button>
        <Button h={44} variant="danger" onClick={onConfirm} loading={busy ?? false}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
