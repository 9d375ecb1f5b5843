import type { Query, QueryClient } from '@tanstack/react-query'
import { readError } from './read-error.ts'

const firstWaitMs = 2_000
const maxWaitMs = 15_000

/** True if there was no response, or one from a proxy while the server is down. */
function isUnreachable({ state }: Query): boolean {
  if (state.status !== 'error') return false
  const { kind, code } = readError(state.error)
  return kind === 'network' || code === 'client.unreadable'
}

/**
 * Polls an unreachable server at growing intervals until it is back, then refetches the visible queries. `isBack` tells
 * whether the server answers. Returns a function that stops polling.
 */
export function recoverAutomatically(queryClient: QueryClient, isBack: () => Promise<boolean>): () => void {
  const queries = queryClient.getQueryCache()
  const failed = () => queries.findAll({ type: 'active', predicate: isUnreachable })
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const look = async () => {
    const back = failed().length > 0 && (await isBack().catch(() => false))
    if (stopped) return
    if (back) await queryClient.refetchQueries({ type: 'active', predicate: isUnreachable })
    timer = undefined
    if (failed().length > 0) waitToLook()
    else waitMs = firstWaitMs
  }
  function waitToLook(): void {
    if (stopped || timer !== undefined) return
    timer = setTimeout(look, waitMs)
    waitMs = Math.min(waitMs * 2, maxWaitMs)
  }
  const unsubscribe = queries.subscribe(({ type, query }) => {
    if (type === 'updated' && isUnreachable(query)) waitToLook()
  })
  return () => {
    stopped = true
    unsubscribe()
    clearTimeout(timer)
  }
}
