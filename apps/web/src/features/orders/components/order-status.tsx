import type { OrderStatus as Status } from '@mullion/domain/orders/order-list'
import classes from './order-status.module.css'

/** How far an order is, in its word and its colour. */
export function OrderStatus({ status }: { readonly status: Status }) {
  return (
    <span className={classes.status} data-status={status}>
      {status}
    </span>
  )
}
