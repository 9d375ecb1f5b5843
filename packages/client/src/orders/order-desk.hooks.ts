import { trpc } from '../trpc.ts'

/** What staff see of an order beside its details. */
export function useOrderDesk(orderId: number) {
  return trpc.orders.desk.details.useQuery({ orderId }, { staleTime: 0 })
}

/** Leaves a note on an order; done once the order shows it. */
export function useAddOrderNote() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.addNote.useMutation({ onSuccess: () => orders.desk.details.invalidate() })
}

/** Enters a shipment; done once lists and details show it. */
export function useAddShipment() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.addShipment.useMutation({ onSuccess: () => orders.invalidate() })
}

/** Mails an order's confirmation once more. */
export function useResendConfirmation() {
  return trpc.orders.desk.resendConfirmation.useMutation()
}

/** Where the invoice of an order is downloaded. */
export function invoiceUrl(orderId: number): string {
  return `/api/orders/${orderId}/invoice`
}
