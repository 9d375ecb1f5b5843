import { indexDocumentOf } from '@mullion/domain/search/index-document'
import { asc, gt } from 'drizzle-orm'
import { incrementCatalogVersion, lockCatalog } from '../catalog/catalog.repository.ts'
import { catalogState, parts } from '../catalog/catalog.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { run } from '../raw.ts'
import { indexTermsOf } from './index-terms.ts'

/** Increment this whenever the terms that a part is indexed under change. */
export const textIndexVersion = 1

const pageSize = 500

/** True if the index was built with the current rules. */
export async function isIndexCurrent(db: Reader): Promise<boolean> {
  const [state] = await db.select({ made: catalogState.indexVersion }).from(catalogState)
  return state?.made === textIndexVersion
}

export async function markIndexCurrent(tx: Writer): Promise<void> {
  await tx.update(catalogState).set({ indexVersion: textIndexVersion })
}

/** Indexes all parts again. In a store without parts, only notes that those to come are indexed with the current rules. */
export async function rebuildTextIndex(tx: Writer): Promise<void> {
  await lockCatalog(tx)
  const [part] = await tx.select({ id: parts.id }).from(parts).limit(1)
  if (!part) return markIndexCurrent(tx)
  await run(tx, kit.search.clear())
  for (let last = 0; ; ) {
    const page = await tx
      .select()
      .from(parts)
      .where(gt(parts.position, last))
      .orderBy(asc(parts.position))
      .limit(pageSize)
    if (page.length === 0) break
    for (const part of page)
      await run(tx, kit.search.insert(part.position, indexTermsOf(indexDocumentOf(part))))
    last = page.at(-1)?.position ?? last
  }
  await run(tx, kit.search.optimize())
  await markIndexCurrent(tx)
  await incrementCatalogVersion(tx)
}
