import { type Shipment, trackingUrl } from '@mullion/domain/orders/order-desk'
import classes from './shipments.module.css'

/** Dates are formatted from noon UTC, which is the same day in every US time zone. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function Tracking({ shipment }: { readonly shipment: Shipment }) {
  const url = trackingUrl(shipment)
  const { trackingNumber } = shipment
  if (!url) return <span className={classes.number}>{trackingNumber}</span>
  return (
    <a className={classes.number} href={url} target="_blank" rel="noreferrer">
      {trackingNumber}
    </a>
  )
}

/** Lists an order's shipments with tracking. */
export function Shipments({ shipments }: { readonly shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null
  return (
    <section className={classes.shipments} aria-label="Shipments">
      <h3>Shipments</h3>
      <ul>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            {day.format(new Date(`${shipment.shippedOn}T12:00:00Z`))}, {shipment.carrier}{' '}
            <Tracking shipment={shipment} />
          </li>
        ))}
      </ul>
    </section>
  )
}
