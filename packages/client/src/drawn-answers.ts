import { parseJson } from '@mullion/domain/parse-json'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Answers, each under the key of its question. */
type Answers = readonly (readonly [key: QueryKey, answer: unknown])[]

/** Makes a cache for drawing one page: what fails is not tried again, the browser asks for it. */
export function askOnce(queryClient: QueryClient): QueryClient {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  return queryClient
}

/** Waits until no question is open; false when one was refused. */
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

/** What a cache knows, as JSON. */
export function writeAnswers(queryClient: QueryClient): string {
  const known = queryClient.getQueryCache().getAll()
  const answers: Answers = known
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data])
  return JSON.stringify(answers)
}

/** Takes over what another cache has written, as just answered. */
export function readAnswers(queryClient: QueryClient, written: string): void {
  for (const [key, answer] of (parseJson(written) ?? []) as Answers) queryClient.setQueryData(key, answer)
}
