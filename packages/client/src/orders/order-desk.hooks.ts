import { trpc } from '../trpc.ts'

/** Queries what staff see of an order besides its details. */
export function useOrderDesk(orderId: number) {
  return trpc.orders.desk.details.useQuery({ orderId }, { staleTime: 0 })
}

/** Adds a note to an order; resolves once the order shows it. */
export function useAddOrderNote() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.addNote.useMutation({ onSuccess: () => orders.desk.details.invalidate() })
}

/** Enters a shipment; resolves once lists and details show it. */
export function useAddShipment() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.addShipment.useMutation({ onSuccess: () => orders.invalidate() })
}

/** Mails an order's confirmation again. */
export function useResendConfirmation() {
  return trpc.orders.desk.resendConfirmation.useMutation()
}

/** Returns the download URL of an order's invoice. */
export function invoiceUrl(orderId: number): string {
  return `/api/orders/${orderId}/invoice`
}
