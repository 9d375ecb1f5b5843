import { useDebouncedValue, useSessionStorage } from '@mantine/hooks'
import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { noFilter, type OrderFilter, ordersQuery, readFilter, sameSearch } from './order-filter.ts'

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
    asked: ordersQuery(sameSearch(filter, rested) ? filter : rested, scope),
    type: (change: Partial<Omit<OrderFilter, 'page'>>) =>
      setFilter((before) => ({ ...before, ...change, page: 1 })),
    toPage: (page: number) => setFilter((before) => ({ ...before, page })),
    clear: () => setFilter(noFilter),
  }
}
