import { maxListed } from '@mullion/domain/list-input'
import {
  type PriceQuoteState,
  priceQuoteMoves,
  waitingStates,
} from '@mullion/domain/price-quotes/price-quote'
import type { PriceQuoteEventKind } from '@mullion/domain/price-quotes/price-quote-view'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byText, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { orders } from '../orders/orders.tables.ts'
import type { Page } from '../page.ts'
import { insertOf } from '../prepared-writes.ts'
import { priceQuoteEvents, priceQuotes, priceQuoteVersions } from './price-quotes.tables.ts'

export type PriceQuoteRow = typeof priceQuotes.$inferSelect
export type NewPriceQuote = Omit<typeof priceQuotes.$inferInsert, 'id' | 'number'>
export type PriceQuoteVersionRow = typeof priceQuoteVersions.$inferSelect
export type NewPriceQuoteVersion = Omit<typeof priceQuoteVersions.$inferInsert, 'id'>

/** A request with the number of the order that came of it. */
export interface ListedPriceQuote {
  readonly quote: PriceQuoteRow
  readonly orderNumber: string | null
}

const firstNumber = 1000
const insertQuote = insertOf(priceQuotes, { ignoreConflicts: true })

/** Inserts a request; null if another call stored the same one first. */
export async function createPriceQuote(tx: Writer, quote: NewPriceQuote): Promise<PriceQuoteRow | null> {
  const row = await insertQuote(tx, { ...quote, number: null })
  if (!row) return null
  const [numbered] = await tx
    .update(priceQuotes)
    .set({ number: `Q${firstNumber + row.id}` })
    .where(eq(priceQuotes.id, row.id))
    .returning()
  return numbered ?? null
}

export async function findPriceQuoteByKey(
  db: Reader,
  actorId: string,
  requestKey: string,
): Promise<PriceQuoteRow | null> {
  const [row] = await db
    .select()
    .from(priceQuotes)
    .where(and(eq(priceQuotes.actorId, actorId), eq(priceQuotes.requestKey, requestKey)))
  return row ?? null
}

const listedQuotes = (db: Reader) =>
  db
    .select({ quote: getTableColumns(priceQuotes), orderNumber: orders.number })
    .from(priceQuotes)
    .leftJoin(orders, eq(orders.id, priceQuotes.orderId))

export async function findPriceQuote(db: Reader, id: number): Promise<ListedPriceQuote | null> {
  const [row] = await listedQuotes(db).where(eq(priceQuotes.id, id))
  return row ?? null
}

/** Whose requests: of a person, or of a company. */
export type QuotesOf = { readonly userId: number } | { readonly companyId: number }

const within = (of: QuotesOf) =>
  'userId' in of ? eq(priceQuotes.userId, of.userId) : eq(priceQuotes.companyId, of.companyId)

