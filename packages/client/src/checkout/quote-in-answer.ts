import type { Quote } from '@mullion/domain/checkout/quote'
import { isRecord } from '@mullion/domain/is-record'
import { TRPCClientError } from '@trpc/client'

const isQuote = (value: unknown): value is Quote =>
  isRecord(value) && typeof value.quoteId === 'string' && Number.isSafeInteger(value.grandTotalCents)

/** Returns the new quote from the error for an order whose total has changed, or null. */
export function quoteInAnswer(error: unknown): Quote | null {
  if (!(error instanceof TRPCClientError) || !isRecord(error.data)) return null
  const { details } = error.data
  return isRecord(details) && isQuote(details.quote) ? details.quote : null
}
