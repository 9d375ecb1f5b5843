import { QueryClient } from '@tanstack/react-query'
import { worthRetrying } from './read-error.ts'

const freshForMs = 60_000
const keptForMs = 10 * 60_000
const mostRetries = 2

/** Creates the cache for all server data; only temporary failures are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Report a lost connection at once instead of pausing silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: freshForMs,
        gcTime: keptForMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < mostRetries && worthRetrying(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
