import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useStepBack } from '../../ui/use-step-back.ts'
import { OrderAgain } from './components/order-again.tsx'
import { OrderSheet } from './components/order-sheet.tsx'
import type { OrderActions } from './reorder.ts'

export type OrderView = 'details' | 'again'

export interface OrderDialogProps {
  readonly order: OrderSummary
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: OrderActions
  /** What it opens with; its details where nothing is said. */
  readonly first?: OrderView
}

/** An order in full, and what becomes of its lines when it is ordered again. */
export function OrderDialog({ order, opened, onClose, actions, first = 'details' }: OrderDialogProps) {
  const { onReorder, onOpenPart, onOpenCart } = actions
  // Starts closed even when it comes to be opened: only a change lets the pop-up animate and give the focus back.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  const [view, setView] = useState<OrderView | 'back'>(first)
  useStepBack(shown && view === 'again', () => setView('back'))
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
      title={view === 'again' ? `Order ${order.number} again` : 'Order Details'}
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
          focusAgain={view === 'back'}
        />
      )}
    </Dialog>
  )
}
