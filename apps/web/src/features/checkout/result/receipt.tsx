import { formatMoney } from '@mullion/domain/money'
import { store } from '../../../lib/store-info.ts'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import type { Outcome } from '../checkout.state.ts'
import classes from './receipt.module.css'

type Placed = Extract<Outcome, { kind: 'placed' }>

/** The ordered items; print only. */
function Items({ items }: Pick<Placed, 'items'>) {
  return (
    <ul className={classes.items}>
      {items.map(({ part, quantity }) => (
        <li key={part.id}>
          {part.number} {part.name}, {quantity} {part.unit}
        </li>
      ))}
    </ul>
  )
}

const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })

/** Summary of a placed order, on screen and in print: total, ship-to address, and where the confirmation went. */
export function Receipt({ outcome: { order, shipTo, items, closingLine } }: { readonly outcome: Placed }) {
  return (
    <>
      <p className={classes.small}>
        Thank you for your business! We have sent an order confirmation to your email.
      </p>
      <p className={classes.letterhead}>
        {store.name}, {store.phone}, {today()}
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>Total</dt>
          <dd className={classes.total}>
            {formatMoney(order.grandTotalCents)}
            {order.freightToBeConfirmed && (
              <span className={classes.small}> plus freight to be confirmed</span>
            )}
          </dd>
        </div>
        {shipTo && (
          <div>
            <dt>Ship to</dt>
            <dd>
              <AddressLines name={shipTo.nameOrCompany} lines={addressLines(shipTo)} />
            </dd>
          </div>
        )}
        <div>
          <dt>Confirmation</dt>
          <dd className={classes.email}>{order.buyerEmail}</dd>
        </div>
      </dl>
      <Items items={items} />
      <figure className={classes.quote} data-no-print>
        <figcaption>Quote of the day</figcaption>
        <blockquote>{closingLine}</blockquote>
      </figure>
    </>
  )
}
