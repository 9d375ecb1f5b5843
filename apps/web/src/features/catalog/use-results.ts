import {
  type PartsOf,
  type PartsQuery,
  usePartCounts,
  useParts,
  usePrefetchParts,
} from '@mullion/client/catalog/catalog.hooks'
import type { SortOrder } from '@mullion/domain/catalog/search'
import { useEffect } from 'react'
import type { CatalogActions } from './catalog-actions.ts'
import { loadSize } from './chunks.ts'
import { pageCount } from './page-size.ts'
import { usePageSize } from './use-page-size.ts'

export interface ResultsProps {
  readonly of: PartsOf
  readonly sort: SortOrder
  readonly page: number
  readonly actions: CatalogActions
}

/** The parts of one page of results, how many there are in all, and how many pages that is. */
export function useResults({ of, sort, page, actions }: ResultsProps) {
  const pageSize = usePageSize()
  const { size, choice } = pageSize
  const whole = choice === 'All'
  const limit = whole ? loadSize : size
  const query: PartsQuery = { ...of, sort, offset: whole ? 0 : (page - 1) * size, limit }
  const parts = useParts(query)
  const counts = usePartCounts(of)
  const prefetch = usePrefetchParts()

  const total = counts.data && !counts.isPlaceholderData ? counts.data.total : null
  const more = !whole && (parts.data?.more ?? false)
  const pages = total === null ? page + (more ? 1 : 0) : pageCount(total, size)

  // A link may ask for a page that this width, or a smaller catalogue, no longer has.
  const beyond = total !== null && page > pages
  const { correctPage } = actions
  useEffect(() => {
    if (beyond) correctPage(pages)
  }, [beyond, pages, correctPage])

  return {
    pageSize,
    query,
    parts,
    counts: counts.data ?? null,
    total,
    /** True when all results are on one page. */
    whole,
    pages,
    more,
    prefetchPage: (next: number) => prefetch({ ...query, offset: (next - 1) * size }),
  }
}

export type ResultsInHand = ReturnType<typeof useResults>
