import { readSaved, writeText } from '../../../lib/storage.ts'
import { emptyRequest, type RequestDraft } from './request-fields.ts'

/** Restored after a reload: all typed values, and the names of files, which the user must choose again. */
export interface SavedRequest {
  readonly draft: RequestDraft
  readonly fileNames: readonly string[]
}

const draftKey = 'accountRequestDraft'
const newRequest: SavedRequest = { draft: emptyRequest, fileNames: [] }

/** Reads this tab's saved request; damaged or missing values fall back to defaults. */
export function readRequest(): SavedRequest {
  const { draft, fileNames } = readSaved(draftKey, newRequest, 'tab')
  return { draft, fileNames: fileNames.filter((name) => typeof name === 'string') }
}

/** Saves the request for reloads of this tab only, since parts counters share computers. */
export function saveRequest(request: SavedRequest): void {
  writeText(draftKey, JSON.stringify(request), 'tab')
}
