import { maxListed } from '@mullion/domain/list-input'
import { aliasedTable, and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader } from '../database.ts'
import { arranged, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { customerOfOrder } from '../orders/order-customer.ts'
import { orders } from '../orders/orders.tables.ts'
import { type CreditNoteRow, creditNotesInFull } from './credit-note.repository.ts'
import { creditNotes } from './credit-notes.tables.ts'

const settlers = aliasedTable(users, 'settlers')
const fullName = (of: typeof users) => sql<string | null>`${of.firstname} || ' ' || ${of.lastname}`

/** A credit note with the names that staff see. */
export interface DeskCreditRow {
  readonly note: CreditNoteRow
  readonly customer: string
  readonly by: string | null
  readonly settledBy: string | null
}

const selected = (db: Reader) =>
  db
    .select({
      note: creditNotes,
      customer: customerOfOrder,
      by: fullName(users),
      settledBy: fullName(settlers as typeof users),
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .leftJoin(users, eq(users.id, creditNotes.userId))
    .leftJoin(settlers, eq(settlers.id, creditNotes.settledById))

async function inFull(db: Reader, rows: Awaited<ReturnType<typeof selected>>): Promise<DeskCreditRow[]> {
  const notes = await creditNotesInFull(
    db,
    rows.map(({ note }) => note),
  )
  return rows.flatMap((row, at) => {
    const note = notes[at]
    return note ? [{ ...row, note }] : []
  })
}

/** Returns the credit note with this number, or null. */
export async function findDeskCredit(
  db: Reader,
  where: { readonly number: string },
): Promise<DeskCreditRow | null> {
  const rows = await inFull(db, await selected(db).where(eq(creditNotes.number, where.number)))
  return rows[0] ?? null
}

const columns = {
  number: creditNotes.id,
  order: orders.id,
  total: creditNotes.totalCents,
  createdAt: creditNotes.createdAt,
}

/** Returns a page of the credit notes, newest first; searched by their number, their order and its customer. */
export async function listDeskCredits(
  db: Reader,
  listing: Listing<keyof typeof columns> & { readonly show: 'all' | 'attention' },
): Promise<Listed<DeskCreditRow>> {
  const where: SQL | undefined = and(
    listing.show === 'attention' ? eq(creditNotes.state, 'attention') : undefined,
    matching([creditNotes.number, orders.number, customerOfOrder], listing),
  )
  const rows = await selected(db)
    .where(where)
    .orderBy(...arranged(columns, listing, [desc(creditNotes.id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id: creditNotes.id })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(where)
    .limit(maxListed)
  return { rows: await inFull(db, rows), total: await countListed(db, all.as('listed')) }
}
