import { useEffect, useEffectEvent, useState } from 'react'

interface RetriedQuery {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * Retries a query. When that succeeds, the Retry button goes, and with it the focus, unless the user has moved it; then
 * `onLost` moves it to what comes next. `retried` is true until the query succeeds.
 */
export function useRetry({ error, isFetching, refetch }: RetriedQuery, onLost: () => void) {
  const [retried, setRetried] = useState(false)
  const done = retried && !error && !isFetching
  const finish = useEffectEvent(() => {
    setRetried(false)
    if (document.activeElement === document.body) onLost()
  })
  useEffect(() => {
    if (done) finish()
  }, [done])
  const retry = () => {
    setRetried(true)
    void refetch()
  }
  return { retry, retried }
}
