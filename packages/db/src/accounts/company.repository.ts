import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, count, eq, ne, type SQL } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { byName } from '../listing.ts'
import type { Page } from '../page.ts'
import { insertOf } from '../prepared-writes.ts'
import { companies } from './accounts.tables.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompany = Omit<typeof companies.$inferInsert, 'id' | 'sortKey'>

const keyed = <T extends { readonly name?: string }>(company: T) =>
  company.name === undefined ? company : { ...company, sortKey: sortKeyOf(company.name) }

/** Inserts a company and returns it with its id. The first one is the house company. */
export async function createCompany(tx: Writer, company: NewCompany): Promise<CompanyRow> {
  const [row] = await tx.insert(companies).values(keyed(company)).returning()
  if (!row) throw new Error('The company was not stored.')
  return row
}

const insertIfNew = insertOf(companies, { ignoreConflicts: true })

/** Inserts a company; null if its customer number is taken, including by a concurrent insert. */
export function createCompanyIfNew(tx: Writer, company: NewCompany): Promise<CompanyRow | null> {
  return insertIfNew(tx, keyed(company))
}

/**
 * Updates a company if it was last changed at the given instant; null if it was changed since or does not exist. Fails
 * as `violated` if the customer number is taken.
 */
export async function updateCompany(
  tx: Writer,
  { id, updatedAt }: Pick<CompanyRow, 'id' | 'updatedAt'>,
  change: Partial<Omit<NewCompany, 'createdAt'>>,
): Promise<CompanyRow | null> {
  const [row] = await tx
    .update(companies)
    .set(keyed(change))
    .where(and(eq(companies.id, id), eq(companies.updatedAt, updatedAt)))
    .returning()
  return row ?? null
}

export interface CompanySearch {
  readonly text: string
  readonly except: number
}

function found({ text, except }: CompanySearch): SQL | undefined {
  return and(ne(companies.id, except), containsInAnyCase([companies.name, companies.customerNumber], text))
}

export function listCompanies(db: Reader, search: CompanySearch, page: Page): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(found(search))
    .orderBy(asc(byName(companies.sortKey)), asc(companies.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function countCompanies(db: Reader, search: CompanySearch): Promise<number> {
  const [row] = await db.select({ total: count() }).from(companies).where(found(search))
  return Number(row?.total ?? 0)
}

export async function findCompany(db: Reader, id: number): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** True if there are no companies yet, not even the house company. */
export async function hasNoCompany(db: Reader): Promise<boolean> {
  const rows = await db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id)).limit(1)
  return rows.length === 0
}

/** Locks a company until the transaction ends. */
export async function lockCompany(tx: Writer, id: number, now: Date): Promise<void> {
  await tx.update(companies).set({ updatedAt: now }).where(eq(companies.id, id))
}
