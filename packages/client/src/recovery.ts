import type { Query, QueryClient } from '@tanstack/react-query'
import { readError } from './read-error.ts'

const firstWaitMs = 2_000
const longestWaitMs = 15_000

/** No answer at all, or one of something that stands before the server while it is away. */
function wasNotReached({ state }: Query): boolean {
  if (state.status !== 'error') return false
  const { kind, code } = readError(state.error)
  return kind === 'network' || code === 'client.unreadable'
}

/**
 * Looks for a server that was not reached until it is back, at growing intervals, and then asks again what is in sight.
 * `isBack` says whether the server answers. Returns how to stop.
 */
export function recoverByItself(queryClient: QueryClient, isBack: () => Promise<boolean>): () => void {
  const queries = queryClient.getQueryCache()
  const failed = () => queries.findAll({ type: 'active', predicate: wasNotReached })
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const look = async () => {
    const back = failed().length > 0 && (await isBack().catch(() => false))
    if (stopped) return
    if (back) await queryClient.refetchQueries({ type: 'active', predicate: wasNotReached })
    timer = undefined
    if (failed().length > 0) waitToLook()
    else waitMs = firstWaitMs
  }
  function waitToLook(): void {
    if (stopped || timer !== undefined) return
    timer = setTimeout(look, waitMs)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
  const unsubscribe = queries.subscribe(({ type, query }) => {
    if (type === 'updated' && wasNotReached(query)) waitToLook()
  })
  return () => {
    stopped = true
    unsubscribe()
    clearTimeout(timer)
  }
}
