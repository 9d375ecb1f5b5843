import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import type { OpenedCart } from './opened-cart.ts'
import classes from './share.module.css'

export interface PrefilledDialogProps {
  readonly opened: boolean
  readonly cart: OpenedCart
  /** What the cart did not take, with the reason. */
  readonly refused: readonly string[]
  readonly onClose: () => void
  /** Called once the dialog has gone. */
  readonly onGone: () => void
}

const goesInMs = 500

/** Says that a link has filled the cart, and what of it is missing. */
export function PrefilledDialog({ opened, cart, refused, onClose, onGone }: PrefilledDialogProps) {
  const { additions, gone } = cart
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      goesInMs={goesInMs}
      title="We've Pre-filled Your Cart!"
      size={480}
    >
      <div className={classes.body}>
        <p>{additions.length === 1 ? 'One part is' : `${additions.length} parts are`} in your cart now.</p>
        {gone.length > 0 && (
          <div>
            <p className={classes.problem}>No longer sold, and left out:</p>
            <p className={classes.list}>{gone.join(', ')}</p>
          </div>
        )}
        {refused.length > 0 && (
          <div>
            <p className={classes.problem}>Not all of this could be added:</p>
            <ul className={classes.list}>
              {refused.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.actions}>
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
