import { Text } from '@mantine/core'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { type LineProgress, lineProgressText } from '@mullion/domain/orders/line-progress'
import type { Parcel, Shipment } from '@mullion/domain/orders/order-desk'
import { dayText } from '../../lib/store-time.ts'
import { quantityText } from '../../ui/part-lines.tsx'
import { PartNumber } from '../../ui/part-text.tsx'

function ParcelText({ parcel: { trackingNumber, trackingUrl } }: { readonly parcel: Parcel }) {
  const number = (
    <Text span ff="monospace">
      {trackingNumber}
    </Text>
  )
  return trackingUrl ? (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      {number}
    </a>
  ) : (
    number
  )
}

interface ShippedPart {
  readonly lineNo: number
  readonly number: string
  readonly unit: string
}

interface ShipmentTextProps {
  readonly shipment: Shipment
  /** The lines of its order. */
  readonly lines: readonly ShippedPart[]
}

/** A shipment: its day, its parcels with links to their tracking pages, and what is in it. */
export function ShipmentText({ shipment, lines }: ShipmentTextProps) {
  const { shippedOn, carrier, parcels, lines: shipped } = shipment
  const contents = (shipped ?? []).flatMap(({ lineNo, quantity }) => {
    const line = lines.find((each) => each.lineNo === lineNo)
    return line ? [{ ...line, quantity }] : []
  })
  return (
    <div>
      <span>
        {dayText(shippedOn)}, {carrier}{' '}
        {parcels.map((parcel, at) => (
          <span key={parcel.trackingNumber}>
            {at > 0 && ', '}
            <ParcelText parcel={parcel} />
          </span>
        ))}
      </span>
      {contents.length > 0 && (
        <Text fz="sm" c="dimmed">
          {contents.map(({ lineNo, number, ...line }, at) => (
            <span key={lineNo}>
              {at > 0 && ', '}
              {quantityText(line)} × <PartNumber>{displayNumber(number)}</PartNumber>
            </span>
          ))}
        </Text>
      )}
    </div>
  )
}

/** How far a line is; nothing for one that is only ordered. */
export function progressText(progress: LineProgress): string | undefined {
  return progress.state === 'ordered' && progress.canceled === 0 ? undefined : lineProgressText(progress)
}
