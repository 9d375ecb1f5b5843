import { trpc } from '../trpc.ts'

/** Queries the orders not yet sent to accounting; refetched each time they are opened. */
export function usePendingOrders() {
  return trpc.orders.exports.pending.useQuery(undefined, { staleTime: 0 })
}

/** Queries the newest order files for accounting. */
export function useOrderExports() {
  return trpc.orders.exports.files.useQuery(undefined, { staleTime: 0 })
}

/** Writes all pending orders into one file; resolves once both lists show it. */
export function useGenerateOrderExport() {
  const { orders } = trpc.useUtils()
  return trpc.orders.exports.generate.useMutation({ onSettled: () => orders.exports.invalidate() })
}

/** Fetches a file's text. */
export function useReadOrderExport() {
  const { client } = trpc.useUtils()
  return (exportId: number) => client.orders.exports.file.query({ exportId })
}
