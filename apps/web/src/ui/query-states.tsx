import { Button } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './query-states.module.css'

/** What this needs of a query; React Query's results fit. */
export interface QueryLike<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface QueryStatesProps<Data> {
  readonly query: QueryLike<Data>
  /** Shown while nothing is there yet: the final layout, without its words. */
  readonly pending: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A failure in the reader's words, with a way to try again where that can help. */
export function Failed({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy?: boolean }) {
  const { message, requestId, kind } = readError(error)
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle size={26} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.message}>{message}</p>
        {kind === 'unknown' && requestId && <p className={classes.reference}>Reference {requestId}</p>}
      </div>
      {kind !== 'missing' && (
        <Button variant="default" onClick={onRetry} loading={busy ?? false}>
          Retry
        </Button>
      )}
    </div>
  )
}

/** The four states of everything that is loaded: pending, failed with Retry, empty, ready. */
export function QueryStates<Data>({ query, pending, isEmpty, empty, children }: QueryStatesProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (error) return <Failed error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (data === undefined) return pending
  if (isEmpty?.(data)) return empty
  return children(data)
}
