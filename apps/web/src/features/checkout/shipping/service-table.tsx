import { Radio, Skeleton } from '@mantine/core'
import type { ServiceOffer } from '@mullion/domain/checkout/quote'
import { fedexServiceCodes, serviceName, upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'
import { useSnapshot } from 'valtio'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import { arrivalText } from './arrival-text.ts'
import classes from './service-table.module.css'

const waiting = <Skeleton display="inline-block" width={64} height={14} />

export interface ServiceTableProps {
  /** Undefined while loading; null if unavailable. */
  readonly offers: readonly ServiceOffer[] | null | undefined
}

/** A carrier's services with price, or who is charged, and estimated arrival. */
export function ServiceTable({ offers }: ServiceTableProps) {
  const { shipping } = useSnapshot(checkoutState).draft
  const { carrier, serviceType: chosen, billingOption } = shipping
  const priced = billingOption === 'prepay'
  const offerOf = new Map(offers?.map((offer) => [offer.serviceType, offer]))
  const priceOf = (offer: ServiceOffer | undefined) => {
    if (!priced) return billingOption === 'collect' ? 'Your account' : 'Third party'
    if (offers === undefined) return waiting
    return offer?.priceCents == null ? '–' : formatMoney(offer.priceCents)
  }
  const services = carrier === 'UPS' ? upsServiceCodes : fedexServiceCodes
  const rows = services.map((service) => ({ service, offer: offerOf.get(service) }))
  return (
    <table className={classes.table} aria-busy={offers === undefined}>
      <caption>{carrier} service</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Estimated arrival</th>
          <th scope="col">{priced ? 'Price' : 'Charged to'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ service, offer }) => (
          <tr key={service} data-chosen={chosen === service || undefined}>
            <td>
              <Radio
                name="serviceType"
                value={service}
                label={serviceName(service)}
                checked={chosen === service}
                // A service without a price is still available if the store does not pay for it.
                disabled={priced && offers != null && offer?.priceCents == null}
                onChange={() => changeShipping({ ...shipping, serviceType: service })}
                classNames={{ body: classes.body, label: classes.label }}
              />
            </td>
            <td>{offers === undefined ? waiting : offer ? arrivalText(offer.arrivesOn) : '–'}</td>
            <td>{priceOf(offer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
