import { trpc } from '../trpc.ts'

/** Queries payments that got stuck; refetched whenever they are shown. */
export function usePaymentsInTrouble() {
  return trpc.checkout.payments.inTrouble.useQuery(undefined, { staleTime: 0 })
}

/** Checks a payment now; resolves once the list shows its state. */
export function useRetryPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.retry.useMutation({ onSettled: () => payments.invalidate() })
}

/** Voids a payment; resolves once the list shows its state. */
export function useGiveUpPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.giveUp.useMutation({ onSettled: () => payments.invalidate() })
}
