import { readKept, writeText } from '../../../lib/storage.ts'
import { emptyRequest, type RequestDraft } from './request-fields.ts'

/** What a reload brings back: all that was typed, and the names of the files, which only the reader can choose again. */
export interface KeptRequest {
  readonly draft: RequestDraft
  readonly fileNames: readonly string[]
}

const draftKey = 'accountRequestDraft'
const newRequest: KeptRequest = { draft: emptyRequest, fileNames: [] }

/** The request that this browser tab has begun; whatever is damaged or missing in it is as in a new one. */
export function readRequest(): KeptRequest {
  const { draft, fileNames } = readKept(draftKey, newRequest, 'tab')
  return { draft, fileNames: fileNames.filter((name) => typeof name === 'string') }
}

/** Keeps the request for reloads of this tab alone, since parts counters share computers. */
export function keepRequest(request: KeptRequest): void {
  writeText(draftKey, JSON.stringify(request), 'tab')
}
