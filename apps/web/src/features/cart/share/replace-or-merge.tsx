import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './share.module.css'

export interface ReplaceOrMergeProps {
  readonly opened: boolean
  /** How many parts the cart of the link holds. */
  readonly count: number
  readonly onReplace: () => void
  readonly onMerge: () => void
  readonly onKeep: () => void
}

/** Asks what becomes of the cart that is here when a link brings another one. */
export function ReplaceOrMerge({ opened, count, onReplace, onMerge, onKeep }: ReplaceOrMergeProps) {
  return (
    <Dialog opened={opened} onClose={onKeep} title="You already have a cart" size={520}>
      <div className={classes.body}>
        <p>
          The link brings a cart with {count === 1 ? 'one part' : `${count} parts`}. What should become of the
          cart that you have here?
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onKeep}>
            Keep mine
          </Button>
          <Button variant="default" onClick={onReplace}>
            Replace mine
          </Button>
          <Button onClick={onMerge} data-autofocus>
            Merge both
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
