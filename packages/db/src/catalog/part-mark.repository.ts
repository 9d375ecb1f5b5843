import { facetsOf } from '@mullion/domain/search/facet-bits'
import { eq } from 'drizzle-orm'
import type { Writer } from '../database.ts'
import { incrementCatalogVersion, lockCatalog, type PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'

/** Sets whether a part is proprietary and returns the updated part; null if there is no such part. */
export async function markPart(
  tx: Writer,
  id: number,
  mark: { readonly proprietary: boolean; readonly now: Date },
): Promise<PartRow | null> {
  await lockCatalog(tx)
  const [unmarked] = await tx.select().from(parts).where(eq(parts.id, id))
  if (!unmarked) return null
  const { proprietary, now } = mark
  const [row] = await tx
    .update(parts)
    .set({ proprietary, facets: facetsOf({ ...unmarked, proprietary }), updatedAt: now })
    .where(eq(parts.id, id))
    .returning()
  if (!row) return null
  await incrementCatalogVersion(tx)
  return row
}
