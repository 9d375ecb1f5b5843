import { PendingOrders as PendingOrderLists } from '../../features/admin/pending-orders/pending-orders.tsx'
import { LinkedOrder } from '../../features/orders/staff/linked-order.tsx'
import type { StaffViewProps } from '../../lib/staff-panel.ts'

/** Orders not yet sent to accounting, each of which opens. */
export function PendingOrders({ chosen, onChoose }: StaffViewProps) {
  return (
    <>
      <PendingOrderLists onOpenOrder={onChoose} />
      <LinkedOrder orderId={chosen} onClose={() => onChoose(null)} />
    </>
  )
}
