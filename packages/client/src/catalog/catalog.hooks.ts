import type { Part } from '@mullion/domain/catalog/part'
import type { PartsPage, SearchCounts } from '@mullion/domain/catalog/search'
import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Client } from '../client.ts'
import { useClient } from '../provider.ts'

/** Which parts a list shows: those a text finds, or with null all of them. */
export type PartsOf = string | null

export interface PartsQuery {
  readonly text: PartsOf
  readonly offset: number
  readonly limit: number
}

const keys = {
  lists: ['catalog', 'parts'] as const,
  list: (query: PartsQuery) => [...keys.lists, query] as const,
  counts: (text: PartsOf) => ['catalog', 'counts', text] as const,
  part: (partId: number) => ['catalog', 'part', partId] as const,
}

function listOptions(client: Client, query: PartsQuery) {
  const { text, ...page } = query
  return {
    queryKey: keys.list(query),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<PartsPage> =>
      text === null
        ? client.catalog.browse.query(page, { signal })
        : client.catalog.search.query({ text, ...page }, { signal }),
  }
}

function partOptions(client: Client, partId: number) {
  return {
    queryKey: keys.part(partId),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Part> =>
      client.catalog.part.query({ partId }, { signal }),
  }
}

/** One page of parts; the page before it stays in sight while it loads. */
export function useParts(query: PartsQuery): UseQueryResult<PartsPage> {
  const client = useClient()
  return useQuery({ ...listOptions(client, query), placeholderData: keepPreviousData })
}

/** How many parts there are in all, by tag and by door model. */
export function usePartCounts(text: PartsOf): UseQueryResult<SearchCounts> {
  const client = useClient()
  return useQuery({
    queryKey: keys.counts(text),
    queryFn: ({ signal }) =>
      text === null
        ? client.catalog.browseCounts.query(undefined, { signal })
        : client.catalog.searchCounts.query({ text }, { signal }),
    placeholderData: keepPreviousData,
  })
}

function listedPart(queryClient: QueryClient, partId: number): Part | undefined {
  for (const [, page] of queryClient.getQueriesData<PartsPage>({ queryKey: keys.lists })) {
    const found = page?.parts.find((part) => part.id === partId)
    if (found) return found
  }
  return undefined
}

/** One part; what a list already knows of it shows at once. */
export function usePart(partId: number): UseQueryResult<Part> {
  const client = useClient()
  const queryClient = useQueryClient()
  return useQuery({
    ...partOptions(client, partId),
    placeholderData: () => listedPart(queryClient, partId),
  })
}

/** Loads a page of parts ahead of the click that asks for it. */
export function usePrefetchParts(): (query: PartsQuery) => void {
  const client = useClient()
  const queryClient = useQueryClient()
  return useCallback(
    (query) => void queryClient.prefetchQuery(listOptions(client, query)),
    [client, queryClient],
  )
}
