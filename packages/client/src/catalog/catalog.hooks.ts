import type { Part } from '@mullion/domain/catalog/part'
import { type Filters, isUnfiltered } from '@mullion/domain/search/facets'
import type { FitFilter } from '@mullion/domain/search/fit-filter'
import type { PartsPage, SortOrder } from '@mullion/domain/search/search-input'
import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { beginningKnown } from './longer-page.ts'

/** The parts a list shows: those that match a text, or all parts without one, narrowed by filters. */
export interface PartsOf {
  readonly text: string | null
  readonly filters: Filters
  /** If set, only parts that fit a door. */
  readonly fits?: FitFilter | undefined
  /** True for one entry per family. */
  readonly byFamily?: boolean
}

export interface PartsQuery extends PartsOf {
  readonly sort: SortOrder
  readonly offset: number
  readonly limit: number
}

/** Filters as query input; omitted when empty. */
function filtersInput(filters: Filters) {
  if (isUnfiltered(filters)) return {}
  const { tags, doorModels, units, priceBands, specialOrder, proprietary } = filters
  return {
    filters: {
      tags: [...tags],
      doorModels: [...doorModels],
      units: [...units],
      priceBands: [...priceBands],
      specialOrder,
      proprietary,
    },
  }
}

function groupInput({ byFamily, fits }: PartsOf) {
  return { ...(byFamily && { groupBy: 'family' as const }), ...(fits && { fits: { ...fits } }) }
}

function pageInput(query: PartsQuery) {
  const { filters, sort, offset, limit } = query
  const narrowing = { ...filtersInput(filters), ...groupInput(query) }
  return { ...narrowing, ...(sort === 'relevance' ? {} : { sort }), offset, limit }
}

const searchKey = getQueryKey(trpc.catalog.search)
const browseKey = getQueryKey(trpc.catalog.browse)

/**
 * False while another view shows the page already: a list of marked parts is stale after a mark, and a second view of
 * it, such as one more chunk of all results, must not reload it under the pointer.
 */
const isFirstView = (page: { getObserversCount(): number }) => page.getObserversCount() < 2

/**
 * Queries one page of parts; the previous page stays visible while loading. A page already contained in a
 * longer cached one is not fetched.
 */
export function useParts(query: PartsQuery) {
  const queryClient = useQueryClient()
  const page = pageInput(query)
  const search = { text: query.text ?? '', ...page }
  const found = trpc.catalog.search.useQuery(search, {
    ...beginningKnown(queryClient, searchKey, search),
    enabled: query.text !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: isFirstView,
  })
  const all = trpc.catalog.browse.useQuery(page, {
    ...beginningKnown(queryClient, browseKey, page),
    enabled: query.text === null,
    placeholderData: keepPreviousData,
    refetchOnMount: isFirstView,
  })
  return query.text === null ? all : found
}

/** Queries how many parts there are in total and by facet. */
export function usePartCounts(of: PartsOf) {
  const { text, filters } = of
  const narrowing = { ...filtersInput(filters), ...groupInput(of) }
  const isNarrowed = Object.keys(narrowing).length > 0
  const found = trpc.catalog.searchCounts.useQuery(
    { text: text ?? '', ...narrowing },
    { enabled: text !== null, placeholderData: keepPreviousData },
  )
  const all = trpc.catalog.browseCounts.useQuery(isNarrowed ? narrowing : undefined, {
    enabled: text === null,
    placeholderData: keepPreviousData,
  })
  return text === null ? all : found
}

function searchTextOf(queryKey: unknown): string {
  const [, options] = (queryKey ?? []) as [unknown?, { readonly input?: { readonly text?: string } }?]
  return options?.input?.text ?? ''
}

/** True if one text continues the other, as when typing on or deleting letters. */
function isOneWord(a: string, b: string): boolean {
  return a !== '' && (a.startsWith(b) || b.startsWith(a))
}

/** Queries the first few parts that match the search text, for suggestions as the user types; none if it is empty. */
export function useSuggestedParts(text: string | null, limit: number) {
  return trpc.catalog.search.useQuery(
    { text: text ?? '', limit },
    {
      enabled: text !== null,
      // For a different word, show nothing until its own answer arrives.
      placeholderData: (before, query) =>
        isOneWord(searchTextOf(query?.queryKey), text ?? '') ? before : undefined,
    },
  )
}

function listedPart(queryClient: QueryClient, partId: number): Part | undefined {
  for (const queryKey of [searchKey, browseKey]) {
    for (const [, page] of queryClient.getQueriesData<PartsPage>({ queryKey })) {
      const found = page?.parts.find((part) => part.id === partId)
      if (found) return found
    }
  }
  return undefined
}

/** Queries one part; data from a cached list shows at once. */
export function usePart(partId: number) {
  const queryClient = useQueryClient()
  return trpc.catalog.part.useQuery({ partId }, { placeholderData: () => listedPart(queryClient, partId) })
}

export function usePrefetchParts(): (query: PartsQuery) => void {
  const { catalog } = trpc.useUtils()
  return useCallback(
    (query) => {
      const { text } = query
      const page = pageInput(query)
      void (text === null ? catalog.browse.prefetch(page) : catalog.search.prefetch({ text, ...page }))
    },
    [catalog],
  )
}
