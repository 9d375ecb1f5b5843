import { useFetchParts } from '@mullion/client/catalog/part-list.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { noLongerSoldText } from '@mullion/domain/checkout/pricing'
import { addAllToCart } from '../../features/cart/cart.state.ts'
import type { CartAddition } from '../../lib/member-panels.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { to } from '../navigation/routes.ts'

/** Adds lines to the cart at today's parts and prices. Returns why each could not be added, or null. */
export function addEach(entries: readonly CartAddition[], parts: readonly Part[]): (string | null)[] {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const additions = entries.flatMap(({ partId, ...line }) => {
    const part = byId.get(partId)
    return part ? [{ part, ...line }] : []
  })
  const problems = addAllToCart(additions).values()
  return entries.map(({ partId }) => (byId.has(partId) ? (problems.next().value ?? null) : noLongerSoldText))
}

/** Adds an order's lines to the cart at today's parts and prices; false if any could not be added. */
export function addLines(entries: readonly CartAddition[], parts: readonly Part[]): boolean {
  return addEach(entries, parts).every((problem) => problem === null)
}

export function useOrderAgain() {
  const fetchParts = useFetchParts()
  return {
    onReorder: async (entries: readonly CartAddition[]) =>
      addLines(entries, await fetchParts(entries.map(({ partId }) => partId))),
    onOpenPart: (part: number) => openOverlay({ part }),
    onOpenCart: () => navigate(to('cart')),
    onReturn: (chosen: number) => navigate({ ...to('return', 'request'), chosen }),
  }
}
