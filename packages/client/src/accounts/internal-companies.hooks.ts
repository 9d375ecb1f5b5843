import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/**
 * Queries companies that staff can order for, by part of their name or customer number; the last results stay visible
 * while loading.
 */
export function useInternalCompanies(term: string) {
  return trpc.accounts.internalCompanies.search.useQuery(
    { term },
    { enabled: term.trim() !== '', staleTime: 0, placeholderData: keepPreviousData },
  )
}

/** Queries the companies to offer before anything is typed: those this user last ordered for, then the newest. */
export function useLastInternalCompanies() {
  return trpc.accounts.internalCompanies.last.useQuery(undefined, { staleTime: 0 })
}

/** Queries the company this browser tab orders for, as the server has it now; null for none. */
export function useActingCompany() {
  return trpc.accounts.internalCompanies.acting.useQuery(undefined, { refetchOnWindowFocus: true })
}

export interface InternalCompanyToSave {
  readonly internalCompanyId: number | null
  readonly company: InternalCompanyInput
}

export function useSaveInternalCompany() {
  const { accounts, client } = trpc.useUtils()
  const { create, update } = client.accounts.internalCompanies
  return useMutation({
    mutationFn: ({ internalCompanyId, company }: InternalCompanyToSave): Promise<InternalCompany> =>
      internalCompanyId === null ? create.mutate(company) : update.mutate({ internalCompanyId, company }),
    onSuccess: () => accounts.internalCompanies.invalidate(),
  })
}

export function useRemoveInternalCompany() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.internalCompanies.remove.useMutation({
    onSuccess: () => accounts.internalCompanies.invalidate(),
  })
}
