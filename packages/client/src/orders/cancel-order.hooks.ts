import type { CancelAsked } from '@mullion/domain/orders/cancel-order'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** An order by its id, or by the key of the link in its mail. */
export type OrderToCancel = { readonly orderId: number } | { readonly key: string }

const fresh = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData } as const

/** Queries what canceling these lines, or all that is left, would give back. */
export function useCancelPreview(of: OrderToCancel, asked: CancelAsked, wanted: boolean) {
  const isOwn = 'orderId' in of
  const own = trpc.orders.cancelPreview.useQuery(
    { orderId: isOwn ? of.orderId : 1, ...asked },
    { ...fresh, enabled: isOwn && wanted },
  )
  const linked = trpc.orders.cancelTrackedPreview.useQuery(
    { key: isOwn ? '' : of.key, ...asked },
    { ...fresh, enabled: !isOwn && wanted },
  )
  return isOwn ? own : linked
}

/** Cancels an order or a part of it; resolves once lists and details show it. */
export function useCancelOrder(of: OrderToCancel) {
  const { orders } = trpc.useUtils()
  const settled = { onSettled: () => orders.invalidate() }
  const own = trpc.orders.cancel.useMutation(settled)
  const linked = trpc.orders.cancelTracked.useMutation(settled)
  return {
    isPending: own.isPending || linked.isPending,
    cancel: (asked: CancelAsked & { readonly shownCents: number; readonly requestKey: string }) =>
      'orderId' in of ? own.mutateAsync({ ...of, ...asked }) : linked.mutateAsync({ ...of, ...asked }),
  }
}

/** Asks the gateway again for a credit that it refused. */
export function useRetryCredit() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.retryCredit.useMutation({ onSettled: () => orders.invalidate() })
}
