import { Radio, Skeleton, Text } from '@mantine/core'
import { arrivalHeading, arrivalText } from '@mullion/domain/checkout/arrival-words'
import { noEarlierText } from '@mullion/domain/checkout/compared-services'
import type { ServiceOffer, ShippingOffers } from '@mullion/domain/checkout/quote'
import { fedexServiceCodes, serviceName, upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'
import { useSnapshot } from 'valtio'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import classes from './service-table.module.css'

const waiting = <Skeleton display="inline-block" width={64} height={14} />

export interface ServiceTableProps {
  /** Undefined while loading; null if unavailable. */
  readonly offers: Pick<ShippingOffers, 'services' | 'madeToOrder'> | null | undefined
}

interface ArrivalProps {
  readonly offer: ServiceOffer
  readonly offers: Pick<ShippingOffers, 'services' | 'madeToOrder'>
  readonly priced: boolean
}

/** When a service arrives, and which cheaper one is as early if the store charges for them. */
function Arrival({ offer, offers: { services, madeToOrder }, priced }: ArrivalProps) {
  const noEarlier = priced ? noEarlierText(offer, services) : null
  return (
    <>
      {arrivalText({ arrivesOn: offer.arrivesOn, madeToOrder }) ?? 'Not known'}
      {noEarlier && (
        <Text fz={13} c="dimmed">
          {noEarlier}
        </Text>
      )}
    </>
  )
}

export function ServiceTable({ offers }: ServiceTableProps) {
  const { shipping } = useSnapshot(checkoutState).draft
  const { carrier, serviceType: chosen, billingOption } = shipping
  const priced = billingOption === 'prepay'
  const offerOf = new Map(offers?.services.map((offer) => [offer.serviceType, offer]))
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
          <th scope="col">{arrivalHeading}</th>
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
            <td>
              {offers === undefined ? (
                waiting
              ) : offer && offers ? (
                <Arrival offer={offer} offers={offers} priced={priced} />
              ) : (
                '–'
              )}
            </td>
            <td>{priceOf(offer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
