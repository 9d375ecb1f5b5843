import { trpc } from '../trpc.ts'

/** Orders that accounting has not got yet, asked for anew each time they are opened. */
export function usePendingOrders() {
  return trpc.orders.exports.pending.useQuery(undefined, { staleTime: 0 })
}

/** The newest files of orders for accounting. */
export function useOrderExports() {
  return trpc.orders.exports.files.useQuery(undefined, { staleTime: 0 })
}

/** Makes one file of all pending orders; done once both lists show it. */
export function useGenerateOrderExport() {
  const { orders } = trpc.useUtils()
  return trpc.orders.exports.generate.useMutation({ onSettled: () => orders.exports.invalidate() })
}

/** Fetches the text of a file. */
export function useReadOrderExport() {
  const { client } = trpc.useUtils()
  return (exportId: number) => client.orders.exports.file.query({ exportId })
}
