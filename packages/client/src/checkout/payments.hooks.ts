import { trpc } from '../trpc.ts'

/** Payments that did not end by themselves, asked anew whenever they are looked at. */
export function usePaymentsInTrouble() {
  return trpc.checkout.payments.inTrouble.useQuery(undefined, { staleTime: 0 })
}

/** Looks into a payment now; done once the list shows where it stands. */
export function useRetryPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.retry.useMutation({ onSettled: () => payments.invalidate() })
}

/** Gives a payment's money back; done once the list shows where it stands. */
export function useGiveUpPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.giveUp.useMutation({ onSettled: () => payments.invalidate() })
}
