import type { ExportInput } from '@mullion/domain/analytics/export'
import type { ImportKind, ShownImport } from '@mullion/domain/imports/import'
import { partForm, type SavedPart, type SentPart } from './admin/send-part.ts'
import { nameIn } from './analytics/download-export.ts'
import type { ServerOptions } from './links.ts'
import { mullionErrorOf } from './read-error.ts'
import { callPath } from './rest.ts'
import { type Retries, withRetries } from './retries.ts'

interface CallOptions {
  readonly signal?: AbortSignal
}

export interface UploadOptions extends CallOptions {
  /** Called with the number of bytes sent so far. */
  readonly onProgress?: (bytes: number) => void
}

export interface DownloadedFile {
  /** The name the server gave it; null if it gave none. */
  readonly name: string | null
  readonly content: ReadableStream<Uint8Array>
}

function counted(file: Blob, onProgress: (bytes: number) => void): ReadableStream<Uint8Array> {
  let sent = 0
  return file.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        sent += piece.byteLength
        onProgress(sent)
        controller.enqueue(piece)
      },
    }),
  )
}

/** Returns what travels as files: uploads and downloads. */
export function filesOf(server: ServerOptions, retries: Retries) {
  async function download(path: string, { signal }: CallOptions = {}): Promise<DownloadedFile> {
    const answer = await withRetries(
      () => callPath(server, path, { signal: signal ?? null }),
      retries,
      signal,
    )
    return {
      name: nameIn(answer.headers.get('content-disposition')),
      content: answer.body ?? new Blob().stream(),
    }
  }

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const answer = await callPath(server, path, init)
    return answer.json().catch((error: unknown) => {
      throw mullionErrorOf(error, init.signal)
    })
  }

  return {
    /**
     * Uploads a CSV file of parts, prices or doors. Returns its import once every row was read; nothing changes until
     * the import is confirmed. Progress is reported where streams can be sent, which is not in every browser.
     */
    async uploadImport(kind: ImportKind, file: File, options: UploadOptions = {}): Promise<ShownImport> {
      const { signal = null, onProgress } = options
      const body = onProgress ? counted(file, onProgress) : file
      const headers = { 'Content-Type': 'text/csv' }
      const init: RequestInit & { duplex?: 'half' } = { method: 'POST', body, headers, signal }
      if (onProgress) init.duplex = 'half'
      const path = `/api/imports/${kind}?${new URLSearchParams({ name: file.name.slice(-200) })}`
      return (await send(path, init)) as ShownImport
    },

    /** Adds or changes a part with its images. */
    async savePart(part: SentPart, { signal = null }: { readonly signal?: AbortSignal | null } = {}) {
      const { partId } = part
      const [path, method] = partId === null ? ['', 'POST'] : [`/${partId}`, 'PUT']
      return (await send(`/api/partsMas${path}`, { method, body: partForm(part), signal })) as SavedPart
    },

    /** All parts, prices or doors as CSV; importing the file again changes nothing. */
    downloadExport: (kind: ImportKind, options?: CallOptions) => download(`/api/exports/${kind}`, options),

    downloadAnalytics: (input: ExportInput, options?: CallOptions) =>
      download(`/api/analytics/export?${new URLSearchParams({ ...input })}`, options),

    /** A file under any path of the server, such as an invoice. */
    download,
  }
}

export type Files = ReturnType<typeof filesOf>
