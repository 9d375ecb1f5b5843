import { and, asc, desc, eq, gt, inArray, isNotNull, lt, max, ne } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { importChanges, imports } from './import.tables.ts'

export type ImportRow = typeof imports.$inferSelect
export type ImportKind = ImportRow['kind']
export type ImportChange = typeof importChanges.$inferSelect
export type NewImportChange = Omit<ImportChange, 'importId'>

/** Begins an import, with nothing in it yet; its id. */
export async function createImport(tx: Writer, kind: ImportKind, startedAt: Date): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({ kind, state: 'staged', startedAt })
    .returning({ id: imports.id })
  if (!row) throw new Error('The import was not stored.')
  return row.id
}

/** The import that was applied last and not undone, or null. */
export async function findLastImport(db: Reader): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .orderBy(desc(imports.endedAt), desc(imports.id))
    .where(isNotNull(imports.endedAt))
    .limit(1)
  return row?.state === 'applied' ? row : null
}

const rowsPerStatement = 100

/** Adds changes to a staged import. */
export async function addImportChanges(
  tx: Writer,
  importId: number,
  changes: readonly NewImportChange[],
): Promise<void> {
  for (let at = 0; at < changes.length; at += rowsPerStatement) {
    const some = changes.slice(at, at + rowsPerStatement)
    await tx.insert(importChanges).values(some.map((change) => ({ ...change, importId })))
  }
}

/** Changes of an import in the order of its file, those after `seq`. */
export function listImportChanges(
  db: Reader,
  importId: number,
  page: { readonly after: number; readonly limit: number },
): Promise<ImportChange[]> {
  return db
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), gt(importChanges.seq, page.after)))
    .orderBy(asc(importChanges.seq))
    .limit(page.limit)
}

/** The parts that an import puts on the shelf, new or to another place. */
export async function listPlacedParts(
  db: Reader,
  importId: number,
): Promise<{ recordId: number | null; key: string; obsolete: boolean }[]> {
  const rows = await db
    .select({
      recordId: importChanges.recordId,
      key: importChanges.shelfKey,
      obsolete: importChanges.obsolete,
    })
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), isNotNull(importChanges.shelfKey)))
  return rows.map(({ recordId, key, obsolete }) => ({
    recordId,
    key: key ?? '',
    obsolete: obsolete ?? false,
  }))
}

/** The highest part id that an import names, 0 for none. */
export async function findHighestNamedId(db: Reader, importId: number): Promise<number> {
  const [row] = await db
    .select({ highest: max(importChanges.recordId) })
    .from(importChanges)
    .where(eq(importChanges.importId, importId))
  return Number(row?.highest ?? 0)
}

/** Writes down what a change found when it was applied, where that is not what it found when it was staged. */
export async function updateImportChange(
  tx: Writer,
  { importId, seq }: Pick<ImportChange, 'importId' | 'seq'>,
  before: ImportChange['before'],
): Promise<void> {
  await tx
    .update(importChanges)
    .set({ before })
    .where(and(eq(importChanges.importId, importId), eq(importChanges.seq, seq)))
}

/** Ends an import, applied or undone; null when it is not in the state that this starts from. */
export async function endImport(
  tx: Writer,
  id: number,
  end: { readonly from: ImportRow['state']; readonly to: ImportRow['state']; readonly at: Date },
): Promise<ImportRow | null> {
  const [row] = await tx
    .update(imports)
    .set({ state: end.to, endedAt: end.at })
    .where(and(eq(imports.id, id), eq(imports.state, end.from)))
    .returning()
  return row ?? null
}

/** Removes some of an import's changes; false when none were left. */
export async function removeSomeChanges(tx: Writer, importId: number, limit: number): Promise<boolean> {
  const some = tx
    .select({ seq: importChanges.seq })
    .from(importChanges)
    .where(eq(importChanges.importId, importId))
    .limit(limit)
  const removed = await tx
    .delete(importChanges)
    .where(and(eq(importChanges.importId, importId), inArray(importChanges.seq, some)))
    .returning({ seq: importChanges.seq })
  return removed.length > 0
}

/** Removes an import that was staged and not applied. */
export async function removeStagedImport(tx: Writer, id: number): Promise<void> {
  await tx.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'staged')))
}

/** Imports whose changes are of no more use: all but the one to keep, and those staged after an instant. */
export async function listSpentImports(
  db: Reader,
  { keep, stagedBefore }: { readonly keep: number | null; readonly stagedBefore: Date },
): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(and(ne(imports.id, keep ?? 0), lt(imports.startedAt, stagedBefore)))
  return rows
}
