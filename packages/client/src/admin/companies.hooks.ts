import type { UserOrder } from '@mullion/domain/accounts/user'
import { minSearchedCharacters } from '@mullion/domain/admin/company-form'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries one page of customer companies by name or number; the previous results stay visible while loading. */
export function useCompanySearch(text: string, page: number) {
  const enabled = text.trim().length >= minSearchedCharacters
  return trpc.admin.companies.search.useQuery(
    { text, page },
    { enabled, placeholderData: keepPreviousData, staleTime: 0 },
  )
}

export function useCustomerCompany(companyId: number | null) {
  return trpc.admin.companies.details.useQuery(companyId === null ? skipToken : { companyId }, {
    staleTime: 0,
  })
}

/** Creates a company with its contact; resolves once the request it came from is off the pending list. */
export function useCreateCompany() {
  const { admin } = trpc.useUtils()
  return trpc.admin.companies.create.useMutation({
    onSuccess: () => Promise.all([admin.companies.search.invalidate(), admin.requests.list.invalidate()]),
  })
}

/** Changes a company; resolves once every screen shows the change. */
export function useUpdateCompany() {
  const { admin, accounts } = trpc.useUtils()
  return trpc.admin.companies.update.useMutation({
    onSuccess(company) {
      admin.companies.details.setData({ companyId: company.id }, company)
      return Promise.all([admin.companies.search.invalidate(), accounts.users.details.invalidate()])
    },
  })
}

/** Queries one page of the users of any company, cached per query. */
export function useUsersOfCompany(
  companyId: number,
  page: number,
  input: { readonly search?: string; readonly order?: UserOrder } = {},
) {
  return trpc.accounts.users.list.useQuery(
    { companyId, page, ...input },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  )
}
