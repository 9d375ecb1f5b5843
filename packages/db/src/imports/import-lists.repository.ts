import { maxListed } from '@mullion/domain/list-input'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { arranged, byText, countListed, type Listed, type Listing, matching } from '../listing.ts'
import type { ImportChange, ImportProblemRow, ImportRow } from './import.repository.ts'
import { importChanges, importProblems, imports } from './import.tables.ts'

const importColumns = {
  file: byText(imports.fileName),
  kind: imports.kind,
  state: imports.state,
  rows: imports.rows,
  by: byText(imports.startedBy),
  startedAt: imports.startedAt,
}

/** Returns a page of all imports, newest first; searched by file name, kind and who sent it. */
export async function listImports(
  db: Reader,
  listing: Listing<keyof typeof importColumns>,
): Promise<Listed<ImportRow>> {
  const where = matching([imports.fileName, imports.kind, imports.startedBy], listing)
  const rows = await db
    .select()
    .from(imports)
    .where(where)
    .orderBy(...arranged(importColumns, listing, [desc(imports.id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id: imports.id }).from(imports).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

const changeColumns = { row: importChanges.seq, label: importChanges.label }

export async function listChangesOfImport(
  db: Reader,
  { importId, refusedOnly }: { readonly importId: number; readonly refusedOnly: boolean },
  listing: Listing<keyof typeof changeColumns>,
): Promise<Listed<ImportChange>> {
  const { label, seq, refusal } = importChanges
  const refused = refusedOnly ? isNotNull(refusal) : undefined
  const where = and(eq(importChanges.importId, importId), refused, matching([label], listing))
  const rows = await db
    .select()
    .from(importChanges)
    .where(where)
    .orderBy(...arranged(changeColumns, listing, [asc(seq)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ seq }).from(importChanges).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

const problemColumns = {
  row: importProblems.seq,
  column: byText(importProblems.column),
  message: byText(importProblems.message),
}

export async function listProblemsOfImport(
  db: Reader,
  importId: number,
  listing: Listing<keyof typeof problemColumns>,
): Promise<Listed<ImportProblemRow>> {
  const { seq, column, message } = importProblems
  const where = and(eq(importProblems.importId, importId), matching([column, message], listing))
  const rows = await db
    .select()
    .from(importProblems)
    .where(where)
    .orderBy(...arranged(problemColumns, listing, [asc(seq)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ seq }).from(importProblems).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}
