import { Button } from '@mantine/core'
import { useOrderDetails } from '@mullion/client/orders/orders.hooks'
import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { orderSums } from '@mullion/domain/orders/order-sums'
import { IconRepeat } from '@tabler/icons-react'
import { PartLines, PartLinesSkeleton } from '../../../ui/part-lines.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Sums } from '../../../ui/sums.tsx'
import { soldPart } from '../order-words.ts'
import { OrderFacts, OrderFactsSkeleton } from './order-facts.tsx'
import classes from './order-sheet.module.css'

export interface OrderSheetProps {
  readonly order: OrderSummary
  readonly onClose: () => void
  readonly onAgain: (() => void) | undefined
  /** True when the reader comes back from ordering again. */
  readonly focusAgain: boolean
}

/** An order in full: its facts, its lines and its sums, and the way to order it again. */
export function OrderSheet({ order, onClose, onAgain, focusAgain }: OrderSheetProps) {
  const details = useOrderDetails(order.id)
  return (
    <div className={classes.sheet}>
      <QueryStates
        query={details}
        pending={
          <>
            <OrderFactsSkeleton order={order} />
            <PartLinesSkeleton />
          </>
        }
      >
        {(ready) => (
          <>
            <OrderFacts order={ready} />
            <PartLines label="Parts of the order" lines={ready.lines.map(soldPart)} />
            <div className={classes.sums}>
              <Sums sums={orderSums} amounts={ready} />
            </div>
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
