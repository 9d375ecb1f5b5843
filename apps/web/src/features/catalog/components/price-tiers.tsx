import { formatMoney } from '@mullion/domain/money'
import { priceTiers } from '../internal-part.ts'
import classes from './price-tiers.module.css'

/** Prices of a part by company discount. */
export function PriceTiers({ listPriceCents }: { readonly listPriceCents: number }) {
  return (
    <dl className={classes.tiers} aria-label="Prices by discount">
      {priceTiers(listPriceCents).map(({ off, priceCents }) => (
        <div key={off}>
          <dt>{off === 0 ? 'List' : `${off}% off`}</dt>
          <dd>{formatMoney(priceCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
