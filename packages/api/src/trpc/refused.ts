import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import { AppError, type ErrorKind, serviceUnavailable } from '@mullion/domain/error'
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

const serviceUnavailableCode = serviceUnavailable().code

/** Converts the product's error to a tRPC error: the code for its kind, the error itself as the cause. */
export function refused(error: AppError): TRPCError {
  const code = error.code === serviceUnavailableCode ? 'SERVICE_UNAVAILABLE' : codes[error.kind]
  return new TRPCError({ code, message: error.message, cause: error })
}

/** Returns the error to answer with for a temporary database failure; null for any other failure. */
export function unavailableError(error: unknown): TRPCError | null {
  return isDatabaseUnavailable(error) ? refused(serviceUnavailable()) : null
}

/** Returns the seconds after which to retry the call, if the error says so. */
export function retryAfterSeconds(error: TRPCError): number | null {
  const { retryAfterSeconds: seconds } = error.cause instanceof AppError ? error.cause.details : {}
  return typeof seconds === 'number' ? seconds : null
}
