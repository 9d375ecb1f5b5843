import { TrackOrder } from '../../features/orders/tracking/track-order.tsx'
import { TrackedOrderView } from '../../features/orders/tracking/tracked-order.tsx'
import { navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'

export function OrderStatus({ route: { orderKey } }: PanelProps<'order'>) {
  if (orderKey === null) return <TrackOrder onFound={(key) => navigate({ ...to('order'), orderKey: key })} />
  return (
    <TrackedOrderView
      orderKey={orderKey}
      onReturn={() => navigate({ ...to('return', 'request'), orderKey })}
      onAnother={() => navigate(to('order'))}
    />
  )
}
