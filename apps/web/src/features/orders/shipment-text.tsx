import { Text } from '@mantine/core'
import { type Shipment, trackingUrl } from '@mullion/domain/orders/order-desk'
import { dayText } from '../../lib/store-time.ts'

/** A shipment in one line, with a link to its tracking page if its carrier has one. */
export function ShipmentText({ shipment }: { readonly shipment: Shipment }) {
  const url = trackingUrl(shipment)
  const number = (
    <Text span ff="monospace">
      {shipment.trackingNumber}
    </Text>
  )
  return (
    <span>
      {dayText(shipment.shippedOn)}, {shipment.carrier}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {number}
        </a>
      ) : (
        number
      )}
    </span>
  )
}
