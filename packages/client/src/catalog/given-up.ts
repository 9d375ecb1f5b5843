import type { GivenUpInput } from '@mullion/domain/search/search-input'

/** Reports a search that was given up, even as the page closes. A lost report does not matter. */
export function sendGivenUp(search: GivenUpInput): void {
  const body = JSON.stringify(search)
  const headers = { 'Content-Type': 'application/json' }
  fetch('/trpc/catalog.searchGivenUp', { method: 'POST', body, headers, keepalive: true }).catch(
    () => undefined,
  )
}
