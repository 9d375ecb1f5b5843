import {
  type PartsOf,
  type PartsQuery,
  usePartCounts,
  useParts,
  usePrefetchParts,
} from '@mullion/client/catalog/catalog.hooks'
import type { SortOrder } from '@mullion/domain/search/search-input'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { CatalogActions } from './catalog-actions.ts'
import { pageCount, pageOfSameParts } from './page-size.ts'
import { usePageSize } from './use-page-size.ts'

/** Number of parts per request when all results are on one page; enough for several chunks of the list. */
export const loadSize = 60

export interface ResultsProps {
  readonly of: PartsOf
  readonly sort: SortOrder
  readonly page: number
  readonly actions: CatalogActions
}

export function useResults({ of, sort, page, actions }: ResultsProps) {
  const pageSize = usePageSize()
  const { size, choice } = pageSize
  const showsAll = choice === 'All'
  const limit = showsAll ? loadSize : size
  const query: PartsQuery = { ...of, sort, offset: showsAll ? 0 : (page - 1) * size, limit }
  const parts = useParts(query)
  const counts = usePartCounts(of)
  const { error, isFetching, refetch } = parts
  // Rendering results may wait for the next keystroke, but a keystroke never waits for results.
  const shown = { data: useDeferredValue(parts.data), error: useDeferredValue(error), isFetching, refetch }
  const queryKey = JSON.stringify(query)
  const shownAnswers = useDeferredValue(parts.isPlaceholderData ? null : queryKey)
  const measured = useDeferredValue(pageSize.measured)
  const prefetch = usePrefetchParts()

  const counted = counts.data && !counts.isPlaceholderData ? counts.data : null
  const total = (of.byFamily ? counted?.groups : counted?.total) ?? null
  const more = !showsAll && (parts.data?.more ?? false)
  const pages = total === null ? page + (more ? 1 : 0) : pageCount(total, size)

  // A link may ask for a page that does not exist at this width, or in a catalog that has shrunk.
  const beyond = total !== null && page > pages
  const { correctPage } = actions
  useEffect(() => {
    if (beyond) correctPage(pages)
  }, [beyond, pages, correctPage])

  const sizeBefore = useRef(size)
  useEffect(() => {
    const before = sizeBefore.current
    sizeBefore.current = size
    if (before !== size) correctPage(pageOfSameParts(page, before, size))
  }, [size, page, correctPage])

  return {
    pageSize,
    query,
    parts,
    shown,
    stale: shownAnswers !== queryKey,
    /** False if the shown results were rendered before the width was known. */
    measured,
    counts: counts.data ?? null,
    /** True until the first counts load or fail. */
    uncounted: counts.isPending,
    total,
    /** Parts behind the results, if these are families. */
    partTotal: of.byFamily ? (counted?.total ?? null) : null,
    showsAll,
    pages,
    more,
    prefetchPage: (next: number) => prefetch({ ...query, offset: (next - 1) * size }),
  }
}

export type ResultsInHand = ReturnType<typeof useResults>
