/** The eight kinds of error; each has one HTTP status and one tRPC code. */
export const errorKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'missing',
  'conflict',
  'blocked',
  'limited',
  'unavailable',
] as const
export type ErrorKind = (typeof errorKinds)[number]

export type ErrorDetails = Readonly<Record<string, unknown>>

/**
 * The error that rules and services throw for the client to see. `code` is `domain.snake_reason`; `message` is display
 * text; `details.fields` maps an input path to its text.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  readonly code: string
  readonly details: ErrorDetails

  constructor(kind: ErrorKind, code: string, message: string, details: ErrorDetails = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.code = code
    this.details = details
  }
}

/** Returns the error for bad input; `fields` maps each input path, such as `shipAddress.city`, to its text. */
export function invalidInput(code: string, fields: Readonly<Record<string, string>>): AppError {
  const [first = 'The input is not valid.'] = Object.values(fields)
  return new AppError('invalid', code, first, { fields })
}

/** The database is unreachable or too busy; the request itself is fine and can be retried soon. */
export function serviceUnavailable(): AppError {
  const message = 'The store is too busy to answer right now. Please try again in a moment.'
  return new AppError('unavailable', 'store.unavailable', message, { retryAfterSeconds: 5 })
}
