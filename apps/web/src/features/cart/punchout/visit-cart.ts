import { readStoredCart, type StoredCart } from '@mullion/domain/cart/stored-cart'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { snapshot } from 'valtio'
import { readText, removeText, writeText } from '../../../lib/storage.ts'
import { type Addition, cartState, putCart, replaceCart } from '../cart.state.ts'

const visitKey = 'punchoutVisit'

interface KeptCart {
  readonly visitId: number
  /** The browser's own cart, which comes back after the visit. */
  readonly before: StoredCart
}

function readKept(): KeptCart | null {
  const kept = parseJson(readText(visitKey))
  if (!isRecord(kept) || typeof kept.visitId !== 'number') return null
  return { visitId: kept.visitId, before: readStoredCart(JSON.stringify(kept.before)) }
}

/** True if the cart of this browser is the visit's already. */
export const hasCartOf = (visitId: number): boolean => readKept()?.visitId === visitId

/** Puts the visit's cart in place of the browser's own, which is kept; returns why lines were refused, or null. */
export function beginVisitCart(visitId: number, additions: readonly Addition[]): readonly (string | null)[] {
  const before = readKept()?.before ?? snapshot(cartState).entries
  writeText(visitKey, JSON.stringify({ visitId, before }))
  return replaceCart(additions).answers
}

/** Puts the browser's own cart back, if a visit took its place. */
export function endVisitCart(): void {
  const kept = readKept()
  if (!kept) return
  removeText(visitKey)
  putCart(kept.before)
}
