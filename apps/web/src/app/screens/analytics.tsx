import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { AnalyticsPanel } from '../../features/analytics/analytics-panel.tsx'
import { OrderDialog } from '../../features/orders/order-dialog.tsx'
import type { AnalyticsView } from '../../lib/analytics-address.ts'
import { useLastShown } from '../../lib/use-last-shown.ts'
import { currentRoute, navigate } from '../navigation/navigation.ts'
import { useRoute } from '../navigation/use-route.tsx'

interface OpenedOrderProps {
  readonly order: OrderSummary | null
  readonly onClose: () => void
}

function OpenedOrder({ order, onClose }: OpenedOrderProps) {
  const shown = useLastShown(order)
  return shown && <OrderDialog order={shown} opened={order !== null} onClose={onClose} actions={{}} />
}

function show(change: Partial<AnalyticsView>): void {
  navigate({ analytics: { ...currentRoute().analytics, ...change } })
}

export function Analytics() {
  const analytics = useRoute((route) => route.analytics)
  return <AnalyticsPanel view={analytics} onView={show} OrderDialog={OpenedOrder} />
}
