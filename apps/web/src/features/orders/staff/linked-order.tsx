import { useOrderDetails } from '@mullion/client/orders/orders.hooks'
import { useEffect, useEffectEvent } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { OrderDialog } from '../order-dialog.tsx'

interface LinkedOrderProps {
  readonly orderId: number | null
  readonly onClose: () => void
}

function Opened({ orderId, opened, onClose }: { orderId: number; opened: boolean; onClose: () => void }) {
  const { data: order, error } = useOrderDetails(orderId)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened || !error) return
    notifyError(error)
    close()
  }, [opened, error])
  return order && <OrderDialog {...{ order, opened, onClose }} actions={{}} forStaff placed />
}

/** The dialog of an order with a URL of its own, such as the link of an order notice. */
export function LinkedOrder({ orderId, onClose }: LinkedOrderProps) {
  const shown = useLastShown(orderId)
  return shown && <Opened key={shown} orderId={shown} opened={orderId !== null} onClose={onClose} />
}
