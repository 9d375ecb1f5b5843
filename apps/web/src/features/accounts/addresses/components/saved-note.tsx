import { Button } from '@mantine/core'
import { Dialog } from '../../../../ui/dialog.tsx'
import classes from './form-actions.module.css'

export interface SavedNoteProps {
  readonly text: string
  readonly opened: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** Confirms a save in a dialog until the user closes it. */
export function SavedNote({ text, opened, onClose, onClosed }: SavedNoteProps) {
  return (
    <Dialog opened={opened} onClose={onClose} onExitTransitionEnd={onClosed} title={text} size={420}>
      <div className={classes.actions}>
        <Button h={44} onClick={onClose} data-autofocus>
          OK
        </Button>
      </div>
    </Dialog>
  )
}
