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
  /** The word on the button that leaves all as it is. */
  readonly keep?: string
  /** True while it is being done. */
  readonly busy?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** What will happen. */
  readonly children: ReactNode
}

/** Asks before something is lost; a press of Enter that comes too early loses nothing. */
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
