import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { clearCart } from '../cart.state.ts'
import classes from './clear-cart.module.css'

export function ClearCart({ count }: { readonly count: number }) {
  const [asking, { open, close }] = useDisclosure(false)
  const clear = () => {
    close()
    notifyUndoable('The cart was cleared.', clearCart())
  }
  return (
    <>
      <Button variant="subtle" className={classes.open} onClick={open}>
        Clear Cart
      </Button>
      <Dialog opened={asking} onClose={close} title="Clear the cart?" size={420}>
        <p>{count === 1 ? 'The one part in it' : `All ${count} parts in it`} will be removed.</p>
        <div className={classes.choice}>
          <Button variant="default" onClick={close}>
            Keep
          </Button>
          <Button onClick={clear}>Clear Cart</Button>
        </div>
      </Dialog>
    </>
  )
}
