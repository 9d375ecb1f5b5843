import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { Filters } from '@mullion/domain/catalog/facets'
import { useMemo } from 'react'
import { allowedFilters } from './filters.ts'

/** The filters of an address that whoever is here may use; null while it is not known whether they may. */
export function useAllowedFilters(filters: Filters): Filters | null {
  const { data, isPending } = useViewer()
  // Who cannot be asked for counts as a guest.
  const viewer = isPending ? undefined : (data ?? null)
  return useMemo(() => allowedFilters(filters, viewer), [filters, viewer])
}
