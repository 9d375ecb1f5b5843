import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import { AppError, type ErrorKind, storeUnavailable } from '@mullion/domain/error'
import { TRPCError } from '@trpc/server'

const codes: Record<ErrorKind, TRPCError['code']> = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  missing: 'NOT_FOUND',
  conflict: 'CONFLICT',
  blocked: 'UNPROCESSABLE_CONTENT',
  limited: 'TOO_MANY_REQUESTS',
  unavailable: 'BAD_GATEWAY',
}

const storeUnavailableCode = storeUnavailable().code

/** The product's own error as a call's: the code of its kind, the error itself as the cause. */
export function refused(error: AppError): TRPCError {
  const code = error.code === storeUnavailableCode ? 'SERVICE_UNAVAILABLE' : codes[error.kind]
  return new TRPCError({ code, message: error.message, cause: error })
}

/** The error that a caller is given for a failure of the database that may pass; null for any other failure. */
export function unavailableError(error: unknown): TRPCError | null {
  return isDatabaseUnavailable(error) ? refused(storeUnavailable()) : null
}

/** In how many seconds the same call is worth another attempt, when the error says so. */
export function retryAfterSeconds(error: TRPCError): number | null {
  const { retryAfterSeconds: seconds } = error.cause instanceof AppError ? error.cause.details : {}
  return typeof seconds === 'number' ? seconds : null
}
