import { parseJson } from '@mullion/domain/parse-json'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Answers by query key. */
type Answers = readonly (readonly [key: QueryKey, answer: unknown])[]

/** Sets up a cache for rendering one page: failed queries are not retried, since the browser will fetch them. */
export function withoutRetries(queryClient: QueryClient): QueryClient {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  return queryClient
}

/** Waits until no query is running; false when one failed. */
export async function allAnswered(queryClient: QueryClient): Promise<boolean> {
  const queries = queryClient.getQueryCache()
  if (queryClient.isFetching() > 0) {
    await new Promise<void>((resolve) => {
      const stop = queries.subscribe(() => {
        if (queryClient.isFetching() > 0) return
        stop()
        resolve()
      })
    })
  }
  return queries.getAll().every(({ state }) => state.status !== 'error')
}

export function writeAnswers(queryClient: QueryClient): string {
  const known = queryClient.getQueryCache().getAll()
  const answers: Answers = known
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data])
  return JSON.stringify(answers)
}

/** Loads answers written by `writeAnswers`, as fresh. */
export function readAnswers(queryClient: QueryClient, written: string): void {
  for (const [key, answer] of (parseJson(written) ?? []) as Answers) queryClient.setQueryData(key, answer)
}
