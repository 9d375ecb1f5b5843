import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** One page of orders, asked anew each time it is opened; the page before it stays in sight while it loads. */
export function useOrders(input: OrderListInput) {
  return trpc.orders.list.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

/** One order in full. */
export function useOrderDetails(orderId: number) {
  return trpc.orders.details.useQuery({ orderId })
}

/** What would become of each line of an order if it were ordered again now; asked anew each time. */
export function useReorder(orderId: number) {
  return trpc.orders.reorder.useQuery({ orderId }, { staleTime: 0 })
}
