import type { ImportState } from '@mullion/domain/imports/import'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, max, notInArray, or } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { bulkInsert, updateOf } from '../prepared-writes.ts'
import { importChanges, importProblems, imports } from './import.tables.ts'

export type ImportRow = typeof imports.$inferSelect
export type ImportChange = typeof importChanges.$inferSelect
export type NewImportChange = Omit<ImportChange, 'importId' | 'refusal'>
export type ImportProblemRow = typeof importProblems.$inferSelect

export async function createImport(
  tx: Writer,
  facts: Pick<ImportRow, 'kind' | 'startedAt' | 'fileName' | 'startedBy'>,
): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({ ...facts, state: 'reading', activeAt: facts.startedAt })
    .returning({ id: imports.id })
  if (!row) throw new Error('The import was not stored.')
  return row.id
}

export async function findImport(db: Reader, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row ?? null
}

export async function findLastEndedImport(db: Reader): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(isNotNull(imports.endedAt))
    .orderBy(desc(imports.endedAt), desc(imports.id))
    .limit(1)
  return row ?? null
}

const atWork: ImportState[] = ['applying', 'undoing']

/** Returns the import that is changing the store, ignoring one last active before an instant; null if there is none. */
export async function findImportAtWork(db: Reader, activeSince: Date): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, atWork), gte(imports.activeAt, activeSince)))
    .limit(1)
  return row ?? null
}

/** Returns imports in progress that have not advanced since an instant. */
export function listAbandonedImports(db: Reader, activeBefore: Date): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, ['reading', ...atWork]), lt(imports.activeAt, activeBefore)))
}

export async function moveImport(
  tx: Writer,
  id: number,
  move: { readonly from: ImportState | readonly ImportState[]; readonly to: ImportState } & Partial<
    Pick<ImportRow, 'endedAt' | 'activeAt' | 'note' | 'progress'>
  >,
): Promise<ImportRow | null> {
  const { from, to, ...facts } = move
  const [row] = await tx
    .update(imports)
    .set({ ...facts, state: to })
    .where(and(eq(imports.id, id), inArray(imports.state, [from].flat())))
    .returning()
  return row ?? null
}

type Progress = Pick<
  ImportRow,
  'activeAt' | 'rows' | 'created' | 'known' | 'changed' | 'problemCount' | 'progress' | 'note'
>

export async function updateImport(tx: Writer, id: number, progress: Partial<Progress>): Promise<void> {
  await tx.update(imports).set(progress).where(eq(imports.id, id))
}

const insertChanges = bulkInsert(importChanges)

export function addImportChanges(
  tx: Writer,
  importId: number,
  changes: readonly NewImportChange[],
): Promise<void> {
  return insertChanges(
    tx,
    changes.map((change) => ({ ...change, importId, refusal: null })),
  )
}

const insertProblems = bulkInsert(importProblems)

export function addImportProblems(
  tx: Writer,
  problems: readonly (typeof importProblems.$inferInsert)[],
): Promise<void> {
  return insertProblems(
    tx,
    problems.map((problem) => ({ ...problem, column: problem.column ?? null })),
  )
}

interface SeqPage {
  readonly after: number
  readonly limit: number
}

export function listImportChanges(db: Reader, importId: number, page: SeqPage): Promise<ImportChange[]> {
  return db
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), gt(importChanges.seq, page.after)))
    .orderBy(asc(importChanges.seq))
    .limit(page.limit)
}

/** Returns the changes that an undo skipped, after `seq`. */
export function listRefusedChanges(db: Reader, importId: number, page: SeqPage): Promise<ImportChange[]> {
  const refused = and(isNotNull(importChanges.refusal), gt(importChanges.seq, page.after))
  return db
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), refused))
    .orderBy(asc(importChanges.seq))
    .limit(page.limit)
}

export function listImportProblems(db: Reader, importId: number, page: SeqPage): Promise<ImportProblemRow[]> {
  return db
    .select()
    .from(importProblems)
    .where(and(eq(importProblems.importId, importId), gt(importProblems.seq, page.after)))
    .orderBy(asc(importProblems.seq))
    .limit(page.limit)
}

/** Returns the highest part id an import names; 0 if none. */
export async function findHighestNamedId(db: Reader, importId: number): Promise<number> {
  const [row] = await db
    .select({ highest: max(importChanges.recordId) })
    .from(importChanges)
    .where(eq(importChanges.importId, importId))
  return Number(row?.highest ?? 0)
}

const changeImportChange = updateOf(importChanges)

/** Records a change's previous values, the id of the record it created, or why an undo skips it. */
export async function updateImportChange(
  tx: Writer,
  { importId, seq }: Pick<ImportChange, 'importId' | 'seq'>,
  found: Partial<Pick<ImportChange, 'before' | 'recordId' | 'refusal'>>,
): Promise<void> {
  await changeImportChange(tx, { set: found, where: { importId, seq } })
}

/** Deletes some of an import's changes; false if none were left. */
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

/** Deletes an import that was neither applied nor undone, with its problems. */
export async function removeUnusedImport(tx: Writer, id: number): Promise<void> {
  await tx
    .delete(imports)
    .where(and(eq(imports.id, id), notInArray(imports.state, ['applied', 'undone', ...atWork])))
}

/** Returns finished imports that still have changes, and unapplied ones uploaded before an instant. */
export function listSpentImports(db: Reader, startedBefore: Date): Promise<ImportRow[]> {
  const withChanges = db.selectDistinct({ id: importChanges.importId }).from(importChanges)
  const ended = and(inArray(imports.state, ['applied', 'undone']), inArray(imports.id, withChanges))
  const old = and(
    inArray(imports.state, ['staged', 'refused', 'failed']),
    lt(imports.startedAt, startedBefore),
  )
  return db.select().from(imports).where(or(ended, old))
}
