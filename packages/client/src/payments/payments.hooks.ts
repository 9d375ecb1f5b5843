import type { PaymentsInTroubleInput } from '@mullion/domain/payments/payment-attention'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries a page of payments that got stuck; refetched whenever they are shown. */
export function usePaymentsInTrouble(input: PaymentsInTroubleInput) {
  return trpc.checkout.payments.inTrouble.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
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
