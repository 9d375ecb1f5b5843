import type { ErrorKind } from '@mullion/domain/error'

export interface MullionErrorFacts {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly code: string
  readonly requestId: string | null
  readonly kind: ErrorKind | 'network' | 'aborted' | 'unknown'
  readonly status: number | null
  readonly retryAfterSeconds: number | null
  readonly cause?: unknown
}

/** Every failure of a call: refused by the server, lost on the way, aborted, or not understood. */
export class MullionError extends Error {
  override readonly name = 'MullionError'
  /** `invalid`, `missing` and so on; `network` if there was no answer, `aborted` if the caller's signal ended it. */
  readonly kind: MullionErrorFacts['kind']
  /** Stable code, such as `catalog.part_missing`. */
  readonly code: string
  /** The error text of each invalid field, by its path. */
  readonly fields: MullionErrorFacts['fields']
  /** The id under which the server logged the request. */
  readonly requestId: string | null
  /** HTTP status; null if there was no answer. */
  readonly status: number | null
  /** When the server will take the call again; null if it did not say. */
  readonly retryAfterSeconds: number | null

  constructor({ message, cause, ...facts }: MullionErrorFacts) {
    super(message, { cause })
    this.kind = facts.kind
    this.code = facts.code
    this.fields = facts.fields
    this.requestId = facts.requestId
    this.status = facts.status
    this.retryAfterSeconds = facts.retryAfterSeconds
  }
}

/** Returns the error of a call that its caller ended. */
export function abortedError(cause: unknown): MullionError {
  return new MullionError({
    message: 'The call was aborted.',
    kind: 'aborted',
    code: 'client.aborted',
    fields: {},
    requestId: null,
    status: null,
    retryAfterSeconds: null,
    cause,
  })
}
