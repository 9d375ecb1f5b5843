import { Button } from '@mantine/core'
import { useOrderDetails } from '@mullion/client/checkout/orders.hooks'
import type { OrderSummary } from '@mullion/domain/checkout/order-list'
import { IconRepeat } from '@tabler/icons-react'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { OrderFacts, OrderFactsSkeleton } from './order-facts.tsx'
import { OrderLines, OrderLinesSkeleton } from './order-lines.tsx'
import classes from './order-sheet.module.css'
import { OrderTotals } from './order-totals.tsx'

export interface OrderSheetProps {
  readonly order: OrderSummary
  readonly onClose: () => void
  readonly onAgain: (() => void) | undefined
  /** True when the reader comes back from ordering again. */
  readonly focusAgain: boolean
}

export function OrderSheet({ order, onClose, onAgain, focusAgain }: OrderSheetProps) {
  const details = useOrderDetails(order.id)
  return (
    <div className={classes.sheet}>
      <QueryStates
        query={details}
        pending={
          <>
            <OrderFactsSkeleton order={order} />
            <OrderLinesSkeleton />
          </>
        }
      >
        {(ready) => (
          <>
            <OrderFacts order={ready} />
            <OrderLines lines={ready.lines} />
            <OrderTotals order={ready} />
          </>
        )}
      </QueryStates>
      <div className={classes.actions}>
        {onAgain && (
          <Button
            h={44}
            onClick={onAgain}
            disabled={!details.data}
            autoFocus={focusAgain}
            leftSection={<IconRepeat size={18} stroke={1.9} aria-hidden />}
          >
            Order again
          </Button>
        )}
        <Button variant="default" h={44} onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
