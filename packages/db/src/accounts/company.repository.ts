import { asc, eq } from 'drizzle-orm'
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
