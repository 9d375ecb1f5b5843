import { and, asc, desc, eq, gte, isNull, max, ne, notExists, sum } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { parts, searchTallies } from '../catalog/catalog.tables.ts'
import type { Reader } from '../database.ts'
import { orderLines } from '../orders/orders.tables.ts'

/** Returns searches that found nothing since a day, most frequent first. */
export async function listEmptySearches(db: Reader, since: string, limit: number) {
  const searches = sum(searchTallies.searches)
  const rows = await db
    .select({ text: searchTallies.text, searches, lastDay: max(searchTallies.day) })
    .from(searchTallies)
    .where(and(gte(searchTallies.day, since), eq(searchTallies.lastTotal, 0)))
    .groupBy(searchTallies.text)
    .orderBy(desc(searches), asc(searchTallies.text))
    .limit(limit)
  return rows.map((row) => ({ ...row, searches: Number(row.searches), lastDay: row.lastDay ?? '' }))
}

const named = { id: parts.id, number: parts.number, name: parts.name }

/** Returns parts for sale that never had their own picture, in shelf order. */
export function listPartsWithoutImage(db: Reader, limit: number) {
  return db
    .select(named)
    .from(parts)
    .where(and(eq(parts.imageVersion, 0), eq(parts.obsolete, false)))
    .orderBy(asc(parts.position))
    .limit(limit)
}

/** Returns parts for sale that were never ordered, in shelf order. */
export function listPartsNeverOrdered(db: Reader, limit: number) {
  const ordered = db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.partId, parts.id))
  return db
    .select(named)
    .from(parts)
    .where(and(eq(parts.obsolete, false), notExists(ordered)))
    .orderBy(asc(parts.position))
    .limit(limit)
}

/** Returns companies (except `but`) without any user who can sign in, sorted by name. */
export function listCompaniesWithoutUsers(db: Reader, but: number, limit: number) {
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companies.id), isNull(users.removedAt)))
  return db
    .select({ id: companies.id, name: companies.name, customerNumber: companies.customerNumber })
    .from(companies)
    .where(and(ne(companies.id, but), notExists(people)))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit)
}
