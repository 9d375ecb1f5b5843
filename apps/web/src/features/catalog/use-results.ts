import {
  type PartsOf,
  type PartsQuery,
  usePartCounts,
  useParts,
  usePrefetchParts,
} from '@mullion/client/catalog/catalog.hooks'
import type { SortOrder } from '@mullion/domain/catalog/search'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { CatalogActions } from './catalog-actions.ts'
import { loadSize } from './chunks.ts'
import { pageCount, samePlace } from './page-size.ts'
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
  const { error, isFetching, refetch } = parts
  // Drawing what has come may wait for the next letter, not the letter for it.
  const shown = { data: useDeferredValue(parts.data), error: useDeferredValue(error), isFetching, refetch }
  const asked = JSON.stringify(query)
  const shownAnswers = useDeferredValue(parts.isPlaceholderData ? null : asked)
  const measured = useDeferredValue(pageSize.measured)
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

  const sizeBefore = useRef(size)
  useEffect(() => {
    const before = sizeBefore.current
    sizeBefore.current = size
    if (before !== size) correctPage(samePlace(page, before, size))
  }, [size, page, correctPage])

  return {
    pageSize,
    query,
    parts,
    shown,
    /** True while what is shown answers another question: the one before, until the new answer is drawn too. */
    stale: shownAnswers !== asked,
    /** False for what is shown of a width that is not known yet. */
    measured,
    counts: counts.data ?? null,
    /** True before anything was counted; not once that has failed. */
    uncounted: counts.isPending,
    total,
    /** True when all results are on one page. */
    whole,
    pages,
    more,
    prefetchPage: (next: number) => prefetch({ ...query, offset: (next - 1) * size }),
  }
}

export type ResultsInHand = ReturnType<typeof useResults>
