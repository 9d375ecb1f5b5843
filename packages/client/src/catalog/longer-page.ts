import type { NumberLead } from '@mullion/domain/catalog/number-lead'
import type { PartsPage } from '@mullion/domain/search/search-input'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

interface PageInput {
  readonly limit: number
  readonly [field: string]: unknown
}

/** A page in the type the procedures return, with mutable lists. */
type AnsweredPage = Omit<PartsPage, 'parts' | 'families' | 'lead' | 'symptom'> & {
  parts: PartsPage['parts'][number][]
  families?: NonNullable<PartsPage['families']>[number][] | undefined
  lead?: (Omit<NumberLead, 'steps'> & { steps: NumberLead['steps'][number][] }) | undefined
  symptom?: { why: string; cures: string[] } | undefined
}

const isRequested = (input: unknown): input is PageInput =>
  typeof input === 'object' && input !== null && 'limit' in input && typeof input.limit === 'number'

const keyWithoutLimit = (requested: PageInput) => hashKey([{ ...requested, limit: null }])

/** Extracts a query's input from its key, where it follows the procedure's path. */
function inputOf([, about]: QueryKey): unknown {
  return typeof about === 'object' && about !== null && 'input' in about ? about.input : undefined
}

/** Finds a cached page for the same query with a higher limit. */
function longerPage(queryClient: QueryClient, procedure: QueryKey, requested: PageInput) {
  const same = keyWithoutLimit(requested)
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: procedure })) {
    const input = inputOf(queryKey)
    if (state.data === undefined || !isRequested(input) || input.limit <= requested.limit) continue
    if (keyWithoutLimit(input) === same) return { page: state.data as AnsweredPage, at: state.dataUpdatedAt }
  }
  return undefined
}

/** Returns options for a query of a page of parts that reuse a longer cached page, if there is one. */
export function beginningKnown(queryClient: QueryClient, procedure: QueryKey, requested: PageInput) {
  const known = () => longerPage(queryClient, procedure, requested)
  return {
    initialData: (): AnsweredPage | undefined => {
      const longer = known()?.page
      if (!longer) return undefined
      const parts = longer.parts.slice(0, requested.limit)
      const families = longer.families?.slice(0, requested.limit)
      return {
        ...longer,
        parts,
        ...(families && { families }),
        more: longer.more || longer.parts.length > parts.length,
      }
    },
    initialDataUpdatedAt: () => known()?.at,
  }
}
