import type { OrderDetails } from '@mullion/domain/checkout/order-list'
import { formatMoney } from '@mullion/domain/money'
import classes from './order-totals.module.css'

const rows = [
  ['Items', 'cartTotalCents'],
  ['Shipping and handling', 'shippingCents'],
  ['Tax', 'taxCents'],
  ['Total', 'grandTotalCents'],
] as const

export function OrderTotals({ order }: { readonly order: OrderDetails }) {
  return (
    <dl className={classes.totals}>
      {rows.map(([label, key]) => (
        <div key={key} className={classes.row} data-total={key === 'grandTotalCents' || undefined}>
          <dt>{label}</dt>
          <dd>{formatMoney(order[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
