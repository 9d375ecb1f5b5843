import type { PartsPage } from '@mullion/domain/catalog/search'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

interface Asked {
  readonly limit: number
  readonly [field: string]: unknown
}

/** A page as the procedures' types have it, its list not read-only. */
type AnsweredPage = Omit<PartsPage, 'parts'> & { parts: PartsPage['parts'][number][] }

const isAsked = (input: unknown): input is Asked =>
  typeof input === 'object' && input !== null && 'limit' in input && typeof input.limit === 'number'

const butForLimit = (asked: Asked) => hashKey([{ ...asked, limit: null }])

/** The input of a procedure's query, which its key holds beside the procedure's path. */
function inputOf([, about]: QueryKey): unknown {
  return typeof about === 'object' && about !== null && 'input' in about ? about.input : undefined
}

/** What begins a page that is known already: it answers the same question, asked for more parts. */
function longerPage(queryClient: QueryClient, procedure: QueryKey, asked: Asked) {
  const same = butForLimit(asked)
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: procedure })) {
    const input = inputOf(queryKey)
    if (state.data === undefined || !isAsked(input) || input.limit <= asked.limit) continue
    if (butForLimit(input) === same) return { page: state.data as AnsweredPage, at: state.dataUpdatedAt }
  }
  return undefined
}

/** Options of a query for a page of parts: where a longer page is known, its beginning is not asked for. */
export function beginningKnown(queryClient: QueryClient, procedure: QueryKey, asked: Asked) {
  const known = () => longerPage(queryClient, procedure, asked)
  return {
    initialData: (): AnsweredPage | undefined => {
      const longer = known()?.page
      if (!longer) return undefined
      const parts = longer.parts.slice(0, asked.limit)
      return { ...longer, parts, more: longer.more || longer.parts.length > parts.length }
    },
    initialDataUpdatedAt: () => known()?.at,
  }
}
