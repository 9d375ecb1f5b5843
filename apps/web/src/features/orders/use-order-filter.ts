import { useDebouncedValue, useSessionStorage } from '@mantine/hooks'
import type { OrderColumn, OrderListInput } from '@mullion/domain/orders/order-list'
import {
  noFilter,
  type OrderFilter,
  type OrderSearchInput,
  ordersAsked,
  readFilter,
  sameSearch,
} from './order-filter.ts'

const pauseMs = 300

export interface FilterOwner {
  readonly scope: OrderListInput['scope']
  readonly userId: number
}

/**
 * State of an order list's filter, and the query it sends. Typing is debounced; changing pages is not. Both are saved
 * for this tab, so that a reload or going back restores them.
 */
export function useOrderFilter({ scope, userId }: FilterOwner) {
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
    asked: ordersAsked(sameSearch(filter, rested) ? filter : rested, scope),
    type: (change: Partial<OrderSearchInput>) => setFilter((before) => ({ ...before, ...change, page: 1 })),
    toPage: (page: number) => setFilter((before) => ({ ...before, page })),
    sortBy: (sort: OrderColumn | undefined, descending: boolean) =>
      setFilter((before) => ({ ...before, sort, descending, page: 1 })),
    clear: () => setFilter(({ sort, descending }) => ({ ...noFilter, sort, descending })),
  }
}
