import { trpc } from '../trpc.ts'

/** Enters the freight of an order that was placed without; done once the lists of orders show its total. */
export function useConfirmFreight() {
  const { orders } = trpc.useUtils()
  return trpc.orders.confirmFreight.useMutation({ onSuccess: () => orders.invalidate() })
}
