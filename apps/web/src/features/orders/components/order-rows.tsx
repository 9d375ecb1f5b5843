import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { SortSelect } from '../../../ui/sort-select.tsx'
import { OrderCards, OrderCardsSkeleton } from './order-cards.tsx'
import classes from './order-rows.module.css'
import { type OrderRowsProps, OrderTable, OrderTableSkeleton, sortableColumns } from './order-table.tsx'

const useNarrow = () => useMediaQuery('(max-width: 859px)', false, { getInitialValueInEffect: false })

/** One page of orders: a table, or cards on narrow screens. */
export function OrderRows({ stale, ...rows }: OrderRowsProps & { readonly stale: boolean }) {
  const narrow = useNarrow()
  return (
    <div className={classes.rows} data-stale={stale || undefined} aria-busy={stale}>
      {narrow ? (
        <>
          <SortSelect
            label="Sort orders"
            columns={sortableColumns}
            ownOrder="Newest first"
            {...rows.sorting}
          />
          <OrderCards {...rows} />
        </>
      ) : (
        <OrderTable {...rows} />
      )}
    </div>
  )
}

export function OrderRowsSkeleton() {
  const narrow = useNarrow()
  return (
    <div className={classes.waiting} role="status" aria-label="Loading orders">
      {narrow ? <OrderCardsSkeleton /> : <OrderTableSkeleton />}
      <Skeleton height={44} width={304} mx="auto" />
    </div>
  )
}
