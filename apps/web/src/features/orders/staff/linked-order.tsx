import { useOrderDetails } from '@mullion/client/orders/orders.hooks'
import { useEffect, useEffectEvent } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { OrderDialog } from '../order-dialog.tsx'

interface LinkedOrderProps {
  /** The order that the URL names; null if none. */
  readonly orderId: number | null
  readonly onClose: () => void
}

interface OpenedProps {
  readonly orderId: number
  readonly opened: boolean
  readonly onClose: () => void
}

function Opened({ orderId, ...dialog }: OpenedProps) {
  const { data: order, error } = useOrderDetails(orderId)
  const { opened, onClose } = dialog
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened || !error) return
    notifyError(error)
    close()
  }, [opened, error])
  return order && <OrderDialog {...dialog} order={order} actions={{}} forStaff placed />
}

/** The dialog of an order with a URL of its own, such as the link of an order notice. */
export function LinkedOrder({ orderId, onClose }: LinkedOrderProps) {
  const shown = useLastShown(orderId)
  return shown && <Opened key={shown} orderId={shown} opened={orderId !== null} onClose={onClose} />
}
