import { findPartByNumber } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/database'
import { listReturnedCarts } from '@mullion/db/punchout/punchout-visit.repository'
import { type CartLine, maxCartLines } from '@mullion/domain/cart/cart'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { readReference } from '@mullion/domain/punchout/punchout'
import type { PunchoutSetup } from '@mullion/integrations/cxml/read-setup'

export interface EarlierCart {
  readonly lines: readonly CartLine[]
  readonly missing: readonly string[]
}

/**
 * Returns the cart that a system sends back to be changed: each line as it went there, with its configuration. A line
 * without a known name is the part with its number; one that is not sold is named as missing.
 */
export async function earlierCart(
  db: Reader,
  buyerId: number,
  items: PunchoutSetup['items'],
): Promise<EarlierCart> {
  const named = items.map((item) => ({ ...item, known: readReference(item.reference) }))
  const visitIds = [...new Set(named.flatMap(({ known }) => (known ? [known.visitId] : [])))]
  const carts = visitIds.length > 0 ? await listReturnedCarts(db, buyerId, visitIds) : []
  const cartOf = new Map(carts.map(({ id, returnedLines }) => [id, returnedLines ?? []]))
  const lines = new Map<number, CartLine>()
  const missing: string[] = []
  for (const { known, number, quantity } of named) {
    const kept = known && cartOf.get(known.visitId)?.[known.at]
    // A configured line says how many of what; its system can change the number of plain ones only.
    const line = kept && (kept.configurations?.length ? kept : { ...kept, quantity })
    const part = line ? null : await findPartByNumber(db, numberKey(number))
    const found = line ?? (part && !part.obsolete ? { partId: part.id, quantity, comments: [] } : null)
    if (found && !lines.has(found.partId) && lines.size < maxCartLines) lines.set(found.partId, found)
    else missing.push(number)
  }
  return { lines: [...lines.values()], missing }
}
