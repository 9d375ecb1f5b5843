import type { PaymentsInTroubleInput } from '@mullion/domain/payments/payment-attention'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

export function usePaymentsInTrouble(input: PaymentsInTroubleInput) {
  return trpc.checkout.payments.inTrouble.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

export function useRetryPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.retry.useMutation({ onSettled: () => payments.invalidate() })
}

export function useGiveUpPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.giveUp.useMutation({ onSettled: () => payments.invalidate() })
}