/** Returns requests, newest first. */
export function listPriceQuotes(db: Reader, of: QuotesOf, page: Page): Promise<ListedPriceQuote[]> {
  return listedQuotes(db)
    .where(within(of))
    .orderBy(desc(priceQuotes.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countPriceQuotes(db: Reader, of: QuotesOf): Promise<number> {
  return db.$count(priceQuotes, within(of))
}

const deskColumns = {
  number: priceQuotes.id,
  customer: byText(sql`${priceQuotes.companyName} || ' ' || ${priceQuotes.contactName}`),
  neededBy: byText(priceQuotes.neededBy),
  changedAt: priceQuotes.changedAt,
}
export type DeskColumn = keyof typeof deskColumns

/** Returns a page of requests for staff: those that wait oldest first, or all newest first. */
export async function searchPriceQuotes(
  db: Reader,
  listing: Listing<DeskColumn> & { readonly scope: 'waiting' | 'all' },
): Promise<Listed<ListedPriceQuote>> {
  const { id, state, number, companyName, contactName, contactEmail } = priceQuotes
  const open = listing.scope === 'waiting' ? inArray(state, waitingStates) : undefined
  const where = and(open, matching([number, companyName, contactName, contactEmail], listing))
  const ownOrder = [listing.scope === 'waiting' ? asc(id) : desc(id)]
  const rows = await listedQuotes(db)
    .where(where)
    .orderBy(...arranged(deskColumns, listing, ownOrder))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(priceQuotes).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

export interface PriceQuoteMove {
  readonly to: PriceQuoteState
  readonly at: Date
  /** What the row must still be; anything that leads to the state if left out. */
  readonly from?: readonly PriceQuoteState[]
  readonly revision?: number
  readonly versionNo?: number
  readonly set?: Partial<NewPriceQuote>
}

/** Moves a request to a state that its present one leads to; null if it was changed or decided meanwhile. */
export async function movePriceQuote(
  tx: Writer,
  id: number,
  { to, at, from, revision, versionNo, set = {} }: PriceQuoteMove,
): Promise<PriceQuoteRow | null> {
  const leading = (Object.keys(priceQuoteMoves) as PriceQuoteState[]).filter((state) =>
    (priceQuoteMoves[state] as readonly PriceQuoteState[]).includes(to),
  )
  const states = from ? leading.filter((state) => from.includes(state)) : leading
  const [row] = await tx
    .update(priceQuotes)
    .set({ ...set, state: to, changedAt: at, revision: sql`${priceQuotes.revision} + 1` })
    .where(
      and(
        eq(priceQuotes.id, id),
        inArray(priceQuotes.state, states),
        revision === undefined ? undefined : eq(priceQuotes.revision, revision),
        versionNo === undefined ? undefined : eq(priceQuotes.versionNo, versionNo),
      ),
    )
    .returning()
  return row ?? null
}

export async function createPriceQuoteVersion(tx: Writer, version: NewPriceQuoteVersion): Promise<void> {
  await tx.insert(priceQuoteVersions).values(version)
}

/** Returns the answers to a request with the names of who gave them, newest first. */
export function listPriceQuoteVersions(db: Reader, priceQuoteId: number) {
  return db
    .select({
      version: getTableColumns(priceQuoteVersions),
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(priceQuoteVersions)
    .innerJoin(users, eq(users.id, priceQuoteVersions.answeredById))
    .where(eq(priceQuoteVersions.priceQuoteId, priceQuoteId))
    .orderBy(desc(priceQuoteVersions.versionNo))
}

export async function findPriceQuoteVersion(
  db: Reader,
  of: { readonly priceQuoteId: number; readonly versionNo: number },
): Promise<PriceQuoteVersionRow | null> {
  const [row] = await db
    .select()
    .from(priceQuoteVersions)
    .where(
      and(
        eq(priceQuoteVersions.priceQuoteId, of.priceQuoteId),
        eq(priceQuoteVersions.versionNo, of.versionNo),
      ),
    )
  return row ?? null
}

export interface NewPriceQuoteEvent {
  readonly priceQuoteId: number
  readonly userId: number | null
  readonly kind: PriceQuoteEventKind
  readonly note?: string
  readonly at: Date
}

export async function createPriceQuoteEvent(
  tx: Writer,
  { note = '', ...event }: NewPriceQuoteEvent,
): Promise<void> {
  await tx.insert(priceQuoteEvents).values({ ...event, note })
}

/** Returns what happened to a request, oldest first. */
export function listPriceQuoteEvents(db: Reader, priceQuoteId: number) {
  return db
    .select({
      kind: priceQuoteEvents.kind,
      at: priceQuoteEvents.at,
      note: priceQuoteEvents.note,
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(priceQuoteEvents)
    .leftJoin(users, eq(users.id, priceQuoteEvents.userId))
    .where(eq(priceQuoteEvents.priceQuoteId, priceQuoteId))
    .orderBy(asc(priceQuoteEvents.id))
}

const answered = (...more: readonly (SQL | undefined)[]) => and(eq(priceQuotes.state, 'answered'), ...more)

/** Returns answered requests whose last day is over, oldest first. */
export function listExpiredQuotes(
  db: Reader,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<PriceQuoteRow[]> {
  return db
    .select()
    .from(priceQuotes)
    .where(answered(lt(priceQuotes.validUntil, today)))
    .orderBy(asc(priceQuotes.id))
    .limit(limit)
}

/** Returns answered requests whose buyer is to be reminded now, longest due first. */
export function listQuotesToRemind(
  db: Reader,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<PriceQuoteRow[]> {
  return db
    .select()
    .from(priceQuotes)
    .where(answered(isNotNull(priceQuotes.remindAt), lte(priceQuotes.remindAt, now)))
    .orderBy(asc(priceQuotes.remindAt), asc(priceQuotes.id))
    .limit(limit)
}

/** Marks the buyer as reminded; false if another server did, or it was decided. */
export async function markQuoteReminded(
  tx: Writer,
  { id, remindAt }: Pick<PriceQuoteRow, 'id' | 'remindAt'>,
): Promise<boolean> {
  if (!remindAt) return false
  const rows = await tx
    .update(priceQuotes)
    .set({ remindAt: null })
    .where(answered(eq(priceQuotes.id, id), eq(priceQuotes.remindAt, remindAt)))
    .returning({ id: priceQuotes.id })
  return rows.length > 0
}

/** Returns requests by id, as programs get them. */
export function listPriceQuotesById(db: Reader, ids: readonly number[]): Promise<ListedPriceQuote[]> {
  if (ids.length === 0) return Promise.resolve([])
  return listedQuotes(db).where(inArray(priceQuotes.id, [...ids]))
}
