import { clientError, maskedText } from '@mullion/api/trpc/client-error'
import { refused, retryAfterSeconds, unavailableError } from '@mullion/api/trpc/refused'
import { sharedCartTooLarge } from '@mullion/domain/cart/shared-cart'
import { AppError } from '@mullion/domain/error'
import { importTooLarge } from '@mullion/domain/imports/import'
import { poDocumentTooLarge } from '@mullion/domain/orders/po-document'
import { imageTooLarge } from '@mullion/integrations/files/port'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { problemBody } from '../http/problem.ts'
import { csvNeeded } from './imports.rest.ts'
import { formNeeded, jsonNeeded } from './rest.ts'

/** Bad input with a specific HTTP status. */
const statuses: ReadonlyMap<string | null, ContentfulStatusCode> = new Map([
  [sharedCartTooLarge().code, 413],
  [formNeeded().code, 415],
  [jsonNeeded().code, 415],
  [csvNeeded().code, 415],
  [poDocumentTooLarge().code, 413],
  [importTooLarge().code, 413],
  [imageTooLarge().code, 413],
])

const failedCode = 'store.failed'

/** True for an unexpected error that no procedure has logged. */
export function isUnforeseen(error: Error): boolean {
  return !(error instanceof AppError || error instanceof TRPCError || error instanceof HTTPException)
}

/**
 * Answers an error on a REST path as `{message}`, with the fields for bad input; never a stack. Adapters throw
 * AppError, procedures TRPCError, and Hono its own.
 */
export function restError(error: Error, c: Context): Response {
  if (error instanceof HTTPException)
    return c.json(problemBody(c, { message: error.message, code: 'rest.refused' }), error.status)
  const call = error instanceof AppError ? refused(error) : (unavailableError(error) ?? error)
  if (!(call instanceof TRPCError))
    return c.json(problemBody(c, { message: maskedText, code: failedCode }), 500)
  const { message, details, appCode } = clientError(call)
  const wait = retryAfterSeconds(call)
  if (wait !== null) c.header('Retry-After', String(wait))
  const status = statuses.get(appCode) ?? (getHTTPStatusCodeFromError(call) as ContentfulStatusCode)
  return c.json(problemBody(c, { message, code: appCode ?? failedCode, fields: details.fields }), status)
}
