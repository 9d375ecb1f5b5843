import type { ExportInput } from '@mullion/domain/analytics/export'

export interface DownloadedExport {
  readonly name: string
  readonly content: Blob
}

/** The name that an answer gives its file; null when it gives none. */
function nameIn(disposition: string | null): string | null {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null
}

/** Fetches a file of figures with its name. Throws when the server does not make one. */
export async function downloadExport(
  input: ExportInput,
  options: { readonly fetch?: typeof fetch } = {},
): Promise<DownloadedExport> {
  const { fetch: send = fetch } = options
  const answer = await send(`/api/analytics/export?${new URLSearchParams({ ...input })}`)
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}.`)
  const content = await answer.blob()
  const fallback = `analytics_export_${Date.now()}.${input.format}`
  return { content, name: nameIn(answer.headers.get('content-disposition')) ?? fallback }
}
