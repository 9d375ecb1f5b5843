import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { useSnapshot } from 'valtio'
import { AnalyticsPanel } from '../features/analytics/analytics-panel.tsx'
import { OrderDialog } from '../features/orders/order-dialog.tsx'
import { useLastShown } from '../lib/use-last-shown.ts'
import { showAnalytics } from './panels.state.ts'
import { placeState } from './place.state.ts'

interface OpenedOrderProps {
  readonly order: OrderSummary | null
  readonly onClose: () => void
}

/** An order behind a figure, in full. */
function OpenedOrder({ order, onClose }: OpenedOrderProps) {
  const shown = useLastShown(order)
  return shown && <OrderDialog order={shown} opened={order !== null} onClose={onClose} actions={{}} />
}

/** The dashboard, with the orders of another feature behind its figures. */
export function Analytics() {
  const { analytics } = useSnapshot(placeState)
  return <AnalyticsPanel view={analytics} onView={showAnalytics} OrderDialog={OpenedOrder} />
}
