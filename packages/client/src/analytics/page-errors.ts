import type { PageErrorInput } from '@mullion/domain/analytics/page-errors'

const path = '/trpc/analytics.operational.reportPageError'

/**
 * Reports an error of the page to its store. Sent without cookies, so that it names nobody, and also while the page is being
 * left; an answer that refuses it is ignored.
 */
export async function sendPageError(input: PageErrorInput): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(input)
  await fetch(path, { method: 'POST', credentials: 'omit', keepalive: true, headers, body })
}
