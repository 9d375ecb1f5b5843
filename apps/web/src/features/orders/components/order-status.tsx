import type { OrderStatus as Status } from '@mullion/domain/orders/order-list'
import classes from './order-status.module.css'

export function OrderStatus({ status }: { readonly status: Status }) {
  return (
    <span className={classes.status} data-status={status}>
      {status}
    </span>
  )
}
