import { QueryClient } from '@tanstack/react-query'
import { isTransient } from './read-error.ts'

const freshForMs = 60_000
const cacheMs = 10 * 60_000
const maxRetries = 2

/** Creates the cache for all server data; only temporary failures are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Report a lost connection at once instead of pausing silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: freshForMs,
        gcTime: cacheMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < maxRetries && isTransient(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
