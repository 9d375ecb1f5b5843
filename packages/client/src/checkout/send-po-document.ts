import { signedOutCode } from '@mullion/domain/accounts/account-errors'
import { AppError } from '@mullion/domain/error'
import { TRPCClientError } from '@trpc/client'

export interface SendPoDocumentOptions {
  readonly url?: string
  readonly fetch?: typeof fetch
  /** The internal company staff are ordering for; null for none. */
  readonly actingFor?: number | null
  /** Who the page believes is signed in (`believedUser`). */
  readonly signedInAs?: string | null
}

const failedText = 'We couldn’t upload the PO document. Please try again.'

/**
 * Uploads a purchase order for the next order, or a file for the next request for a price quote, and returns its id. Throws errors that `readError` reads; the field is
 * `file`.
 */
export async function sendPoDocument(file: File, options: SendPoDocumentOptions = {}): Promise<string> {
  const {
    url = '/api/orders/po-document',
    fetch: send = fetch,
    actingFor = null,
    signedInAs = null,
  } = options
  const body = new FormData()
  body.set('file', file)
  const headers: HeadersInit = {
    ...(actingFor === null ? {} : { 'X-Acting-For': String(actingFor) }),
    ...(signedInAs === null ? {} : { 'X-Signed-In-As': signedInAs }),
  }
  const answer = await send(url, { method: 'POST', body, headers }).catch((error: unknown) => {
    throw TRPCClientError.from(error instanceof Error ? error : new TypeError(String(error)))
  })
  const sent = (await answer.json().catch(() => null)) as Partial<Record<string, unknown>> | null
  const id = sent?.poDocumentId ?? sent?.fileId ?? sent?.photoId
  if (answer.ok && typeof id === 'string') return id
  const message = answer.status < 500 && typeof sent?.message === 'string' ? sent.message : failedText
  if (answer.status === 401) throw new AppError('unauthenticated', signedOutCode, message)
  const kind = answer.status < 500 ? 'invalid' : 'unavailable'
  throw new AppError(kind, 'orders.po_document_refused', message, {
    fields: sent?.fields ?? { file: message },
  })
}
