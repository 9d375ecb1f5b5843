import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './share.module.css'

export interface ReplaceOrMergeProps {
  readonly opened: boolean
  /** Number of items in the shared cart. */
  readonly count: number
  readonly onReplace: () => void
  readonly onMerge: () => void
  readonly onKeep: () => void
}

/** Asks whether to replace the current cart with the shared one, merge the two, or keep the current one. */
export function ReplaceOrMerge({ opened, count, onReplace, onMerge, onKeep }: ReplaceOrMergeProps) {
  return (
    <Dialog opened={opened} onClose={onKeep} title="You already have a cart" size={520}>
      <div className={classes.body}>
        <p>
          This link has a cart with {count === 1 ? 'one item' : `${count} items`}. You already have items in
          yours.
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onKeep}>
            Keep my cart
          </Button>
          <Button variant="default" onClick={onReplace}>
            Replace my cart
          </Button>
          <Button onClick={onMerge} data-autofocus>
            Combine both
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
