import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { dismissUndo, notifyUndoable } from '../../../lib/notices.state.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { clearCart } from '../cart.state.ts'
import classes from './clear-cart.module.css'

/** Empties the cart after a confirmation; `count` is the number shown in the header. */
export function ClearCart({ count }: { readonly count: number }) {
  const [asking, { open, close }] = useDisclosure(false)
  const clear = () => {
    close()
    dismissUndo('cart')
    notifyUndoable('The cart was cleared.', clearCart(), 'cart')
  }
  return (
    <>
      <Button variant="subtle" className={classes.open} onClick={open}>
        Clear Cart
      </Button>
      <Confirm
        opened={asking}
        title="Clear cart?"
        action="Clear Cart"
        keep="Keep cart"
        onClose={close}
        onConfirm={clear}
      >
        {count === 1 ? 'This removes 1 item.' : `This removes all ${count.toLocaleString('en-US')} items.`}
      </Confirm>
    </>
  )
}
