import { QueryClient } from '@tanstack/react-query'
import { worthRetrying } from './read-error.ts'

const freshForMs = 60_000
const keptForMs = 10 * 60_000
const mostRetries = 2

/** The cache that holds all server data; only failures that may pass by themselves are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A dead line is told at once instead of being waited for in silence.
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
