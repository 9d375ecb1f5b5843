/** What went wrong, in the eight ways the product tells apart; each has one HTTP status and one tRPC code. */
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
 * The one error that rules and services throw for a reader to see.
 * `code` is `domain.snake_reason`; `message` is for people; `details.fields` maps an input path to its text.
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

/** Makes the error for bad input; `fields` maps each input path, such as `shipAddress.city`, to its text. */
export function invalidInput(code: string, fields: Readonly<Record<string, string>>): AppError {
  const [first = 'The input is not valid.'] = Object.values(fields)
  return new AppError('invalid', code, first, { fields })
}

/** The database is out of reach or too busy: nothing is wrong with the request, which may be sent again soon. */
export function storeUnavailable(): AppError {
  const message = 'The store is too busy to answer right now. Please try again in a moment.'
  return new AppError('unavailable', 'store.unavailable', message, { retryAfterSeconds: 5 })
}
