import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useStepsBack } from '../../ui/use-overlay.ts'
import { OrderAgain } from './components/order-again.tsx'
import { OrderSheet } from './components/order-sheet.tsx'
import type { OrderActions } from './reorder.ts'

export type OrderView = 'details' | 'again'

export interface OrderDialogProps {
  readonly order: OrderSummary
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: OrderActions
  readonly forStaff?: boolean
  /** True if the URL names the order, so that Back closes it anyway. */
  readonly placed?: boolean
  readonly first?: OrderView
}

export function OrderDialog(props: OrderDialogProps) {
  const { order, opened, onClose, actions, forStaff = false, placed = false, first = 'details' } = props
  const { onReorder, onOpenPart, onOpenCart, onReturn } = actions
  // Always mounts closed: the opening animation and the focus return need a change of `opened`.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  const [view, setView] = useState<OrderView | 'back'>(first)
  useStepsBack(shown && view === 'again' ? 1 : 0, () => setView('back'))
  const leaveTo = (go: () => void) => () => {
    onClose()
    go()
  }
  return (
    <Dialog
      opened={shown}
      onClose={onClose}
      onExitTransitionEnd={() => setView(first)}
      size={860}
      fills
      placed={placed}
      title={view === 'again' ? `Reorder ${order.number}` : 'Order Details'}
    >
      {view === 'again' && onReorder ? (
        <OrderAgain
          orderId={order.id}
          onReorder={onReorder}
          onOpenPart={onOpenPart && ((partId) => leaveTo(() => onOpenPart(partId))())}
          onOpenCart={onOpenCart && leaveTo(onOpenCart)}
          onBack={() => setView('back')}
          onClose={onClose}
        />
      ) : (
        <OrderSheet
          order={order}
          onClose={onClose}
          onAgain={onReorder && (() => setView('again'))}
          onReturn={onReturn && leaveTo(() => onReturn(order.id))}
          focusAgain={view === 'back'}
          forStaff={forStaff}
        />
      )}
    </Dialog>
  )
}
