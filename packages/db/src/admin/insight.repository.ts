import { maxListed } from '@mullion/domain/list-input'
import { and, asc, desc, eq, gt, gte, isNull, max, ne, notExists, type SQL, sql, sum } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { parts, searchTallies } from '../catalog/catalog.tables.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { arranged, byName, byText, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { orderLines } from '../orders/orders.tables.ts'

const searches = sum(searchTallies.searches)
const lastDay = max(searchTallies.day)
const searchColumns = { text: searchTallies.text, searches, lastDay }

/** Returns a page of the searches that found nothing since a day, most frequent first. */
export async function listEmptySearches(
  db: Reader,
  since: string,
  listing: Listing<keyof typeof searchColumns>,
) {
  const { text, day, lastTotal } = searchTallies
  const where = and(gte(day, since), eq(lastTotal, 0), matching([text], listing))
  const rows = await db
    .select({ text, searches, lastDay })
    .from(searchTallies)
    .where(where)
    .groupBy(text)
    .orderBy(...arranged(searchColumns, listing, [desc(searches), asc(text)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ text }).from(searchTallies).where(where).groupBy(text).limit(maxListed)
  return {
    rows: rows.map((row) => ({ ...row, searches: Number(row.searches), lastDay: row.lastDay ?? '' })),
    total: await countListed(db, all.as('listed')),
  }
}

const givenUp = sum(searchTallies.givenUp)
const givenUpColumns = { ...searchColumns, givenUp }

/** Returns a page of the searches whose results were given up since a day, most often given up first. */
export async function listGivenUpSearches(
  db: Reader,
  since: string,
  listing: Listing<keyof typeof givenUpColumns>,
) {
  const { text, day } = searchTallies
  const where = and(gte(day, since), matching([text], listing))
  const rows = await db
    .select(givenUpColumns)
    .from(searchTallies)
    .where(where)
    .groupBy(text)
    .having(gt(givenUp, 0))
    .orderBy(...arranged(givenUpColumns, listing, [desc(givenUp), asc(text)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ text })
    .from(searchTallies)
    .where(where)
    .groupBy(text)
    .having(gt(givenUp, 0))
    .limit(maxListed)
  return {
    rows: rows.map((row) => ({
      text: row.text,
      searches: Number(row.searches),
      givenUp: Number(row.givenUp),
      lastDay: row.lastDay ?? '',
    })),
    total: await countListed(db, all.as('listed')),
  }
}

const named = { id: parts.id, number: parts.number, name: parts.name }
const partColumns = { number: parts.position, name: kit.bytewise(parts.sortKey) }
export type PartListing = Listing<keyof typeof partColumns>
export type NamedPart = Pick<typeof parts.$inferSelect, 'id' | 'number' | 'name'>

async function listPartsForSale(db: Reader, only: SQL, listing: PartListing): Promise<Listed<NamedPart>> {
  // With both columns sorted in the same direction, the index of names can be read backward.
  const sameName = listing.sort === 'name' && listing.descending ? desc : asc
  const where = and(eq(parts.obsolete, false), only, matching([parts.number, parts.name], listing))
  const rows = await db
    .select(named)
    .from(parts)
    .where(where)
    .orderBy(...arranged(partColumns, listing, [sameName(parts.position)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id: parts.id }).from(parts).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

/**
 * Returns a page of the parts for sale without an image, in catalog order; `drawings` includes those that only have a
 * drawing shared with similar parts.
 */
export function listPartsWithoutImage(
  db: Reader,
  drawings: boolean,
  listing: PartListing,
): Promise<Listed<NamedPart>> {
  const noPicture = eq(parts.imageVersion, 0)
  return listPartsForSale(
    db,
    drawings ? noPicture : sql`${noPicture} and ${isNull(parts.illustration)}`,
    listing,
  )
}

/** Returns a page of the parts for sale that were never ordered, in catalog order. */
export function listPartsNeverOrdered(db: Reader, listing: PartListing): Promise<Listed<NamedPart>> {
  const ordered = db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.partId, parts.id))
  return listPartsForSale(db, notExists(ordered), listing)
}

const companyColumns = { name: byName(companies.sortKey), customerNumber: byText(companies.customerNumber) }

/** Returns a page of the companies (except `but`) without any user who can sign in, sorted by name. */
export async function listCompaniesWithoutUsers(
  db: Reader,
  but: number,
  listing: Listing<keyof typeof companyColumns>,
) {
  const { id, name, customerNumber } = companies
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, id), isNull(users.removedAt)))
  const where = and(ne(id, but), notExists(people), matching([name, customerNumber], listing))
  const rows = await db
    .select({ id, name, customerNumber })
    .from(companies)
    .where(where)
    .orderBy(...arranged(companyColumns, listing, [asc(companyColumns.name), asc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(companies).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}
