import type { OrderStatus as Status } from '@mullion/domain/orders/order-list'
import classes from './order-status.module.css'

/** Order status as colored text. */
export function OrderStatus({ status }: { readonly status: Status }) {
  return (
    <span className={classes.status} data-status={status}>
      {status}
    </span>
  )
}
