import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import type { NumberedParts, PartsPage } from '@mullion/domain/search/search-input'
import type { QueryClient } from '@tanstack/react-query'
import { getMutationKey, getQueryKey } from '@trpc/react-query'
import { trpc } from '../trpc.ts'

/** A part and whether it is proprietary; null while unknown. */
export interface PartMark {
  readonly partId: number
  readonly proprietary: boolean | null
}

/** A mark requested by an administrator: P marks a part, C clears the mark. */
export interface MarkRequest extends PartMark {
  readonly proprietary: boolean
}

type AnyPart = Part | InternalPart
type ChangePart = (part: AnyPart) => AnyPart

const { search, browse, part, partsById, partsByNumber, searchCounts, browseCounts } = trpc.catalog
const keys = {
  pages: [getQueryKey(search), getQueryKey(browse)],
  parts: [getQueryKey(part)],
  lists: [getQueryKey(partsById)],
  numbered: [getQueryKey(partsByNumber)],
}

function changeParts(queryClient: QueryClient, change: ChangePart): void {
  function each<Answer>(queryKeys: readonly (readonly unknown[])[], changed: (answer: Answer) => Answer) {
    for (const queryKey of queryKeys) {
      queryClient.setQueriesData<Answer>({ queryKey }, (answer) => answer && changed(answer))
    }
  }
  each(keys.pages, (page: PartsPage) => ({ ...page, parts: page.parts.map(change) }))
  each(keys.parts, change)
  each(keys.lists, (list: readonly AnyPart[]) => list.map(change))
  each(keys.numbered, (list: readonly NumberedParts[]) =>
    list.map((found) => ({
      ...found,
      parts: found.parts.map(change),
      beginning: found.beginning.map(change),
    })),
  )
}

/**
 * Refetches the counts of marked parts. Lists of marked parts become stale but are refetched only when next
 * shown, so that no card disappears from under the pointer.
 */
function countAgain(queryClient: QueryClient): void {
  for (const counts of [searchCounts, browseCounts])
    void queryClient.invalidateQueries({ queryKey: getQueryKey(counts) })
  for (const pages of [search, browse]) {
    const queryKey = getQueryKey(pages, { filters: { proprietary: true } })
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/** Refetches every visible part; the others are refetched when next shown. */
function askAgain(queryClient: QueryClient): void {
  for (const queryKey of Object.values(keys).flat()) void queryClient.invalidateQueries({ queryKey })
}

/** Shows a mark wherever the part is cached, unless the viewer may not see marks; returns the mark before it. */
export function showMark(queryClient: QueryClient, { partId, proprietary }: PartMark): PartMark {
  let before: boolean | null = null
  changeParts(queryClient, (part) => {
    if (part.id !== partId || !('proprietary' in part)) return part
    before = part.proprietary
    return { ...part, proprietary }
  })
  return { partId, proprietary: before }
}

const mutationKey = getMutationKey(trpc.admin.parts.markProprietary)

function isLast(queryClient: QueryClient, partId: number): boolean {
  const waiting = queryClient.isMutating({
    mutationKey,
    predicate: ({ state }) => (state.variables as MarkRequest | undefined)?.partId === partId,
  })
  return waiting === 1
}

/**
 * Mutation options for marking a part: the mark shows at once, and a refused one is reverted until the server answers
 * again. Marks of one part reach the server in order; while any is in progress, the one requested last shows.
 */
export function marking(queryClient: QueryClient, partId: number, onFailed: (error: unknown) => void) {
  const settle = (mark: PartMark) => {
    if (isLast(queryClient, partId)) showMark(queryClient, mark)
  }
  return {
    scope: { id: `mark of part ${partId}` },
    onMutate: (request: MarkRequest) => showMark(queryClient, request),
    onSuccess: ({ proprietary }: Pick<InternalPart, 'proprietary'>) => {
      settle({ partId, proprietary })
      countAgain(queryClient)
    },
    onError: (error: unknown, _request: MarkRequest, before: PartMark | undefined) => {
      if (before) settle(before)
      askAgain(queryClient)
      onFailed(error)
    },
  }
}
