import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Page } from '../page.ts'
import type { Reader, Writer } from '../store.ts'
import { companies } from './accounts.tables.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompany = Omit<typeof companies.$inferInsert, 'id'>

/** Stores a company and gives it its id. The first one stored is the house company. */
export async function createCompany(tx: Writer, company: NewCompany): Promise<CompanyRow> {
  const [row] = await tx.insert(companies).values(company).returning()
  if (!row) throw new Error('The company was not stored.')
  return row
}

/** Stores a company; null when another one has its customer number, also one that was stored just now. */
export async function createCompanyIfNew(tx: Writer, company: NewCompany): Promise<CompanyRow | null> {
  const [row] = await tx.insert(companies).values(company).onConflictDoNothing().returning()
  return row ?? null
}

/**
 * Changes a company that was last changed at an instant; null when there is none, or none any more. Fails as `violated`
 * when another one has its customer number.
 */
export async function updateCompany(
  tx: Writer,
  { id, updatedAt }: Pick<CompanyRow, 'id' | 'updatedAt'>,
  change: Partial<Omit<NewCompany, 'createdAt'>>,
): Promise<CompanyRow | null> {
  const [row] = await tx
    .update(companies)
    .set(change)
    .where(and(eq(companies.id, id), eq(companies.updatedAt, updatedAt)))
    .returning()
  return row ?? null
}

/** Companies to search: all but one, the house. */
export interface CompanySearch {
  readonly text: string
  readonly except: number
}

function found({ text, except }: CompanySearch): SQL | undefined {
  return and(ne(companies.id, except), containsInAnyCase([companies.name, companies.customerNumber], text))
}

/** A page of the companies whose name or customer number contains a text, by name. */
export function listCompanies(db: Reader, search: CompanySearch, page: Page): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(found(search))
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** How many companies a search finds. */
export async function countCompanies(db: Reader, search: CompanySearch): Promise<number> {
  const [row] = await db.select({ total: count() }).from(companies).where(found(search))
  return Number(row?.total ?? 0)
}

/** The company with this id, or null. */
export async function findCompany(db: Reader, id: number): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** True when there is no company at all, not even the house company. */
export async function hasNoCompany(db: Reader): Promise<boolean> {
  const rows = await db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id)).limit(1)
  return rows.length === 0
}

/** Makes others who hold the same company wait until this transaction has ended. */
export async function holdCompany(tx: Writer, id: number, now: Date): Promise<void> {
  await tx.update(companies).set({ updatedAt: now }).where(eq(companies.id, id))
}
