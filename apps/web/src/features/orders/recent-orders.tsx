import { Button, Stack } from '@mantine/core'
import { useOrders } from '@mullion/client/orders/orders.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { useState } from 'react'
import { storeDay } from '../../lib/store-time.ts'
import { PartLinesSkeleton } from '../../ui/part-lines.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { OrderDialog, type OrderView } from './order-dialog.tsx'
import classes from './recent-orders.module.css'
import type { OrderActions } from './reorder.ts'

const shownOrders = 3

interface Shown {
  readonly order: OrderSummary
  readonly opened: boolean
  readonly first: OrderView
}

/** The signed-in user's newest orders, each with Order Again. */
export function RecentOrders(actions: OrderActions) {
  const orders = useOrders({ scope: 'user', search: '', page: 1 })
  const [shown, setShown] = useState<Shown | null>(null)
  return (
    <>
      <QueryStates
        query={orders}
        pending={<PartLinesSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<p className={classes.none}>Your orders will appear here.</p>}
      >
        {({ orders: rows }) => (
          <Stack component="ul" gap={2} aria-label="Recent orders">
            {rows.slice(0, shownOrders).map((order) => (
              <li key={order.id} className={classes.order}>
                <button
                  type="button"
                  className={classes.number}
                  aria-haspopup="dialog"
                  onClick={() => setShown({ order, opened: true, first: 'details' })}
                >
                  {order.number}
                </button>
                <span className={classes.date}>{storeDay(order.createdAt)}</span>
                <span className={classes.total}>{formatMoney(order.grandTotalCents)}</span>
                <Button
                  variant="default"
                  size="sm"
                  h={40}
                  px={12}
                  aria-label={`Order again: ${order.number}`}
                  onClick={() => setShown({ order, opened: true, first: 'again' })}
                >
                  Order again
                </Button>
              </li>
            ))}
          </Stack>
        )}
      </QueryStates>
      {shown && (
        <OrderDialog
          key={`${shown.order.id} ${shown.first}`}
          {...shown}
          actions={actions}
          onClose={() => setShown({ ...shown, opened: false })}
        />
      )}
    </>
  )
}
