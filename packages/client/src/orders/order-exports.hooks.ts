import type { OrderExportsInput, PendingOrdersInput } from '@mullion/domain/orders/order-export'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

/** Queries a page of the orders not yet sent to accounting; refetched each time they are opened. */
export function usePendingOrders(input: PendingOrdersInput) {
  return trpc.orders.exports.pending.useQuery(input, fresh)
}

export function useOrderExports(input: OrderExportsInput) {
  return trpc.orders.exports.files.useQuery(input, fresh)
}

export function useGenerateOrderExport() {
  const { orders } = trpc.useUtils()
  return trpc.orders.exports.generate.useMutation({ onSettled: () => orders.exports.invalidate() })
}

export function useReadOrderExport() {
  const { client } = trpc.useUtils()
  return (exportId: number) => client.orders.exports.file.query({ exportId })
}

/** Queries what an export would contain now, each time it is asked for. */
export function useOrderExportPreview() {
  return trpc.orders.exports.preview.useQuery(undefined, { staleTime: 0, gcTime: 0 })
}

/** Withdraws the last file; resolves once all lists of orders show it. */
export function useWithdrawOrderExport() {
  const { orders } = trpc.useUtils()
  return trpc.orders.exports.withdraw.useMutation({ onSettled: () => orders.invalidate() })
}
