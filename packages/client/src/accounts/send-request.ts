import type { DealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { AppError, type ErrorKind } from '@mullion/domain/error'
import { TRPCClientError } from '@trpc/client'

export interface NewDealerRequest {
  readonly form: DealerRequestForm
  readonly files: readonly File[]
  readonly botCheck: string
}

export interface SendOptions {
  readonly url?: string
  readonly fetch?: typeof fetch
}

const failedText = 'Failed to submit dealer account request. Please try again.'

const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  403: 'forbidden',
  413: 'invalid',
  415: 'invalid',
  429: 'limited',
}

/**
 * Sends a customer account request with its files. Throws errors that `readError` reads; field errors use the names
 * sent: those of the form, `taxExemptionFiles` and `recaptchaToken`.
 */
export async function sendRequest(request: NewDealerRequest, options: SendOptions = {}): Promise<void> {
  const { url = '/api/dealer-requests', fetch: send = fetch } = options
  const answer = await send(url, { method: 'POST', body: bodyOf(request) }).catch((error: unknown) => {
    throw TRPCClientError.from(error instanceof Error ? error : new TypeError(String(error)))
  })
  if (!answer.ok) throw refusalOf(answer.status, await answer.json().catch(() => null))
}

function bodyOf({ form, files, botCheck }: NewDealerRequest): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries(form)) body.append(field, String(value))
  for (const file of files) body.append('taxExemptionFiles', file)
  body.append('recaptchaToken', botCheck)
  return body
}

function refusalOf(status: number, body: { message?: unknown; fields?: unknown } | null): AppError {
  const kind = kinds[status]
  const message = kind && typeof body?.message === 'string' ? body.message : failedText
  return new AppError(kind ?? 'unavailable', 'accounts.request_refused', message, {
    fields: body?.fields ?? {},
  })
}
