import { Flex, Skeleton } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
import { ordersPageSize } from '@mullion/domain/orders/order-list'
import { storeDay } from '../../../lib/store-time.ts'
import classes from './order-cards.module.css'
import { OrderStatus } from './order-status.tsx'
import type { OrderRowsProps } from './order-table.tsx'

/** One page of orders as cards, for narrow screens; a click opens an order. */
export function OrderCards({ orders, withBuyer, onOpen }: OrderRowsProps) {
  return (
    <ul className={classes.cards} aria-label="Orders">
      {orders.map((order) => (
        <li key={order.id}>
          <button type="button" className={classes.card} onClick={() => onOpen(order)} aria-haspopup="dialog">
            <Flex component="span" gap={16} align="baseline" justify="space-between">
              <span className={classes.number}>{order.number}</span>
              <OrderStatus status={order.status} />
            </Flex>
            <span className={classes.where}>
              {order.shipAddress1}, {order.shipPostalCode}
            </span>
            <Flex component="span" gap={16} align="baseline" justify="space-between">
              <span className={classes.facts}>
                {storeDay(order.createdAt)}
                {order.poNumber && ` · PO ${order.poNumber}`}
                {withBuyer && ` · ${order.buyer}`}
              </span>
              <strong className={classes.total}>{formatMoney(order.grandTotalCents)}</strong>
            </Flex>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function OrderCardsSkeleton() {
  return (
    <ul className={classes.cards} aria-hidden="true">
      {Array.from({ length: ordersPageSize }, (_, at) => at).map((at) => (
        <li key={at} className={classes.waiting}>
          <Skeleton height={15} width={72} />
          <Skeleton height={15} width="72%" />
          <Skeleton height={15} width={96} />
        </li>
      ))}
    </ul>
  )
}
