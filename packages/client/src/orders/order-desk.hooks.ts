import { trpc } from '../trpc.ts'

const waitingMailMs = 15_000

export function useOrderDesk(orderId: number) {
  return trpc.orders.desk.details.useQuery(
    { orderId },
    {
      staleTime: 0,
      // Until the mail about each shipment is on its way.
      refetchInterval: ({ state }) => state.data?.shipments.some(({ mailAt }) => mailAt) && waitingMailMs,
    },
  )
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

/** Corrects a shipment; resolves once lists and details show it. */
export function useCorrectShipment() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.correctShipment.useMutation({ onSettled: () => orders.invalidate() })
}

/** Removes a shipment, and tells the buyer if the mail about it was sent. */
export function useRemoveShipment() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.removeShipment.useMutation({ onSettled: () => orders.invalidate() })
}

/** Removes a shipment whose mail is still waiting. */
export function useUndoShipment() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.undoShipment.useMutation({ onSettled: () => orders.invalidate() })
}

/** Says how far a line is that is not shipped yet. */
export function useMarkLine() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.markLine.useMutation({ onSettled: () => orders.invalidate() })
}

/** Marks an order as processed without an accounting file. */
export function useMarkProcessed() {
  const { orders } = trpc.useUtils()
  return trpc.orders.desk.markProcessed.useMutation({ onSettled: () => orders.invalidate() })
}
