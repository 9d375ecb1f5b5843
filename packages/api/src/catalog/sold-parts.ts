import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { viewPart } from './part-view.ts'

export interface SoldParts {
  /** Whose prices they are. */
  readonly actor: Actor
  readonly ids: readonly number[]
}

/** The parts with these ids that are sold today, by id. Obsolete ones are left out: nobody can order them, staff included. */
export async function soldPartsById(
  db: Reader,
  { actor, ids }: SoldParts,
): Promise<ReadonlyMap<number, Part | InternalPart>> {
  const rows = await listPartsById(db, ids)
  const sold = rows.filter(({ obsolete }) => !obsolete)
  return new Map(sold.map((row) => [row.id, viewPart(row, actor)]))
}
