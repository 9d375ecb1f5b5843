import type { PreviewInput, RequestScope } from '@mullion/domain/approvals/approval-request'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries one page of requests for approval; the previous page stays visible while loading. */
export function useApprovalRequests(scope: RequestScope, page: number) {
  return trpc.approvals.list.useQuery({ scope, page }, { placeholderData: keepPreviousData })
}

export function useApprovalRequest(requestId: number) {
  return trpc.approvals.byId.useQuery({ requestId }, { staleTime: 0 })
}

/** Queries a request priced and quoted anew, for the version that is shown; skipped for null. */
export function useRequestQuote(request: { readonly id: number; readonly version: number } | null) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ['approvals', 'quote', request],
    queryFn: () => client.approvals.quote.mutate({ requestId: request?.id ?? 0 }),
    enabled: request !== null,
    staleTime: 10 * 60_000,
    retry: false,
  })
}

/** What a viewer does to a request; each ends with the request and the lists as they are then, also after a refusal. */
export function useApprovalActions() {
  const { approvals, orders } = trpc.useUtils()
  const refreshed = { onSettled: () => Promise.all([approvals.invalidate(), orders.list.invalidate()]) }
  return {
    approve: trpc.approvals.approve.useMutation(refreshed),
    reject: trpc.approvals.reject.useMutation(refreshed),
    change: trpc.approvals.change.useMutation(refreshed),
    forward: trpc.approvals.forward.useMutation(refreshed),
    cancel: trpc.approvals.cancel.useMutation(refreshed),
  }
}

/** Queries whether an order would go to approval; skipped for null. */
export function useApprovalPreview(input: PreviewInput | null) {
  return trpc.approvals.preview.useQuery(input ?? { grandTotalCents: 0, shipAddress: noAddress }, {
    enabled: input !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

const noAddress = { nameOrCompany: '', address1: '', postalCode: '', city: '', state: '' }

export function useCompanyRules() {
  return trpc.approvals.rules.useQuery()
}

export function useSaveRules() {
  const { approvals, accounts } = trpc.useUtils()
  return trpc.approvals.saveRules.useMutation({
    onSuccess: () => Promise.all([approvals.rules.invalidate(), accounts.session.viewer.invalidate()]),
  })
}

export function usePersonLimits(userId: number) {
  return trpc.approvals.limits.useQuery({ userId })
}

export function useSaveLimits() {
  const { approvals, accounts } = trpc.useUtils()
  return trpc.approvals.saveLimits.useMutation({
    onSuccess: () => Promise.all([approvals.limits.invalidate(), accounts.session.viewer.invalidate()]),
  })
}
