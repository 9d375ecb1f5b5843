import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { catalogState, parts } from './catalog.tables.ts'

export type PartRow = typeof parts.$inferSelect

const byId = prepared((db) =>
  db
    .select()
    .from(parts)
    .where(eq(parts.id, sql.placeholder('id')))
    .prepare('part_by_id'),
)

export async function findPart(db: Reader, id: number): Promise<PartRow | null> {
  const [row] = await byId(db).execute({ id })
  return row ?? null
}

const idsPerStatement = 500

/** Returns the parts with these ids, in no particular order; unknown ids are skipped. */
export async function listPartsById(db: Reader, ids: readonly number[]): Promise<PartRow[]> {
  const wanted = [...new Set(ids)]
  const found: PartRow[] = []
  for (let at = 0; at < wanted.length; at += idsPerStatement) {
    const some = wanted.slice(at, at + idsPerStatement)
    found.push(...(await db.select().from(parts).where(inArray(parts.id, some))))
  }
  return found
}

const version = prepared((db) =>
  db.select({ version: catalogState.version }).from(catalogState).prepare('catalog_version'),
)

/** Returns the catalog version, which every catalog change increments; 0 before the first part. */
export async function findCatalogVersion(db: Reader): Promise<number> {
  const [row] = await version(db).execute()
  return row?.version ?? 0
}

/** Increments the catalog version, which invalidates cached answers. */
export async function incrementCatalogVersion(tx: Writer): Promise<void> {
  await tx
    .insert(catalogState)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: catalogState.id, set: { version: sql`${catalogState.version} + 1` } })
}

/**
 * Locks the catalog against other writers until the transaction ends and returns its version. Call it before reading
 * the catalog, so that a change based on an outdated read cannot overwrite newer data.
 */
export async function lockCatalog(tx: Writer): Promise<number> {
  const [row] = await tx
    .insert(catalogState)
    .values({ id: 1, version: 0 })
    .onConflictDoUpdate({ target: catalogState.id, set: { version: sql`${catalogState.version}` } })
    .returning({ version: catalogState.version })
  return row?.version ?? 0
}

export function listPartsAfter(db: Reader, position: number, limit: number): Promise<PartRow[]> {
  return db.select().from(parts).where(gt(parts.position, position)).orderBy(asc(parts.position)).limit(limit)
}

/** Returns all parts, including obsolete ones, in catalog order. */
export function listAllParts(db: Reader): Promise<PartRow[]> {
  return db.select().from(parts).orderBy(asc(parts.position))
}

const byNumber = prepared((db) =>
  db
    .select()
    .from(parts)
    .where(eq(parts.numberKey, sql.placeholder('key')))
    .prepare('part_by_number'),
)

/** Returns the part whose number has this key (see numberKey), or null. */
export async function findPartByNumber(db: Reader, key: string): Promise<PartRow | null> {
  const [row] = await byNumber(db).execute({ key })
  return row ?? null
}
