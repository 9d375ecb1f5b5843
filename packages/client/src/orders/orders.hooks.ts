import type { OrderListInput } from '@mullion/domain/orders/order-list'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries one page of orders, refetched each time it is opened; the previous page stays visible while loading. */
export function useOrders(input: OrderListInput) {
  return trpc.orders.list.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

export function useOrderDetails(orderId: number) {
  return trpc.orders.details.useQuery({ orderId })
}

/** Queries what each line of an order would become if reordered now; refetched each time. */
export function useReorder(orderId: number) {
  return trpc.orders.reorder.useQuery({ orderId }, { staleTime: 0 })
}
