import { AppError, type ErrorDetails, type ErrorKind } from '@mullion/domain/error'
import type { TRPCError } from '@trpc/server'
import { fieldProblems, isInputProblems } from './field-problems.ts'

export const maskedText = 'Something went wrong on our side. Please try again.'

/** An error as a client may see it, over tRPC or REST. */
export interface ClientError {
  readonly message: string
  readonly kind: ErrorKind | null
  readonly appCode: string | null
  readonly details: ErrorDetails
}

/** Returns what a client may see of an error: the product's own and input problems in full, anything else masked. */
export function clientError(error: TRPCError): ClientError {
  const { cause } = error
  if (cause instanceof AppError) {
    return { message: cause.message, kind: cause.kind, appCode: cause.code, details: cause.details }
  }
  if (isInputProblems(cause)) {
    const fields = fieldProblems(cause)
    const [message = 'The input is not valid.'] = Object.values(fields)
    return { message, kind: 'invalid', appCode: 'input.invalid', details: { fields } }
  }
  const message = error.code === 'INTERNAL_SERVER_ERROR' ? maskedText : error.message
  return { message, kind: null, appCode: null, details: {} }
}
