import { maxListed } from '@mullion/domain/list-input'
import { and, asc, between, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { fullNameSortKey } from '../accounts/user.repository.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byName, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { type CreditNoteRow, creditNotesInFull } from './credit-note.repository.ts'
import { creditNoteExports, creditNotes } from './credit-notes.tables.ts'

export type CreditExportRow = typeof creditNoteExports.$inferSelect

/** Condition: accounting gets the note in a file of credit notes, because the file with its order does not subtract it. */
const ofItsOwn = and(ne(creditNotes.reason, 'canceled'), eq(creditNotes.inOrder, false))

/** Stores an empty file and puts every note into it that is in none; each note goes to one caller only. */
export async function claimCreditNotes(
  tx: Writer,
  file: Pick<CreditExportRow, 'name' | 'userId' | 'createdAt'>,
): Promise<{ readonly exportId: number; readonly notes: readonly CreditNoteRow[] }> {
  const [row] = await tx
    .insert(creditNoteExports)
    .values({ ...file, noteCount: 0, content: '' })
    .returning({ id: creditNoteExports.id })
  if (!row) throw new Error('The credit note file was not stored.')
  const claimed = await tx
    .update(creditNotes)
    .set({ exportId: row.id })
    .where(and(ofItsOwn, isNull(creditNotes.exportId)))
    .returning()
  const notes = await creditNotesInFull(tx, claimed)
  return { exportId: row.id, notes: notes.toSorted((a, b) => a.id - b.id) }
}

export async function fillCreditExport(
  tx: Writer,
  exportId: number,
  filled: Pick<CreditExportRow, 'noteCount' | 'content'>,
): Promise<void> {
  await tx.update(creditNoteExports).set(filled).where(eq(creditNoteExports.id, exportId))
}

/** Returns the notes that were issued within a range, whatever file they are in, first one first. */
export async function listCreditsBetween(
  db: Reader,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<CreditNoteRow[]> {
  const rows = await db
    .select()
    .from(creditNotes)
    .where(and(ofItsOwn, between(creditNotes.createdAt, from, to)))
    .orderBy(asc(creditNotes.id))
    .limit(limit)
  return creditNotesInFull(db, rows)
}

export async function findCreditExport(db: Reader, id: number): Promise<CreditExportRow | null> {
  const [row] = await db.select().from(creditNoteExports).where(eq(creditNoteExports.id, id))
  return row ?? null
}

const by = sql<string>`coalesce(${users.firstname} || ' ' || ${users.lastname}, '')`
const columns = {
  name: creditNoteExports.name,
  createdAt: creditNoteExports.createdAt,
  by: byName(fullNameSortKey),
}

/** Returns a page of the files, newest first. */
export async function listCreditExports(
  db: Reader,
  listing: Listing<'name' | 'createdAt'>,
): Promise<Listed<Omit<CreditExportRow, 'content' | 'userId'> & { readonly by: string }>> {
  const { id, name, noteCount, createdAt } = creditNoteExports
  const where = matching([name, by], listing)
  const rows = await db
    .select({ id, name, noteCount, createdAt, by })
    .from(creditNoteExports)
    .leftJoin(users, eq(users.id, creditNoteExports.userId))
    .where(where)
    .orderBy(...arranged(columns, listing, [desc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id })
    .from(creditNoteExports)
    .leftJoin(users, eq(users.id, creditNoteExports.userId))
    .where(where)
    .limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}
