import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import type { TermCondition } from '../dialect/term-condition.ts'
import { run } from '../raw.ts'
import { withAddresses } from './order-address.repository.ts'
import { hasPieces, orderTerms, ownerTerms, piecesOf, type SearchedOrder } from './order-terms.ts'
import { orderAddresses, orders } from './orders.tables.ts'

/**
 * Filters orders by owner, text and time range. The text is searched in number, PO number, street and ZIP
 * code.
 */
export interface OrderFilter {
  readonly of: 'all' | { readonly userId: number } | { readonly companyId: number }
  readonly text: string | null
  readonly from: Date | null
  readonly before: Date | null
}

/** A search text with fewer than three letters and digits covers only this many of the newest orders. */
export const shortTextAmong = 10_000
/** Maximum companies whose name may match the text; if more match, the ones stored first are used. */
const maxNamed = 50

/** Condition: the order's number or PO number, or its ship-to street or ZIP code, contains a text. */
function containsText(text: string): SQL | undefined {
  const { orderId, kind, address1, postalCode } = orderAddresses
  const shipTo = sql`select 1 from ${orderAddresses} where ${orderId} = ${orders.id} and ${kind} = 'ship_to' and (${containsInAnyCase([address1, postalCode], text)})`
  return or(containsInAnyCase([orders.number, orders.poNumber], text), sql`exists (${shipTo})`)
}

/** Condition: the order belongs to the user or company; no condition for all. */
export function isOf(of: OrderFilter['of']): SQL | undefined {
  if (of === 'all') return undefined
  return 'userId' in of ? eq(orders.userId, of.userId) : eq(orders.companyId, of.companyId)
}

export const placedWithin = ({ from, before }: Pick<OrderFilter, 'from' | 'before'>) =>
  and(from ? gte(orders.createdAt, from) : undefined, before ? lt(orders.createdAt, before) : undefined)

async function findCompaniesNamed(
  db: Reader,
  table: typeof companies | typeof internalCompanies,
  text: string,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(containsInAnyCase([table.name], text))
    .orderBy(table.id)
    .limit(maxNamed)
  return rows.map(({ id }) => id)
}

/** `indexed` finds every possible match through the index; `exact` then checks the rows. */
interface TextSearch {
  readonly indexed: TermCondition | null
  readonly exact: SQL | undefined
}

async function textSearch(db: Reader, of: OrderFilter['of'], text: string): Promise<TextSearch> {
  const pieces = piecesOf(text)
  const inPieces = pieces.length === 0 ? null : hasPieces(pieces)
  const inOwn = containsText(text)
  if (of !== 'all') {
    const owner = 'userId' in of ? ownerTerms.user(of.userId) : ownerTerms.company(of.companyId)
    return { indexed: inPieces && { allOf: [{ exact: owner }, inPieces] }, exact: inOwn }
  }
  const [online, internal] = await Promise.all([
    findCompaniesNamed(db, companies, text),
    findCompaniesNamed(db, internalCompanies, text),
  ])
  const customers = [
    ...online.map((id) => ({ exact: ownerTerms.company(id) })),
    ...internal.map((id) => ({ exact: ownerTerms.internalCompany(id) })),
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

interface Search {
  readonly filter: OrderFilter
  /** Which orders are allowed at all. */
  readonly allowed: SQL | undefined
  readonly exact: SQL | undefined
  readonly limit: number
}

/**
 * Loads the orders at the given index positions that meet the conditions, newest first, since ids grow with
 * time.
 */
function listHits(db: Reader, hits: SQL, { allowed, exact, limit }: Search): Promise<Found[]> {
  return db
    .select(found)
    .from(sql`(${hits}) as hits`)
    .crossJoin(orders)
    .where(and(sql`${orders.id} = hits.position`, allowed, exact))
    .orderBy(sql`hits.position desc`)
    .limit(limit)
}

/**
 * Returns the first and last id of some orders; null if there are none. `+ 0` stops PostgreSQL from walking through all
 * ids.
 */
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

export interface FoundOrders {
  /** Newest first. */
  readonly ids: readonly number[]
  /** True if there are older orders that match, or that were not searched. */
  readonly more: boolean
}

/** Returns the newest orders that match a filter with text and `where`, up to `reach`. */
export async function searchOrders(
  db: Reader,
  filter: OrderFilter & { readonly text: string },
  { where, reach }: { readonly where: SQL | undefined; readonly reach: number },
): Promise<FoundOrders> {
  const { indexed, exact } = await textSearch(db, filter.of, filter.text)
  const allowed = and(where, isOf(filter.of), placedWithin(filter))
  const search = { filter, allowed, exact, limit: reach + 1 }
  const rows = indexed ? await searchIndexed(db, search, indexed) : await searchNewest(db, search)
  const ids = rows.toSorted(newestFirst).map(({ id }) => id)
  const unread = !indexed && (await countUpTo(db, allowed, shortTextAmong + 1)) > shortTextAmong
  return { ids: ids.slice(0, reach), more: ids.length > reach || unread }
}

/** Searches the newest orders first, if the engine would otherwise read all matches to find the newest. */
async function searchIndexed(db: Reader, search: Search, indexed: TermCondition): Promise<Found[]> {
  const within = await idsWithin(db, search.filter)
  if (!within) return []
  const query = kit.orderSearch.write(indexed)
  for (const { among, atLeast } of kit.orderSearch.newestFirst) {
    const rows = await listHits(db, kit.orderSearch.newestHits(query, { ...within, among }), search)
    if (rows.length >= search.limit) return rows
    if (rows.length < atLeast) break
  }
  return listHits(db, kit.orderSearch.hits(query, within), search)
}

function searchNewest(db: Reader, { allowed, exact, limit }: Search): Promise<Found[]> {
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
    .limit(limit)
}

/** Adds orders to the text index; ones already in it stay unchanged. */
export async function indexOrders(
  tx: Writer,
  rows: readonly (SearchedOrder & { readonly id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  await run(tx, kit.orderSearch.insertAll(rows.map((row) => ({ position: row.id, terms: orderTerms(row) }))))
}

/** Replaces what the text index has of an order. */
export async function reindexOrder(tx: Writer, row: SearchedOrder & { readonly id: number }): Promise<void> {
  await run(tx, kit.orderSearch.remove(row.id))
  await indexOrders(tx, [row])
}

/** Indexes the newest orders placed before the index existed, up to `limit`; returns how many. */
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

/** Counts the orders that match a filter without text, up to a limit. */
export async function countUpTo(db: Reader, where: SQL | undefined, limit: number): Promise<number> {
  const some = db.select({ id: orders.id }).from(orders).where(where).limit(limit).as('some')
  const [row] = await db.select({ total: count() }).from(some)
  return Number(row?.total ?? 0)
}
