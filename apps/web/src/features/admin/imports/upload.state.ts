import { sendImport } from '@mullion/client/imports/send-import'
import { readError } from '@mullion/client/read-error'
import { type ImportKind, importTooLarge, maxImportBytes } from '@mullion/domain/imports/import'
import { proxy, ref } from 'valtio'
import { progressFetch } from '../../../lib/progress-fetch.ts'
import { clearDraft, saveDraft } from '../../../lib/staff-drafts.ts'

interface Upload {
  readonly kind: ImportKind
  readonly file: File
}

export type UploadState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'sending'; readonly percent: number } & Upload)
  | ({ readonly step: 'failed'; readonly text: string; readonly mayHelp: boolean } & Upload)
  /** The server has read the file; the view opens the import the next time it is visible. */
  | { readonly step: 'sent'; readonly importId: number }

/** The current upload, which continues while other views are open, and the selected kind. */
export const uploads = proxy<{ upload: UploadState; kind: ImportKind }>({
  upload: { step: 'idle' },
  kind: 'parts',
})

export function chooseKind(kind: ImportKind): void {
  uploads.kind = kind
}

/** Draft id that makes the browser warn before leaving the page during an upload. */
const draftId = 'import upload'

let running: AbortController | null = null

export function clearUpload(): void {
  running?.abort(new DOMException('Canceled', 'AbortError'))
  running = null
  clearDraft(draftId)
  uploads.upload = { step: 'idle' }
}

function failure(upload: Upload, error: unknown): UploadState {
  const { message, fields, kind } = readError(error)
  const mayHelp = kind === 'network' || kind === 'unavailable'
  return { step: 'failed', ...upload, text: fields.file ?? message, mayHelp }
}

/** Sends a file, one at a time; resolves after the server has read or rejected it. */
export async function upload(kind: ImportKind, chosen: File): Promise<void> {
  clearUpload()
  const abort = new AbortController()
  running = abort
  const sent: Upload = { kind, file: ref(chosen) }
  const show = (next: UploadState) => {
    if (running !== abort) return
    uploads.upload = next
    if (next.step === 'sending') return
    running = null
    clearDraft(draftId)
  }
  saveDraft(draftId, chosen.name)
  show({ step: 'sending', percent: 0, ...sent })
  const onProgress = (bytes: number, total: number) =>
    show({ step: 'sending', percent: Math.round((bytes / total) * 100), ...sent })
  try {
    if (chosen.size > maxImportBytes) throw importTooLarge()
    const { id } = await sendImport(kind, chosen, {
      fetch: progressFetch({ onProgress, signal: abort.signal }),
    })
    show({ step: 'sent', importId: id })
  } catch (error) {
    show(failure(sent, error))
  }
}
