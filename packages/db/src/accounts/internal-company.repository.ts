import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { byName } from '../listing.ts'
import { insertOf } from '../prepared-writes.ts'
import { internalCompanies } from './internal-company.tables.ts'

export type InternalCompanyRow = typeof internalCompanies.$inferSelect
export type NewInternalCompany = Omit<typeof internalCompanies.$inferInsert, 'id' | 'removedAt' | 'sortKey'>

const keyed = <T extends { readonly name: string }>(company: T) => ({
  ...company,
  sortKey: sortKeyOf(company.name),
})

const living = (id: number) => and(eq(internalCompanies.id, id), isNull(internalCompanies.removedAt))

/** Returns the internal company with this id; null if there is none or it was deleted. */
export async function findInternalCompany(db: Reader, id: number): Promise<InternalCompanyRow | null> {
  const [row] = await db.select().from(internalCompanies).where(living(id))
  return row ?? null
}

/** Returns the internal company that an order was placed for, even if it was deleted since. */
export async function findInternalCompanyOfOrder(
  db: Reader,
  companyInternalId: number,
): Promise<InternalCompanyRow | null> {
  const [row] = await db.select().from(internalCompanies).where(eq(internalCompanies.id, companyInternalId))
  return row ?? null
}

export function listInternalCompanies(
  db: Reader,
  { term, limit }: { readonly term: string; readonly limit: number },
): Promise<InternalCompanyRow[]> {
  const searched = [internalCompanies.name, internalCompanies.customerNumber]
  return db
    .select()
    .from(internalCompanies)
    .where(and(isNull(internalCompanies.removedAt), containsInAnyCase(searched, term)))
    .orderBy(asc(byName(internalCompanies.sortKey)), asc(internalCompanies.id))
    .limit(limit)
}

export function listNewestInternalCompanies(db: Reader, limit: number): Promise<InternalCompanyRow[]> {
  return db
    .select()
    .from(internalCompanies)
    .where(isNull(internalCompanies.removedAt))
    .orderBy(desc(internalCompanies.createdAt), desc(internalCompanies.id))
    .limit(limit)
}

const insertIfNew = insertOf(internalCompanies, { ignoreConflicts: true })

/** Inserts an internal company; null if its customer number is taken by one that is not deleted. */
export function createInternalCompany(
  tx: Writer,
  company: NewInternalCompany,
): Promise<InternalCompanyRow | null> {
  return insertIfNew(tx, keyed(company))
}

/**
 * Updates an internal company that is not deleted; null if there is none. Fails as `violated` if the customer number is
 * taken.
 */
export async function updateInternalCompany(
  tx: Writer,
  id: number,
  change: Omit<NewInternalCompany, 'createdAt'>,
): Promise<InternalCompanyRow | null> {
  const [row] = await tx.update(internalCompanies).set(keyed(change)).where(living(id)).returning()
  return row ?? null
}

/** Marks an internal company as deleted; its row stays for old orders. Null if there is none. */
export async function removeInternalCompany(
  tx: Writer,
  id: number,
  removedAt: Date,
): Promise<InternalCompanyRow | null> {
  const [row] = await tx
    .update(internalCompanies)
    .set({ removedAt, updatedAt: removedAt })
    .where(living(id))
    .returning()
  return row ?? null
}
