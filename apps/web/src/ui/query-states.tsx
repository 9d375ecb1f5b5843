import { isSignedOut, readError } from '@mullion/client/read-error'
import type { ErrorKind } from '@mullion/domain/error'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import classes from './query-states.module.css'
import { useRetry } from './use-retry.ts'

/** The part of a React Query result that this needs. */
export interface QueryLike<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** A title, and perhaps a text, shown before the reason for a failure. */
interface FailureWords {
  readonly title: string
  readonly text?: string
}

export interface QueryStatesProps<Data> {
  readonly query: QueryLike<Data>
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
  /** True if older content stays visible below the message. */
  readonly compact?: boolean
  readonly focused?: boolean
  readonly words?: FailureWords | undefined
}

/** Errors after which older content must no longer be shown. */
const refusals: ReadonlySet<string> = new Set<ErrorKind>(['missing', 'forbidden', 'unauthenticated'])

export function Failed(props: FailedProps) {
  const { error, onRetry, busy = false, compact = false, focused = false, words } = props
  const { message, requestId, kind } = readError(error)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused && document.activeElement === document.body) button.current?.focus()
  }, [focused])
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
            {words.text && `${words.text}. `}
            {message}
          </p>
        )}
        {kind === 'unknown' && requestId && <p className={classes.reference}>Reference {requestId}</p>}
      </div>
      {kind !== 'missing' && (
        <ActionButton ref={button} variant="default" onClick={onRetry} busy={busy}>
          Retry
        </ActionButton>
      )}
    </div>
  )
}

/** Takes the focus that the Retry button had, above what a retry has loaded. */
function Loaded({ onLeave }: { readonly onLeave: () => void }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={note} tabIndex={-1} className={classes.loaded} onBlur={onLeave}>
      Loaded
    </p>
  )
}

/**
 * The four states of loaded content: pending, failed with Retry, empty, ready. Content and unsaved work stay below a
 * failed reload, unless the server now refuses access.
 */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, pending, isEmpty, empty, failure, children } = props
  const { data, error, isFetching } = query
  // The page asks the user to sign in again, and keeps what they were doing.
  const signedOut = isSignedOut(error)
  const refused = Boolean(error) && !signedOut && refusals.has(readError(error).kind)
  const there = data !== undefined && !refused
  const [loaded, setLoaded] = useState(false)
  const { retry, retried } = useRetry(query, () => setLoaded(true))
  const failed = error ? (
    <Failed
      error={error}
      onRetry={retry}
      busy={isFetching}
      compact={there}
      focused={retried}
      words={failure}
    />
  ) : null
  if (!there) return failed ?? pending
  return (
    <>
      {!signedOut && failed}
      {loaded && <Loaded onLeave={() => setLoaded(false)} />}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  )
}
