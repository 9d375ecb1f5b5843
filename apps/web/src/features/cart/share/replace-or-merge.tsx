import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './share.module.css'

export interface ReplaceOrMergeProps {
  readonly opened: boolean
  /** How many items the cart of the link holds. */
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
