import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import { kit } from '../dialect/current.ts'
import type { TermCondition } from '../dialect/term-condition.ts'
import { run } from '../raw.ts'
import type { Reader, Writer } from '../store.ts'
import { withAddresses } from './order-address.repository.ts'
import { hasPieces, orderTerms, ownerTerms, piecesOf, type SearchedOrder } from './order-terms.ts'
import { orderAddresses, orders } from './orders.tables.ts'

/** Whose orders, and which of them. A text is looked for in number, PO number, street and ZIP code. */
export interface OrderFilter {
  readonly of: 'all' | { readonly userId: number } | { readonly companyId: number }
  readonly text: string | null
  readonly from: Date | null
  readonly before: Date | null
}

/** How many orders a text finds at most: the newest ones. */
export const mostFound = 1000
/** Among how many orders a text of fewer than three letters and digits is looked for: the newest ones. */
const shortTextAmong = 10_000
/** How many companies a text may name; of more of them, the ones stored first count. */
const mostNamed = 50

/** True of the orders whose number, PO number, or street or ZIP code of the ship-to address holds a text. */
function saying(text: string): SQL | undefined {
  const { orderId, kind, address1, postalCode } = orderAddresses
  const shipTo = sql`select 1 from ${orderAddresses} where ${orderId} = ${orders.id} and ${kind} = 'ship_to' and (${containsInAnyCase([address1, postalCode], text)})`
  return or(containsInAnyCase([orders.number, orders.poNumber], text), sql`exists (${shipTo})`)
}

/** True of the orders that are of a user, of a company, or of anyone. */
export function isOf(of: OrderFilter['of']): SQL | undefined {
  if (of === 'all') return undefined
  return 'userId' in of ? eq(orders.userId, of.userId) : eq(orders.companyId, of.companyId)
}

/** True of the orders of a stretch of time. */
export const placedWithin = ({ from, before }: Pick<OrderFilter, 'from' | 'before'>) =>
  and(from ? gte(orders.createdAt, from) : undefined, before ? lt(orders.createdAt, before) : undefined)

/** The companies, online or internal, that a text names. */
async function namedIn(
  db: Reader,
  table: typeof companies | typeof internalCompanies,
  text: string,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(containsInAnyCase([table.name], text))
    .orderBy(table.id)
    .limit(mostNamed)
  return rows.map(({ id }) => id)
}

/** What a text finds: by the index all that may match, by the rows all that does. */
interface TextSearch {
  readonly indexed: TermCondition | null
  readonly exact: SQL | undefined
}

async function textSearch(db: Reader, of: OrderFilter['of'], text: string): Promise<TextSearch> {
  const pieces = piecesOf(text)
  const inPieces = pieces.length === 0 ? null : hasPieces(pieces)
  const inOwn = saying(text)
  if (of !== 'all') {
    const owner = 'userId' in of ? ownerTerms.user(of.userId) : ownerTerms.company(of.companyId)
    return { indexed: inPieces && { allOf: [{ whole: owner }, inPieces] }, exact: inOwn }
  }
  const [online, internal] = await Promise.all([
    namedIn(db, companies, text),
    namedIn(db, internalCompanies, text),
  ])
  const customers = [
    ...online.map((id) => ({ whole: ownerTerms.company(id) })),
    ...internal.map((id) => ({ whole: ownerTerms.internalCompany(id) })),
  ]
  return {
    indexed: inPieces && { anyOf: [inPieces, ...customers] },
    exact: or(
      inOwn,
      containsInAnyCase([orders.buyerEmail], text),
      online.length > 0 ? inArray(orders.companyId, online) : undefined,
      internal.length > 0 ? inArray(orders.companyInternalId, internal) : undefined,
    ),
  }
}

interface Found {
  readonly id: number
  readonly createdAt: Date
}
const found = { id: orders.id, createdAt: orders.createdAt }
const newestFirst = (a: Found, b: Found) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id

