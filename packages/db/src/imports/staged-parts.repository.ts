import { indexDocumentOf } from '@mullion/domain/search/index-document'
import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { incrementCatalogVersion, lockCatalog, type PartRow } from '../catalog/catalog.repository.ts'
import { orphanedPositions, parts } from '../catalog/catalog.tables.ts'
import { settleFamilies } from '../catalog/family.repository.ts'
import { lastPosition } from '../catalog/position.ts'
import { assignPositions, type PartToPosition } from '../catalog/position-assignment.ts'
import { recordPartChangesFound } from '../changes/changes.repository.ts'
import type { Reader, Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { orderLines } from '../orders/orders.tables.ts'
import { bulkInsert } from '../prepared-writes.ts'
import { run } from '../raw.ts'
import { indexTermsOf } from '../search/index-terms.ts'
import { addWords, vocabularyOf } from '../search/indexed-parts.repository.ts'
import { stagedParts } from './import.tables.ts'

type StagedPart = typeof stagedParts.$inferSelect
/** A part that an import or undo is about to write; if it needs a new position, that is assigned later. */
export type PartToStage = Omit<StagedPart, 'importId'>

export const notYetPositioned = lastPosition

const moving = ['create', 'move'] as const
const insertStaged = bulkInsert(stagedParts)

export function stageParts(tx: Writer, importId: number, rows: readonly PartToStage[]): Promise<void> {
  return insertStaged(
    tx,
    rows.map((row) => ({ ...row, importId })),
  )
}

const ofImport = (importId: number) => eq(stagedParts.importId, importId)

function listMoving(db: Reader, importId: number): Promise<PartToPosition[]> {
  return db
    .select({ id: stagedParts.id, key: stagedParts.numberKey, obsolete: stagedParts.obsolete })
    .from(stagedParts)
    .where(and(ofImport(importId), inArray(stagedParts.action, moving)))
}

/** Ids and positions of all parts, and all positions in the index; small enough for memory. */
async function readPositions(db: Reader) {
  const standing = await db
    .select({ id: parts.id, key: parts.numberKey, obsolete: parts.obsolete, position: parts.position })
    .from(parts)
  const strays = await db.select({ position: orphanedPositions.position }).from(orphanedPositions)
  return { standing, taken: new Set([...standing, ...strays].map(({ position }) => position)) }
}

/**
 * Returns positions by id for the staged parts that need one; null if the whole catalog must be laid out again, with all
 * parts staged.
 */
export async function findPositions(db: Reader, importId: number): Promise<Map<number, number> | null> {
  const { standing, taken } = await readPositions(db)
  const placed = await listMoving(db, importId)
  const leaving = await db
    .select({ id: stagedParts.id })
    .from(stagedParts)
    .where(and(ofImport(importId), inArray(stagedParts.action, ['move', 'remove'])))
  const leavingIds = new Set(leaving.map(({ id }) => id))
  return assignPositions(
    placed,
    standing.filter(({ id }) => !leavingIds.has(id)),
    taken,
  )
}

/** Returns parts with an id above `after` that the import or undo does not touch. */
export function listUnstagedParts(
  db: Reader,
  importId: number,
  page: { readonly after: number; readonly limit: number },
): Promise<PartRow[]> {
  return db
    .select(getTableColumns(parts))
    .from(parts)
    .leftJoin(stagedParts, and(eq(stagedParts.id, parts.id), ofImport(importId)))
    .where(and(gt(parts.id, page.after), isNull(stagedParts.id)))
    .orderBy(asc(parts.id))
    .limit(page.limit)
}

/** Turns staged changes that keep their position into moves. */
export async function moveStagedParts(tx: Writer, importId: number): Promise<void> {
  await tx
    .update(stagedParts)
    .set({ action: 'move', position: notYetPositioned })
    .where(and(ofImport(importId), eq(stagedParts.action, 'change')))
}

/** Returns staged parts with an id above `after` that still need a position. */
export function listUnpositionedParts(
  db: Reader,
  importId: number,
  page: { readonly after: number; readonly limit: number },
): Promise<StagedPart[]> {
  const waiting = and(inArray(stagedParts.action, moving), eq(stagedParts.position, notYetPositioned))
  return db
    .select()
    .from(stagedParts)
    .where(and(ofImport(importId), gt(stagedParts.id, page.after), waiting))
    .orderBy(asc(stagedParts.id))
    .limit(page.limit)
}

/**
 * Assigns positions to staged parts and indexes their words there, where searches cannot find them before the switch.
 * `known` holds the words already stored; new ones are added to it.
 */
export async function positionStagedParts(
  tx: Writer,
  importId: number,
  { placed, known }: { readonly placed: readonly StagedPart[]; readonly known: Set<string> },
): Promise<void> {
  await tx
    .insert(orphanedPositions)
    .values(placed.map(({ position }) => ({ position, prepared: true })))
    .onConflictDoUpdate({ target: orphanedPositions.position, set: { prepared: true } })
  const places = sql.raw(placed.map(({ id, position }) => `(${id}, ${position})`).join(', '))
  await run(
    tx,
    sql`update staged_parts set position = place.column2 from (values ${places}) as place
      where staged_parts.import_id = ${importId} and staged_parts.id = place.column1`,
  )
  // Ascending: SQLite flushes the index whenever an entry sorts before the previous one.
  const words = placed
    .map((part) => ({ position: part.position, ...indexDocumentOf(part) }))
    .sort((one, other) => one.position - other.position)
  for (const part of words) await run(tx, kit.search.insert(part.position, indexTermsOf(part)))
  const fresh = [...vocabularyOf(words)].filter((word) => !known.has(word))
  await addWords(tx, fresh)
  for (const word of fresh) known.add(word)
}

const columnList = (fields: readonly string[]) => sql.raw(fields.map(toSnakeCase).join(', '))
const partFields = Object.keys(getTableColumns(parts))

/** Number of parts to be removed that were ordered in the meantime. */
async function countOrdered(db: Reader, importId: number): Promise<number> {
  const [row] = await db
    .select({ ordered: count() })
    .from(stagedParts)
    .innerJoin(orderLines, eq(orderLines.partId, stagedParts.id))
    .where(and(ofImport(importId), eq(stagedParts.action, 'remove')))
  return Number(row?.ordered ?? 0)
}

/** Finds what the staged parts change; a part that is only moved within the catalog keeps its `updatedAt`. */
function changesOf({ importId, at }: PartSwitch): SQL {
  return sql`select staged.id as row_id,
      case staged.action when 'create' then 'created' when 'remove' then 'removed' else 'changed' end as kind
    from staged_parts as staged
    where staged.import_id = ${importId}
      and (staged.action in ('create', 'remove') or staged.updated_at = ${sql.param(at, stagedParts.updatedAt)})
    order by staged.id`
}

export interface PartSwitch {
  readonly importId: number
  /** The instant of the step, which the changed parts have as `updatedAt`. */
  readonly at: Date
  readonly version: number
  /** Fields that differ in at least one changed part. */
  readonly fields: readonly string[]
}

/**
 * Applies the staged parts, in five statements. Returns false and changes nothing if, since staging began, the catalog
 * changed or a part to be removed was ordered.
 */
export async function switchParts(tx: Writer, change: PartSwitch): Promise<boolean> {
  const { importId, version, fields } = change
  if ((await lockCatalog(tx)) !== version || (await countOrdered(tx, importId)) > 0) return false
  await run(
    tx,
    sql`insert into search_strays (position, prepared)
      select parts.position, false from parts join staged_parts as staged on staged.id = parts.id
      where staged.import_id = ${importId} and staged.action in ('move', 'remove')`,
  )
  await run(
    tx,
    sql`delete from parts where id in
      (select id from staged_parts where import_id = ${importId} and action = 'remove')`,
  )
  const set = fields.map(toSnakeCase).map((column) => `${column} = staged.${column}`)
  if (set.length > 0) {
    await run(
      tx,
      sql`update parts set ${sql.raw(set.join(', '))} from staged_parts as staged
        where staged.import_id = ${importId} and staged.action in ('change', 'move') and staged.id = parts.id`,
    )
  }
  await run(
    tx,
    sql`insert into parts (${columnList(partFields)}) select ${columnList(partFields)} from staged_parts
      where import_id = ${importId} and action = 'create'`,
  )
  await settleFamilies(tx)
  await tx.delete(orphanedPositions).where(eq(orphanedPositions.prepared, true))
  await incrementCatalogVersion(tx)
  recordPartChangesFound(tx, changesOf(change), change.at)
  return true
}

/** Deletes some text index entries at positions without a part; false if none were left. */
export async function deleteOrphanedTerms(
  tx: Writer,
  { limit, prepared }: { readonly limit: number; readonly prepared: boolean },
): Promise<boolean> {
  const strays = await tx
    .select({ position: orphanedPositions.position })
    .from(orphanedPositions)
    .where(prepared ? undefined : not(orphanedPositions.prepared))
    .orderBy(asc(orphanedPositions.position))
    .limit(limit)
  for (const { position } of strays) await run(tx, kit.search.remove(position))
  const positions = strays.map(({ position }) => position)
  if (positions.length > 0)
    await tx.delete(orphanedPositions).where(inArray(orphanedPositions.position, positions))
  return positions.length > 0
}

export async function removeSomeStagedParts(tx: Writer, importId: number, limit: number): Promise<boolean> {
  const some = tx.select({ id: stagedParts.id }).from(stagedParts).where(ofImport(importId)).limit(limit)
  const removed = await tx
    .delete(stagedParts)
    .where(and(ofImport(importId), inArray(stagedParts.id, some)))
    .returning({ id: stagedParts.id })
  return removed.length > 0
}

export async function findHighestPartId(db: Reader): Promise<number> {
  const [row] = await db.select({ highest: sql<number | null>`max(${parts.id})` }).from(parts)
  return Number(row?.highest ?? 0)
}

export async function listOrderedParts(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ partId: orderLines.partId })
    .from(orderLines)
    .where(inArray(orderLines.partId, [...ids]))
  return new Set(rows.map(({ partId }) => partId))
}
