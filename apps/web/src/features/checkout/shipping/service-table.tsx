import { Radio, Skeleton } from '@mantine/core'
import type { ServiceOffer } from '@mullion/domain/checkout/quote'
import {
  fedexServiceCodes,
  type ServiceType,
  serviceName,
  upsServiceCodes,
} from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'
import { arrivalText } from './arrival-text.ts'
import classes from './service-table.module.css'
import type { ParcelCarrier } from './shipping-draft.ts'

export interface ServiceTableProps {
  readonly carrier: ParcelCarrier
  readonly chosen: ServiceType
  /** Undefined while loading; null if unavailable. */
  readonly offers: readonly ServiceOffer[] | null | undefined
  /** True if the store pays the carrier and charges the buyer. */
  readonly priced: boolean
  /** Who pays the carrier, if not the store. */
  readonly payer: string
  readonly onChoose: (service: ServiceType) => void
}

interface RowProps {
  readonly service: ServiceType
  readonly offer: ServiceOffer | undefined
  readonly table: ServiceTableProps
}

function Price({ offer, table: { offers, priced, payer } }: Omit<RowProps, 'service'>) {
  if (!priced) return payer
  if (offers === undefined) return <Skeleton className={classes.waiting} />
  return offer?.priceCents == null ? '–' : formatMoney(offer.priceCents)
}

function Arrival({ offer, table: { offers } }: Omit<RowProps, 'service'>) {
  if (offers === undefined) return <Skeleton className={classes.waiting} />
  return offer ? arrivalText(offer.arrivesOn) : '–'
}

function ServiceRow({ service, offer, table }: RowProps) {
  const { chosen, priced, onChoose } = table
  // A service without a price is still available if the store does not pay for it.
  const missing = priced && table.offers != null && offer?.priceCents == null
  return (
    <tr data-chosen={chosen === service || undefined}>
      <td>
        <Radio
          name="serviceType"
          value={service}
          label={serviceName(service)}
          checked={chosen === service}
          disabled={missing}
          onChange={() => onChoose(service)}
          classNames={{ body: classes.body, label: classes.label }}
        />
      </td>
      <td className={classes.arrival}>
        <Arrival offer={offer} table={table} />
      </td>
      <td className={classes.price}>
        <Price offer={offer} table={table} />
      </td>
    </tr>
  )
}

/** A carrier's services with price and estimated arrival. */
export function ServiceTable(props: ServiceTableProps) {
  const { carrier, offers, priced } = props
  const services = carrier === 'UPS' ? upsServiceCodes : fedexServiceCodes
  const offerOf = new Map(offers?.map((offer) => [offer.serviceType, offer]))
  return (
    <table className={classes.table} aria-busy={offers === undefined}>
      <caption className={classes.caption}>{carrier} service</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col" className={classes.arrival}>
            Estimated arrival
          </th>
          <th scope="col" className={classes.price}>
            {priced ? 'Price' : 'Charged to'}
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <ServiceRow key={service} service={service} offer={offerOf.get(service)} table={props} />
        ))}
      </tbody>
    </table>
  )
}