/** The orders among what the text index gives, that are as they should be; ids grow with time. */
function listHits(db: Reader, hits: SQL, where: SQL | undefined): Promise<Found[]> {
  return db
    .select(found)
    .from(sql`(${hits}) as hits`)
    .crossJoin(orders)
    .where(and(sql`${orders.id} = hits.position`, where))
    .orderBy(sql`hits.position desc`)
    .limit(mostFound + 1)
}

/** The first and the last id of some orders; null where there are none. Of a sum, for PostgreSQL would walk through all ids. */
export async function findIdBounds(db: Reader, where: SQL | undefined) {
  const id = sql`${orders.id} + 0`
  const [ids] = await db
    .select({ first: sql<number | null>`min(${id})`, last: sql<number | null>`max(${id})` })
    .from(orders)
    .where(where)
  return ids?.first == null ? null : { first: Number(ids.first), last: Number(ids.last) }
}

function idsWithin(db: Reader, filter: OrderFilter) {
  if (!filter.from && !filter.before) return { first: 0, last: Number.MAX_SAFE_INTEGER }
  return findIdBounds(db, placedWithin(filter))
}

/** The newest orders, at most 1,001, that a filter with a text lets through, of those that are as `where` demands. */
export async function searchOrders(
  db: Reader,
  filter: OrderFilter & { readonly text: string },
  where: SQL | undefined,
): Promise<number[]> {
  const { indexed, exact } = await textSearch(db, filter.of, filter.text)
  const allowed = and(where, isOf(filter.of), placedWithin(filter))
  const rows = indexed
    ? await searchIndexed(db, { filter, indexed, where: and(allowed, exact) })
    : await searchNewest(db, allowed, exact)
  return rows.toSorted(newestFirst).map(({ id }) => id)
}

/** What is in many of the newest orders is read from these, where the engine would read all matches for the newest ones. */
async function searchIndexed(
  db: Reader,
  asked: { readonly filter: OrderFilter; readonly indexed: TermCondition; readonly where: SQL | undefined },
): Promise<Found[]> {
  const within = await idsWithin(db, asked.filter)
  if (!within) return []
  const query = kit.orderSearch.write(asked.indexed)
  for (const { among, atLeast } of kit.orderSearch.newestFirst) {
    const rows = await listHits(db, kit.orderSearch.newestHits(query, { ...within, among }), asked.where)
    if (rows.length > mostFound) return rows
    if (rows.length < atLeast) break
  }
  return listHits(db, kit.orderSearch.hits(query, within), asked.where)
}

function searchNewest(db: Reader, allowed: SQL | undefined, exact: SQL | undefined): Promise<Found[]> {
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(allowed)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(shortTextAmong)
  return db
    .select(found)
    .from(orders)
    .where(and(inArray(orders.id, newest), exact))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(mostFound + 1)
}

/** Puts orders into the text index; those that are in it already stay as they are. */
export async function indexOrders(
  tx: Writer,
  rows: readonly (SearchedOrder & { readonly id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  await run(tx, kit.orderSearch.insertAll(rows.map((row) => ({ position: row.id, terms: orderTerms(row) }))))
}

/** Indexes the newest orders from before there was an index, at most so many; gives how many these were. */
export async function indexEarlierOrders(tx: Writer, limit: number): Promise<number> {
  const [first] = await tx
    .select({ id: kit.orderSearch.position })
    .from(kit.orderSearch.relation)
    .orderBy(kit.orderSearch.position)
    .limit(1)
  const earlier = await tx
    .select()
    .from(orders)
    .where(first ? lt(orders.id, first.id) : undefined)
    .orderBy(desc(orders.id))
    .limit(limit)
  await indexOrders(tx, await withAddresses(tx, earlier))
  return earlier.length
}

/** How many orders a filter without a text lets through, counted up to a limit. */
export async function countUpTo(db: Reader, where: SQL | undefined, limit: number): Promise<number> {
  const some = db.select({ id: orders.id }).from(orders).where(where).limit(limit).as('some')
  const [row] = await db.select({ total: count() }).from(some)
  return Number(row?.total ?? 0)
}
