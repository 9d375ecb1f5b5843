import { useFetchParts } from '@mullion/client/catalog/part-list.hooks'
import type { CartAddition } from '../../lib/member-panels.ts'
import { addLines } from './order-again.ts'

/** Adds an order's lines to the cart with freshly loaded parts. */
export function useOrderAgain() {
  const fetchParts = useFetchParts()
  return async (entries: readonly CartAddition[]) =>
    addLines(entries, await fetchParts(entries.map(({ partId }) => partId)))
}
