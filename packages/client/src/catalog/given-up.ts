import type { GivenUpInput } from '@mullion/domain/search/search-input'

/** Reports a given-up search, also from a page that is being left. A lost report is no error. */
export function sendGivenUp(search: GivenUpInput): void {
  const body = JSON.stringify(search)
  const headers = { 'Content-Type': 'application/json' }
  fetch('/trpc/catalog.searchGivenUp', { method: 'POST', body, headers, keepalive: true }).catch(
    () => undefined,
  )
}
