import { trpc } from '../trpc.ts'

/** Enters the freight of an order placed without it; resolves once the order lists show its total. */
export function useConfirmFreight() {
  const { orders } = trpc.useUtils()
  return trpc.orders.confirmFreight.useMutation({ onSuccess: () => orders.invalidate() })
}
