import type { ShippingOffers } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { IconTruck } from '@tabler/icons-react'
import { arrivalText } from './arrival-text.ts'
import classes from './freight-note.module.css'

export interface FreightNoteProps {
  readonly offers: ShippingOffers
  /** True if the store pays the carrier and charges the buyer. */
  readonly priced: boolean
}

/** Says that the order ships by truck, the price, and which item requires it. */
export function FreightNote({ offers: { freight, services }, priced }: FreightNoteProps) {
  const [service] = services
  return (
    <div className={classes.note}>
      <p className={classes.head}>
        <IconTruck size={22} stroke={1.7} aria-hidden />
        <span className={classes.name}>LTL Freight</span>
        {priced && service?.priceCents != null && (
          <span className={classes.price}>{formatMoney(service.priceCents)}</span>
        )}
      </p>
      {service?.arrivesOn && <p>Estimated arrival {arrivalText(service.arrivesOn)}</p>}
      {freight && (
        <details className={classes.why}>
          <summary>Why freight?</summary>
          <p>{freight.text} The whole order ships by truck, so it arrives together.</p>
          {freight.number && <p className={classes.piece}>{freight.name}</p>}
        </details>
      )}
    </div>
  )
}
