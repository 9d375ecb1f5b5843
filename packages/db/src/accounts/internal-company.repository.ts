import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../store.ts'
import { internalCompanies } from './internal-company.tables.ts'

export type InternalCompanyRow = typeof internalCompanies.$inferSelect
export type NewInternalCompany = Omit<typeof internalCompanies.$inferInsert, 'id' | 'removedAt'>

const living = (id: number) => and(eq(internalCompanies.id, id), isNull(internalCompanies.removedAt))

/** The internal company with this id, or null when there is none or it was deleted. */
export async function findInternalCompany(db: Reader, id: number): Promise<InternalCompanyRow | null> {
  const [row] = await db.select().from(internalCompanies).where(living(id))
  return row ?? null
}

/** Internal companies whose name or customer number contains a text, by name. */
export function listInternalCompanies(
  db: Reader,
  { term, limit }: { readonly term: string; readonly limit: number },
): Promise<InternalCompanyRow[]> {
  const searched = [internalCompanies.name, internalCompanies.customerNumber]
  return db
    .select()
    .from(internalCompanies)
    .where(and(isNull(internalCompanies.removedAt), containsInAnyCase(searched, term)))
    .orderBy(asc(sql`lower(${internalCompanies.name})`), asc(internalCompanies.id))
    .limit(limit)
}

/** Stores an internal company; null when another living one has its customer number. */
export async function createInternalCompany(
  tx: Writer,
  company: NewInternalCompany,
): Promise<InternalCompanyRow | null> {
  const [row] = await tx.insert(internalCompanies).values(company).onConflictDoNothing().returning()
  return row ?? null
}

/** Changes a living internal company; null when there is none. Fails as `violated` when another has its customer number. */
export async function updateInternalCompany(
  tx: Writer,
  id: number,
  change: Omit<NewInternalCompany, 'createdAt'>,
): Promise<InternalCompanyRow | null> {
  const [row] = await tx.update(internalCompanies).set(change).where(living(id)).returning()
  return row ?? null
}

/** Deletes an internal company; its row stays for old orders. Null when there is none. */
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
