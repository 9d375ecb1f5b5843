import { sendPageError } from '@mullion/client/analytics/page-errors'
import { isLostConnection } from '@mullion/client/read-error'
import { messageWithoutValues } from '@mullion/domain/analytics/error-groups'
import { framesOf, type PageErrorInput, type PageErrorKind } from '@mullion/domain/analytics/page-errors'

declare const __release__: string | undefined

/** An error that comes up again and again is reported once, and a page that falls apart says so five times. */
const mostPerPage = 5
const reported = new Set<string>()

/** What is reported of an error; null for one that is not the store's, such as an extension's or a lost connection. */
function inputOf(kind: PageErrorKind, error: unknown): PageErrorInput | null {
  if (!(error instanceof Error) || error.name === 'AbortError' || isLostConnection(error)) return null
  const frames = framesOf(error.stack ?? '', location.origin)
  if (frames.length === 0 && kind !== 'boundary') return null
  return {
    kind,
    name: /^[\w$]{1,60}$/.test(error.name) ? error.name : 'Error',
    message: messageWithoutValues(error.message),
    frames,
    release: typeof __release__ === 'string' ? __release__ : 'unknown',
  }
}

/** Reports an error to the store, without what was typed and where the visitor was. */
export function reportPageError(kind: PageErrorKind, error: unknown): void {
  const input = inputOf(kind, error)
  if (!input || reported.size >= mostPerPage) return
  const { name, message, frames } = input
  const cause = JSON.stringify([name, message, frames[0]])
  if (reported.has(cause)) return
  reported.add(cause)
  sendPageError(input).catch(() => undefined)
}

/** Forgets what was reported, as a new page does. */
export const forgetReported = (): void => reported.clear()
