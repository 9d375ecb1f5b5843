import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { OpenedCart } from './opened-cart.ts'
import classes from './share.module.css'
import type { useOpenedCart } from './use-opened-cart.ts'

export interface OpeningDialogProps {
  /** True while the cart of the link has not come. */
  readonly opened: boolean
  readonly query: ReturnType<typeof useOpenedCart>
  /** Called when the reader does not want to wait for it any more. */
  readonly onClose: () => void
}

/** A cart that comes sooner needs no words about its coming. */
const quietForMs = 600

const nothing = (_: OpenedCart) => null

/** Says that the cart of a link is on its way, or why it has not come, with Retry. */
export function OpeningDialog({ opened, query, onClose }: OpeningDialogProps) {
  const [late, setLate] = useState(false)
  useTimeout(() => setLate(true), quietForMs, { autoInvoke: true })
  const shown = opened && (late || query.error !== null)
  return (
    <Dialog opened={shown} onClose={onClose} title="Shared cart" size={480}>
      <div className={classes.body}>
        <QueryStates query={query} pending={<p role="status">Opening the cart of this link…</p>}>
          {nothing}
        </QueryStates>
        {query.error !== null && <p>Items already in your cart stay there.</p>}
      </div>
    </Dialog>
  )
}
