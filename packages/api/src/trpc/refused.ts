import type { AppError, ErrorKind } from '@mullion/domain/error'
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

/** The product's own error as a call's: the code of its kind, the error itself as the cause. */
export function refused(error: AppError): TRPCError {
  return new TRPCError({ code: codes[error.kind], message: error.message, cause: error })
}
