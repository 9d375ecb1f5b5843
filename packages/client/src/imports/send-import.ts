import { AppError, type ErrorKind } from '@mullion/domain/error'
import type { ImportKind, ShownImport } from '@mullion/domain/imports/import'
import { TRPCClientError } from '@trpc/client'

export interface SendImportOptions {
  readonly url?: string
  readonly fetch?: typeof fetch
}

const failedText = 'We couldn’t send the file. Please try again.'

const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  413: 'invalid',
  415: 'invalid',
  429: 'limited',
}

/**
 * Uploads a CSV file of parts, prices or doors; returns its import once every row was read. Throws errors that
 * `readError` reads.
 */
export async function sendImport(
  kind: ImportKind,
  file: File,
  options: SendImportOptions = {},
): Promise<ShownImport> {
  const { url = '/api/imports', fetch: send = fetch } = options
  const at = `${url}/${kind}?${new URLSearchParams({ name: file.name.slice(-200) })}`
  const headers = { 'Content-Type': 'text/csv' }
  const answer = await send(at, { method: 'POST', body: file, headers }).catch((error: unknown) => {
    throw TRPCClientError.from(error instanceof Error ? error : new TypeError(String(error)))
  })
  const body = (await answer.json().catch(() => null)) as ShownImport | { message?: unknown } | null
  if (answer.ok && body && 'id' in body) return body
  const refusal = kinds[answer.status]
  const message = body && 'message' in body && typeof body.message === 'string' ? body.message : null
  throw new AppError(
    refusal ?? 'unavailable',
    'admin.import_refused',
    refusal && message ? message : failedText,
  )
}
