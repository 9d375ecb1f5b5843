import type {
  CompaniesWithoutUsersInput,
  EmptySearchesInput,
  GivenUpSearchesInput,
  NeverOrderedInput,
  PartsWithoutImagesInput,
} from '@mullion/domain/admin/insight'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

export function useEmptySearches(input: EmptySearchesInput) {
  return trpc.admin.insight.emptySearches.useQuery(input, fresh)
}

export function useGivenUpSearches(input: GivenUpSearchesInput) {
  return trpc.admin.insight.givenUpSearches.useQuery(input, fresh)
}

export function usePartsWithoutImages(input: PartsWithoutImagesInput) {
  return trpc.admin.insight.partsWithoutImages.useQuery(input, fresh)
}

export function usePartsNeverOrdered(input: NeverOrderedInput) {
  return trpc.admin.insight.partsNeverOrdered.useQuery(input, fresh)
}

export function useCompaniesWithoutUsers(input: CompaniesWithoutUsersInput) {
  return trpc.admin.insight.companiesWithoutUsers.useQuery(input, fresh)
}
