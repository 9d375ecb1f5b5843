import { trpc } from '../trpc.ts'

export function useOrderDesk(orderId: number) {
  return trpc.orders.desk.details.useQuery({ orderId }, { staleTime: 0 })
}

export function useAddOrderNote() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.addNote.useMutation({ onSuccess: () => orders.desk.details.invalidate() })
}

export function useAddShipment() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.addShipment.useMutation({ onSuccess: () => orders.invalidate() })
}

export function useResendConfirmation() {
  return trpc.orders.desk.resendConfirmation.useMutation()
}

export function invoiceUrl(orderId: number): string {
  return `/api/orders/${orderId}/invoice`
}
