import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import { acceptedText, type Prefilled } from './opened-cart.ts'
import classes from './share.module.css'

export interface PrefilledDialogProps {
  readonly opened: boolean
  readonly prefilled: Prefilled
  /** Names of parts no longer sold. */
  readonly gone: readonly string[]
  readonly onClose: () => void
  readonly onCart: () => void
  /** Called after the closing animation. */
  readonly onGone: () => void
}

const goesInMs = 500

/** Says that a link filled the cart, and what is missing. */
export function PrefilledDialog({ opened, prefilled, gone, onClose, onCart, onGone }: PrefilledDialogProps) {
  const { accepted, refused } = prefilled
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
        <p>{acceptedText(accepted)}</p>
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
          <Button variant="default" onClick={onCart}>
            View cart
          </Button>
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
