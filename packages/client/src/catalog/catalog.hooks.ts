import type { Part } from '@mullion/domain/catalog/part'
import type { PartsPage } from '@mullion/domain/catalog/search'
import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

/** Which parts a list shows: those a text finds, or with null all of them. */
export type PartsOf = string | null

export interface PartsQuery {
  readonly text: PartsOf
  readonly offset: number
  readonly limit: number
}

/** One page of parts; the page before it stays in sight while it loads. */
export function useParts({ text, ...page }: PartsQuery) {
  const found = trpc.catalog.search.useQuery(
    { text: text ?? '', ...page },
    { enabled: text !== null, placeholderData: keepPreviousData },
  )
  const all = trpc.catalog.browse.useQuery(page, {
    enabled: text === null,
    placeholderData: keepPreviousData,
  })
  return text === null ? all : found
}

/** How many parts there are in all, by tag and by door model. */
export function usePartCounts(text: PartsOf) {
  const found = trpc.catalog.searchCounts.useQuery(
    { text: text ?? '' },
    { enabled: text !== null, placeholderData: keepPreviousData },
  )
  const all = trpc.catalog.browseCounts.useQuery(undefined, { enabled: text === null })
  return text === null ? all : found
}

function listedPart(queryClient: QueryClient, partId: number): Part | undefined {
  const lists = [getQueryKey(trpc.catalog.search), getQueryKey(trpc.catalog.browse)]
  for (const queryKey of lists) {
    for (const [, page] of queryClient.getQueriesData<PartsPage>({ queryKey })) {
      const found = page?.parts.find((part) => part.id === partId)
      if (found) return found
    }
  }
  return undefined
}

/** One part; what a list already knows of it shows at once. */
export function usePart(partId: number) {
  const queryClient = useQueryClient()
  return trpc.catalog.part.useQuery({ partId }, { placeholderData: () => listedPart(queryClient, partId) })
}

/** Loads a page of parts ahead of the click that asks for it. */
export function usePrefetchParts(): (query: PartsQuery) => void {
  const { catalog } = trpc.useUtils()
  return useCallback(
    ({ text, ...page }) =>
      void (text === null ? catalog.browse.prefetch(page) : catalog.search.prefetch({ text, ...page })),
    [catalog],
  )
}
