import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries one page of the requests for approval of a company, for staff. */
export function useRequestsOfCompany(companyId: number, page: number) {
  return trpc.admin.companyApprovals.list.useQuery({ companyId, page }, { placeholderData: keepPreviousData })
}

export function useRequestOfCompany(companyId: number, requestId: number) {
  return trpc.admin.companyApprovals.byId.useQuery({ companyId, requestId }, { staleTime: 0 })
}

export function useRulesOfCompany(companyId: number) {
  return trpc.admin.companyApprovals.rules.useQuery({ companyId }, { staleTime: 0 })
}

export function useSaveRulesOfCompany() {
  const { admin } = trpc.useUtils()
  return trpc.admin.companyApprovals.saveRules.useMutation({
    onSuccess: () => admin.companyApprovals.rules.invalidate(),
  })
}

export function useLimitsOfUser(companyId: number, userId: number) {
  return trpc.admin.companyApprovals.limits.useQuery({ companyId, userId }, { staleTime: 0 })
}

export function useSaveLimitsOfUser() {
  const { admin } = trpc.useUtils()
  return trpc.admin.companyApprovals.saveLimits.useMutation({
    onSuccess: () => admin.companyApprovals.limits.invalidate(),
  })
}
