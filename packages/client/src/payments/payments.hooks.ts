import type { PaymentsInTroubleInput } from '@mullion/domain/payments/payment-attention'
import type { DifferencesInput } from '@mullion/domain/payments/reconciliation-list'
import type { GivenUpTaxPostingsInput } from '@mullion/domain/payments/tax-posting-list'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

export function usePaymentsInTrouble(input: PaymentsInTroubleInput) {
  return trpc.checkout.payments.inTrouble.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

export function useRetryPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.retry.useMutation({ onSettled: () => payments.invalidate() })
}

export function useVoidPayment() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.void.useMutation({ onSettled: () => payments.invalidate() })
}

export function usePaymentDifferences(input: DifferencesInput) {
  return trpc.checkout.payments.differences.useQuery(input, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useReconciledDays() {
  return trpc.checkout.payments.reconciledDays.useQuery(undefined, { staleTime: 0 })
}

export function useReconcileDay() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.reconcileDay.useMutation({ onSettled: () => payments.invalidate() })
}

export function useResolveDifference() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.resolveDifference.useMutation({ onSettled: () => payments.invalidate() })
}

export function useGivenUpTaxPostings(input: GivenUpTaxPostingsInput) {
  return trpc.checkout.payments.taxGivenUp.useQuery(input, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useSendTaxAgain() {
  const { payments } = trpc.useUtils().checkout
  return trpc.checkout.payments.sendTaxAgain.useMutation({ onSettled: () => payments.invalidate() })
}
