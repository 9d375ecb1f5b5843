import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useOrders } from '@mullion/client/orders/orders.hooks'
import type { OrderListInput, OrderSummary } from '@mullion/domain/orders/order-list'
import { useEffect, useState } from 'react'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { NoOrders } from './components/no-orders.tsx'
import { OrderFilterFields } from './components/order-filter-fields.tsx'
import { OrderRows, OrderRowsSkeleton } from './components/order-rows.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { isNarrowed } from './order-filter.ts'
import classes from './order-list.module.css'
import type { OrderActions } from './reorder.ts'
import { useOrderFilter } from './use-order-filter.ts'

export interface OrderListProps extends OrderActions {
  /** Orders to list: the user's own, those of a company, or all. */
  readonly scope: OrderListInput['scope']
}

/** Searchable, paged list of orders. Clicking one opens its details; it can be reordered if the page supports that. */
export function OrderList({ scope, ...actions }: OrderListProps) {
  const userId = useViewer().data?.user.id ?? 0
  const { filter, asked, type, toPage, sortBy, clear } = useOrderFilter({ scope, userId })
  const orders = useOrders(asked)
  const [shown, setShown] = useState<{ readonly order: OrderSummary; readonly opened: boolean } | null>(null)
  const stale = orders.isPlaceholderData
  const lastPage = stale ? undefined : orders.data?.pages
  useEffect(() => {
    // The saved page may no longer exist, because fewer orders match now.
    if (lastPage !== undefined && asked.page > lastPage) toPage(lastPage)
  }, [lastPage, asked.page, toPage])
  return (
    <div className={classes.list}>
      <OrderFilterFields
        filter={filter}
        placeholder={scope === 'all' ? 'Number, PO, address, ZIP or customer' : 'Number, PO, address or ZIP'}
        onType={type}
        onClear={clear}
      />
      <QueryStates
        query={orders}
        pending={<OrderRowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<NoOrders narrowed={isNarrowed(asked)} onClear={clear} />}
      >
        {({ orders: rows, page, pages, more, newestOnly }) => (
          <>
            <OrderRows
              orders={rows}
              withBuyer={scope !== 'user'}
              sorting={{ sort: filter.sort, descending: filter.descending, onSort: sortBy }}
              stale={stale}
              onOpen={(order) => setShown({ order, opened: true })}
            />
            <Pages of="orders" page={page} pages={pages} onPage={toPage} />
            {more && (
              <p className={classes.more}>
                There are {newestOnly ? 'older' : 'more'} orders, too. Narrow the search or the dates to see
                them.
              </p>
            )}
          </>
        )}
      </QueryStates>
      {shown && (
        <OrderDialog
          {...shown}
          actions={actions}
          forStaff={scope === 'all'}
          onClose={() => setShown({ ...shown, opened: false })}
        />
      )}
    </div>
  )
}
