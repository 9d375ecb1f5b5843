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
  /** Label of the button that cancels and changes nothing. */
  readonly keep?: string
  /** True while the action is in progress. */
  readonly busy?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** What will happen. */
  readonly children: ReactNode
}

/** Asks before something is lost. Focus starts on the safe button, so a premature Enter loses nothing. */
export function Confirm({
  opened,
  title,
  action,
  keep = 'Keep',
  busy,
  onClose,
  onConfirm,
  children,
}: ConfirmProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={420}>
      <p>{children}</p>
      <div className={classes.actions}>
        <Button variant="default" h={44} onClick={onClose} data-autofocus>
          {keep}
        </Button>
        <Button h={44} variant="danger" onClick={onConfirm} loading={busy ?? false}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
