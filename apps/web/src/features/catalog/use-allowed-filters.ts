import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { Filters } from '@mullion/domain/catalog/facets'
import { useMemo } from 'react'
import { allowedFilters } from './filters.ts'

/** Returns the filters in a URL that the user may use; null while that is unknown. */
export function useAllowedFilters(filters: Filters): Filters | null {
  const { data, isPending } = useViewer()
  // Treat an unknown session as a guest.
  const viewer = isPending ? undefined : (data ?? null)
  return useMemo(() => allowedFilters(filters, viewer), [filters, viewer])
}
