import type { ExportInput } from '@mullion/domain/analytics/export'

export interface DownloadedExport {
  readonly name: string
  readonly content: Blob
}

/** Returns the file name from the Content-Disposition header; null without one. */
export function nameIn(disposition: string | null): string | null {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null
}

/** Fetches an export file and its name. Throws when the server cannot create it. */
export async function downloadExport(
  input: ExportInput,
  options: { readonly fetch?: typeof fetch; readonly signal?: AbortSignal } = {},
): Promise<DownloadedExport> {
  const { fetch: send = fetch, signal = null } = options
  const answer = await send(`/api/analytics/export?${new URLSearchParams({ ...input })}`, { signal })
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}.`)
  const content = await answer.blob()
  const fallback = `analytics_export_${Date.now()}.${input.format}`
  return { content, name: nameIn(answer.headers.get('content-disposition')) ?? fallback }
}
