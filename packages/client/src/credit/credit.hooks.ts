import type { CreditListInput, CreditOwner, HeldOrdersInput } from '@mullion/domain/credit/credit'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries the credit that the viewer orders on; null for whoever has none. */
export function useOwnCredit(enabled: boolean) {
  return trpc.credit.own.useQuery(undefined, { enabled, staleTime: 0, retry: false })
}

/** Queries a company's credit, with its age and open orders. */
export function useCreditAccount(owner: CreditOwner) {
  return trpc.credit.account.useQuery({ owner }, { staleTime: 0 })
}

/** Queries a page of a company's payments; the previous page stays visible while loading. */
export function useCompanyPayments(owner: CreditOwner, page: number) {
  return trpc.credit.payments.list.useQuery(
    { owner, page },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
}

/** Changes of a company's credit; each resolves once its account shows it. */
export function useCreditChanges() {
  const { credit } = trpc.useUtils()
  const refreshed = { onSettled: () => credit.invalidate() }
  return {
    setLimit: trpc.credit.setLimit.useMutation(refreshed),
    addPayment: trpc.credit.payments.add.useMutation(refreshed),
    removePayment: trpc.credit.payments.remove.useMutation(refreshed),
  }
}

/** Queries a page of the companies with a credit limit; the previous page stays visible while loading. */
export function useLimitedCompanies(input: CreditListInput) {
  return trpc.credit.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries a page of the orders that wait for credit; the previous page stays visible while loading. */
export function useHeldOrders(input: HeldOrdersInput) {
  return trpc.credit.held.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries why an order was over the limit, and what was decided. */
export function useCreditDecision(orderId: number) {
  return trpc.credit.held.byId.useQuery({ orderId }, { staleTime: 0 })
}

/** What staff decide about an order that waits; each ends with the order as it is then, also after a refusal. */
export function useCreditDecisions() {
  const { credit, orders } = trpc.useUtils()
  const refreshed = {
    onSettled: async () => {
      void credit.invalidate()
      await orders.invalidate()
    },
  }
  return {
    release: trpc.credit.held.release.useMutation(refreshed),
    refuse: trpc.credit.held.refuse.useMutation(refreshed),
  }
}
