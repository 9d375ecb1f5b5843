import { useFetchParts } from '@mullion/client/catalog/part-list.hooks'
import type { ReorderEntry } from '../../lib/member-panels.ts'
import { addLines } from './order-again.ts'

/** Puts lines of an order into the cart, with their parts as they are sold today. */
export function useOrderAgain() {
  const fetchParts = useFetchParts()
  return async (entries: readonly ReorderEntry[]) =>
    addLines(entries, await fetchParts(entries.map(({ partId }) => partId)))
}
