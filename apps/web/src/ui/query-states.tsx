import { Button } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { ErrorKind } from '@mullion/domain/error'
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

/** What a screen says of a failure before the reason. */
interface FailureWords {
  readonly title: string
  readonly text: string
}

export interface QueryStatesProps<Data> {
  readonly query: QueryLike<Data>
  /** Shown while nothing is there yet: the final layout, without its words. */
  readonly pending: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly failure?: FailureWords | undefined
  readonly children: (data: Data) => ReactNode
}

export interface FailedProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly busy?: boolean
  /** True above what is there all the same. */
  readonly compact?: boolean
  readonly words?: FailureWords | undefined
}

/** After these the reader must not go on with what was there before. */
const refusals: ReadonlySet<string> = new Set<ErrorKind>(['missing', 'forbidden', 'unauthenticated'])

/** A failure in the reader's words, with a way to try again where that can help. */
export function Failed({ error, onRetry, busy = false, compact = false, words }: FailedProps) {
  const { message, requestId, kind } = readError(error)
  return (
    <div
      className={classes.failed}
      role="alert"
      data-compact={compact || undefined}
      data-no-print={compact || undefined}
    >
      <IconAlertTriangle size={compact ? 20 : 26} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.message}>{words?.title ?? message}</p>
        {words && (
          <p>
            {words.text}. {message}
          </p>
        )}
        {kind === 'unknown' && requestId && <p className={classes.reference}>Reference {requestId}</p>}
      </div>
      {kind !== 'missing' && (
        <Button variant="default" onClick={onRetry} loading={busy}>
          Retry
        </Button>
      )}
    </div>
  )
}

/**
 * The four states of everything that is loaded: pending, failed with Retry, empty, ready. What is there stays below a
 * failure to load it anew, and keeps what was done in it, unless the server refuses it by now.
 */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, pending, isEmpty, empty, failure, children } = props
  const { data, error, isFetching, refetch } = query
  const refused = Boolean(error) && refusals.has(readError(error).kind)
  const there = data !== undefined && !refused
  const failed = error ? (
    <Failed error={error} onRetry={() => void refetch()} busy={isFetching} compact={there} words={failure} />
  ) : null
  if (!there) return failed ?? pending
  return (
    <>
      {failed}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  )
}
