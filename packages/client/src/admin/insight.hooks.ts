import type {
  CompaniesWithoutUsersInput,
  EmptySearchesInput,
  NeverOrderedInput,
  PartsWithoutImagesInput,
} from '@mullion/domain/admin/insight'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const

/** Queries a page of the searches that found nothing. */
export function useEmptySearches(input: EmptySearchesInput) {
  return trpc.admin.insight.emptySearches.useQuery(input, fresh)
}

/** Queries a page of the parts without images. */
export function usePartsWithoutImages(input: PartsWithoutImagesInput) {
  return trpc.admin.insight.partsWithoutImages.useQuery(input, fresh)
}

/** Queries a page of the parts that were never ordered. */
export function usePartsNeverOrdered(input: NeverOrderedInput) {
  return trpc.admin.insight.partsNeverOrdered.useQuery(input, fresh)
}

/** Queries a page of the companies without users. */
export function useCompaniesWithoutUsers(input: CompaniesWithoutUsersInput) {
  return trpc.admin.insight.companiesWithoutUsers.useQuery(input, fresh)
}
