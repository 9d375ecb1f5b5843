import { Flex, Text, UnstyledButton } from '@mantine/core'
import { formatMoney } from '@mullion/domain/money'
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
          <UnstyledButton className={classes.card} onClick={() => onOpen(order)} aria-haspopup="dialog">
            <Flex component="span" gap={16} align="baseline" justify="space-between">
              <Text span c="var(--accent-ink)" fw={600} flex="none">
                {order.number}
              </Text>
              <OrderStatus status={order.status} />
            </Flex>
            {order.shipAddress1}, {order.shipPostalCode}
            <Flex component="span" gap={16} align="baseline" justify="space-between">
              <Text span fz="sm" c="dimmed">
                {storeDay(order.createdAt)}
                {order.poNumber && ` · PO ${order.poNumber}`}
                {withBuyer && ` · ${order.buyer}`}
              </Text>
              <Text component="strong" fw={600} flex="none">
                {formatMoney(order.grandTotalCents)}
              </Text>
            </Flex>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
