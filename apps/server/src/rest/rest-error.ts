import { maskedText, readerView } from '@mullion/api/trpc/reader-view'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context as Request } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** True for an error that nobody foresaw and that no procedure has logged. */
export function isUnforeseen(error: Error): boolean {
  return !(error instanceof HTTPException || error instanceof TRPCError)
}

/** Answers an error on a REST path as `{message}`, with the fields of bad input; never a stack. */
export function restError(error: Error, c: Request): Response {
  if (error instanceof HTTPException) return c.json({ message: error.message }, error.status)
  if (!(error instanceof TRPCError)) return c.json({ message: maskedText }, 500)
  const { message, details } = readerView(error)
  const status = getHTTPStatusCodeFromError(error) as ContentfulStatusCode
  return c.json({ message, ...('fields' in details ? { fields: details.fields } : {}) }, status)
}
