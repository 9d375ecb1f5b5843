import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { viewPart } from './part-view.ts'

export interface PartsForSaleRequest {
  readonly actor: Actor
  readonly ids: readonly number[]
}

/**
 * Returns the parts with these ids that are sold today, by id. Leaves out obsolete ones, which not even staff can
 * order.
 */
export async function partsForSaleById(
  db: Reader,
  { actor, ids }: PartsForSaleRequest,
): Promise<ReadonlyMap<number, Part | InternalPart>> {
  const rows = await listPartsById(db, ids)
  const forSale = rows.filter(({ obsolete }) => !obsolete)
  return new Map(forSale.map((row) => [row.id, viewPart(row, actor)]))
}
