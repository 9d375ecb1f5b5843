import { emptyRequest, type RequestDraft } from './request-fields.ts'

/** What a reload brings back: all that was typed, and the names of the files, which only the reader can choose again. */
export interface KeptRequest {
  readonly draft: RequestDraft
  readonly fileNames: readonly string[]
}

const draftKey = 'accountRequestDraft'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keptValue(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
  } catch {
    return null
  }
}

function readFields(kept: unknown): RequestDraft {
  if (!isRecord(kept)) return { ...emptyRequest }
  const fitting = Object.entries(emptyRequest).map(([field, empty]) => [
    field,
    typeof kept[field] === typeof empty ? kept[field] : empty,
  ])
  return Object.fromEntries(fitting) as RequestDraft
}

/** The request that this browser tab has begun; whatever is damaged or missing in it is as in a new one. */
export function readRequest(): KeptRequest {
  const kept = keptValue()
  const { draft, fileNames } = isRecord(kept) ? kept : {}
  const names = Array.isArray(fileNames) ? fileNames.filter((name) => typeof name === 'string') : []
  return { draft: readFields(draft), fileNames: names }
}

/** Keeps the request for reloads of this tab alone, since parts counters share computers. */
export function keepRequest(request: KeptRequest): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(request))
  } catch {
    return
  }
}
