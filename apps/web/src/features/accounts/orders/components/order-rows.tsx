import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OrderSummary } from '@mullion/domain/checkout/order-list'
import { OrderCards, OrderCardsSkeleton } from './order-cards.tsx'
import classes from './order-rows.module.css'
import { OrderTable, OrderTableSkeleton } from './order-table.tsx'

export interface OrderRowsProps {
  readonly orders: readonly OrderSummary[]
  /** Names the buyer, where a list holds the orders of several. */
  readonly withBuyer: boolean
  readonly onOpen: (order: OrderSummary) => void
}

const useNarrow = () => useMediaQuery('(max-width: 859px)', false, { getInitialValueInEffect: false })

/** One page of orders: a table, or cards where it is too narrow for one. */
export function OrderRows({ stale, ...rows }: OrderRowsProps & { readonly stale: boolean }) {
  const narrow = useNarrow()
  return (
    <div className={classes.rows} data-stale={stale || undefined} aria-busy={stale}>
      {narrow ? <OrderCards {...rows} /> : <OrderTable {...rows} />}
    </div>
  )
}

/** The list before its orders have come. */
export function OrderRowsSkeleton() {
  const narrow = useNarrow()
  return (
    <div className={classes.waiting} role="status" aria-label="Loading orders">
      {narrow ? <OrderCardsSkeleton /> : <OrderTableSkeleton />}
      <Skeleton height={40} width={304} mx="auto" />
    </div>
  )
}
