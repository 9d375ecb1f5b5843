import type { PartCells } from '@mullion/domain/admin/part-form'
import { AppError, type ErrorKind } from '@mullion/domain/error'
import { TRPCClientError } from '@trpc/client'

export interface SentPart {
  /** Null for a new part. */
  readonly partId: number | null
  readonly cells: PartCells
  /** The part's update time when the form was opened; empty for a new part. */
  readonly updatedAt: string
  readonly image: File | null
  readonly referenceImage: File | null
}

export interface SavedPart {
  readonly id: number
  readonly part_number: string
  readonly part_name: string
  /** What could not be stored with the part. */
  readonly warning?: string
}

export interface SendPartOptions {
  readonly url?: string
  readonly fetch?: typeof fetch
}

const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'invalid',
  429: 'limited',
}
const failedText = 'We couldn’t save the part. Please try again.'

/** Returns the multipart form of a part. */
export function partForm({ cells, updatedAt, image, referenceImage }: SentPart): FormData {
  const body = new FormData()
  for (const [column, text] of Object.entries(cells)) body.set(column, text)
  if (updatedAt) body.set('updated_at', updatedAt)
  if (image) body.set('image', image)
  if (referenceImage) body.set('reference_image', referenceImage)
  return body
}

function refusalOf(
  status: number,
  body: { message?: unknown; fields?: unknown } | null,
  failed: string,
): AppError {
  const kind = kinds[status]
  const message = kind && typeof body?.message === 'string' ? body.message : failed
  // There are two kinds of conflict: a number in use comes with a field error; otherwise, someone else saved
  // first.
  const code = status === 409 && !body?.fields ? 'admin.part_changed' : 'admin.part_refused'
  return new AppError(kind ?? 'unavailable', code, message, { fields: body?.fields ?? {} })
}

interface SentForm {
  readonly method: 'POST' | 'PUT'
  readonly body: FormData
  /** Said when the server gives no reason. */
  readonly failedText: string
  readonly fetch?: typeof fetch
}

/** Sends a form with files; throws errors that `readError` reads, with the server's words for each field. */
export async function sendForm(at: string, { method, body, failedText, fetch: send = fetch }: SentForm) {
  const answer = await send(at, { method, body }).catch((error: unknown) => {
    throw TRPCClientError.from(error instanceof Error ? error : new TypeError(String(error)))
  })
  const read: unknown = await answer.json().catch(() => null)
  if (answer.ok && read) return read
  throw refusalOf(answer.status, read as { message?: unknown; fields?: unknown } | null, failedText)
}

/**
 * Adds or changes a part with its images. Throws errors that `readError` reads; field errors use the documented names,
 * and `admin.part_changed` means that someone else saved the part first.
 */
export async function sendPart(part: SentPart, options: SendPartOptions = {}): Promise<SavedPart> {
  const { url = '/api/partsMas', ...sending } = options
  const at = part.partId === null ? url : `${url}/${part.partId}`
  const method = part.partId === null ? 'POST' : 'PUT'
  return (await sendForm(at, { method, body: partForm(part), failedText, ...sending })) as SavedPart
}
