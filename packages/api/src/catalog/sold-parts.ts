import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { viewPart } from './part-view.ts'

export interface SoldParts {
  /** Determines the prices. */
  readonly actor: Actor
  readonly ids: readonly number[]
}

/** Returns today's parts with these ids, by id. Obsolete ones are left out: nobody can order them, not even staff. */
export async function soldPartsById(
  db: Reader,
  { actor, ids }: SoldParts,
): Promise<ReadonlyMap<number, Part | InternalPart>> {
  const rows = await listPartsById(db, ids)
  const sold = rows.filter(({ obsolete }) => !obsolete)
  return new Map(sold.map((row) => [row.id, viewPart(row, actor)]))
}
