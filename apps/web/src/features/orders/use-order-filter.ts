import { useDebouncedValue, useSessionStorage } from '@mantine/hooks'
import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { noFilter, type OrderFilter, ordersAsked, readFilter, sameSearch } from './order-filter.ts'

const pauseMs = 300

export interface FilterOwner {
  readonly scope: OrderListInput['scope']
  readonly userId: number
}

/**
 * What is typed above an order list and what that asks the server for. A search waits for a pause in the typing, another
 * page does not. Both are kept for this tab, where a reload or a way back finds them.
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
    type: (change: Partial<Omit<OrderFilter, 'page'>>) =>
      setFilter((before) => ({ ...before, ...change, page: 1 })),
    toPage: (page: number) => setFilter((before) => ({ ...before, page })),
    clear: () => setFilter(noFilter),
  }
}
