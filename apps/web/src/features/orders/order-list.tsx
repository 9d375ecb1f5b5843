import { Button, Stack, Text } from '@mantine/core'
import { useDebouncedValue, useSessionStorage } from '@mantine/hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useOrders } from '@mullion/client/orders/orders.hooks'
import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { IconReceipt } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { OrderFilterFields } from './components/order-filter-fields.tsx'
import { OrderRows, OrderRowsSkeleton } from './components/order-rows.tsx'
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx'
import {
  isFiltered,
  noFilter,
  noSearch,
  type OrderFilter,
  ordersQuery,
  readFilter,
  sameSearch,
} from './order-filter.ts'
import { moreOrdersText } from './order-words.ts'
import type { OrderActions } from './reorder.ts'

const pauseMs = 300

/**
 * State of an order list's filter, and the query it sends. Typing is debounced; changing pages is not. Both are saved
 * for this tab, so that a reload or going back restores them.
 */
function useOrderFilter(scope: OrderListInput['scope'], userId: number) {
  const [filter, setFilter] = useSessionStorage<OrderFilter>({
    key: `orderFilter.${scope}.${userId}`,
    defaultValue: noFilter,
    getInitialValueInEffect: false,
    sync: false,
    deserialize: readFilter,
  })
  const [rested] = useDebouncedValue(filter, pauseMs)
  return {
    filter,
    query: ordersQuery(sameSearch(filter, rested) ? filter : rested, scope),
    /** Changes part of the filter, and goes to its first page unless told otherwise. */
    change: (part: Partial<OrderFilter>) => setFilter((before) => ({ ...before, page: 1, ...part })),
  }
}

const forBuyers = {
  placeholder: 'Number, PO, address or ZIP',
  searched: 'Search looks at order numbers, PO numbers, addresses, and ZIP codes.',
  none: 'Your orders will appear here.',
}
const forStaff = {
  placeholder: 'Number, PO, address, ZIP or customer',
  searched: 'Search looks at order numbers, PO numbers, addresses, ZIP codes, and customers.',
  none: 'Orders will appear here.',
}

export interface OrderListProps extends OrderActions {
  readonly scope: OrderListInput['scope']
}

export function OrderList({ scope, ...actions }: OrderListProps) {
  const texts = scope === 'all' ? forStaff : forBuyers
  const userId = useViewer().data?.user.id ?? 0
  const { filter, query, change } = useOrderFilter(scope, userId)
  const orders = useOrders(query)
  const [shown, setShown] = useState<Pick<OrderDialogProps, 'order' | 'opened'> | null>(null)
  const stale = orders.isPlaceholderData
  const lastPage = stale ? undefined : orders.data?.pages
  useEffect(() => {
    // The saved page may no longer exist, because fewer orders match now.
    if (lastPage !== undefined && query.page > lastPage) change({ page: lastPage })
  }, [lastPage, query.page, change])
  return (
    <Stack gap={16} miw={0}>
      <OrderFilterFields filter={filter} placeholder={texts.placeholder} onChange={change} />
      <QueryStates
        query={orders}
        pending={<OrderRowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyNote icon={<IconReceipt size={32} stroke={1.6} aria-hidden />} title="No orders found.">
            {isFiltered(query) ? (
              <>
                <p>{texts.searched}</p>
                <Button variant="default" onClick={() => change(noSearch)}>
                  Show all orders
                </Button>
              </>
            ) : (
              <p>{texts.none}</p>
            )}
          </EmptyNote>
        }
      >
        {({ orders: rows, page, pages, ...counted }) => (
          <>
            <OrderRows
              orders={rows}
              withBuyer={scope !== 'user'}
              withCompany={scope === 'all'}
              sorting={{
                sort: filter.sort,
                descending: filter.descending,
                onSort: (sort, descending) => change({ sort, descending }),
              }}
              stale={stale}
              onOpen={(order) => setShown({ order, opened: true })}
            />
            <Pages of="orders" page={page} pages={pages} onPage={(to) => change({ page: to })} />
            {counted.more && (
              <Text fz="sm" c="dimmed" ta="center">
                {moreOrdersText(counted)}
              </Text>
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
    </Stack>
  )
}
