import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import type { Reader, Writer } from '../store.ts'
import { catalogState, parts } from './catalog.tables.ts'

export type PartRow = typeof parts.$inferSelect

const byId = prepared((db) =>
  db
    .select()
    .from(parts)
    .where(eq(parts.id, sql.placeholder('id')))
    .prepare('part_by_id'),
)

/** The part with this id, or null. */
export async function findPart(db: Reader, id: number): Promise<PartRow | null> {
  const [row] = await byId(db).execute({ id })
  return row ?? null
}

const idsPerStatement = 500

/** The parts with these ids, in no order; unknown ids are left out. */
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

/** The version that every change of the catalogue raises; 0 before the first part. */
export async function findCatalogVersion(db: Reader): Promise<number> {
  const [row] = await version(db).execute()
  return row?.version ?? 0
}

/** Raises the catalogue version, so that remembered answers are forgotten. */
export async function raiseCatalogVersion(tx: Writer): Promise<void> {
  await tx
    .insert(catalogState)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: catalogState.id, set: { version: sql`${catalogState.version} + 1` } })
}

/**
 * Keeps the catalogue for this transaction alone: another one that changes it waits here until this one has ended.
 * To be called before the catalogue is read, so that what is read is not overwritten by somebody who read it earlier.
 * Answers the catalog's version.
 */
export async function holdCatalog(tx: Writer): Promise<number> {
  const [row] = await tx
    .insert(catalogState)
    .values({ id: 1, version: 0 })
    .onConflictDoUpdate({ target: catalogState.id, set: { version: sql`${catalogState.version}` } })
    .returning({ version: catalogState.version })
  return row?.version ?? 0
}

/** Parts in shelf order, those after a position. */
export function listPartsAfter(db: Reader, position: number, limit: number): Promise<PartRow[]> {
  return db.select().from(parts).where(gt(parts.position, position)).orderBy(asc(parts.position)).limit(limit)
}

/** Every part there is, obsolete ones included, in shelf order. */
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

/** The part whose number has this key (see numberKey), or null. */
export async function findPartByNumber(db: Reader, key: string): Promise<PartRow | null> {
  const [row] = await byNumber(db).execute({ key })
  return row ?? null
}
