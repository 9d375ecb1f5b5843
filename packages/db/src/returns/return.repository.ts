import { maxListed } from '@mullion/domain/list-input'
import { type ReturnState, returnMoves, waitingStates } from '@mullion/domain/returns/return-state'
import type { ReturnEventKind } from '@mullion/domain/returns/return-view'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byText, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { orders } from '../orders/orders.tables.ts'
import type { Page } from '../page.ts'
import { insertOf } from '../prepared-writes.ts'
import { returnEvents, returnLines, returns } from './returns.tables.ts'

export type ReturnRow = typeof returns.$inferSelect
export type NewReturn = Omit<typeof returns.$inferInsert, 'id' | 'number'>
export type ReturnLineRow = typeof returnLines.$inferSelect
export type NewReturnLine = Omit<typeof returnLines.$inferInsert, 'id' | 'returnId'>

/** A return with the number of its order and how many lines it has. */
export interface ListedReturn {
  readonly row: ReturnRow
  readonly orderNumber: string
  readonly lineCount: number
}

const firstNumber = 1000
const insertReturn = insertOf(returns, { ignoreConflicts: true })

/** Inserts a return with its lines; null if another call stored the same one first. */
export async function createReturn(
  tx: Writer,
  { lines, ...row }: NewReturn & { readonly lines: readonly NewReturnLine[] },
): Promise<ReturnRow | null> {
  const stored = await insertReturn(tx, { ...row, number: null })
  if (!stored) return null
  const [numbered] = await tx
    .update(returns)
    .set({ number: `RMA${firstNumber + stored.id}` })
    .where(eq(returns.id, stored.id))
    .returning()
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: stored.id })))
  return numbered ?? null
}

export async function findReturnByKey(
  db: Reader,
  { actorId, requestKey }: Pick<ReturnRow, 'actorId' | 'requestKey'>,
): Promise<ReturnRow | null> {
  const [row] = await db
    .select()
    .from(returns)
    .where(and(eq(returns.actorId, actorId), eq(returns.requestKey, requestKey)))
  return row ?? null
}

const selected = (db: Reader) =>
  db
    .select({ row: getTableColumns(returns), orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))

async function counted(
  db: Reader,
  rows: readonly { readonly row: ReturnRow; readonly orderNumber: string | null }[],
): Promise<ListedReturn[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const { returnId } = returnLines
  const lines = await db
    .select({ returnId, lines: count() })
    .from(returnLines)
    .where(inArray(returnId, ids))
    .groupBy(returnId)
  const countOf = new Map(lines.map((each) => [each.returnId, Number(each.lines)]))
  return rows.map(({ row, orderNumber }) => ({
    ...{ row, orderNumber: orderNumber ?? '' },
    lineCount: countOf.get(row.id) ?? 0,
  }))
}

export async function findReturn(db: Reader, id: number): Promise<ListedReturn | null> {
  const [found] = await counted(db, await selected(db).where(eq(returns.id, id)))
  return found ?? null
}

/** Whose returns: of a person's orders, of a company's, or of one order. */
export type ReturnsOf =
  | { readonly userId: number }
  | { readonly companyId: number }
  | { readonly orderId: number }

function within(of: ReturnsOf): SQL {
  if ('userId' in of) return eq(returns.userId, of.userId)
  return 'companyId' in of ? eq(returns.companyId, of.companyId) : eq(returns.orderId, of.orderId)
}

/** Returns returns, newest first. */
export async function listReturns(db: Reader, of: ReturnsOf, page: Page): Promise<ListedReturn[]> {
  const rows = await selected(db)
    .where(within(of))
    .orderBy(desc(returns.id))
    .limit(page.limit)
    .offset(page.offset)
  return counted(db, rows)
}

export function countReturns(db: Reader, of: ReturnsOf): Promise<number> {
  return db.$count(returns, within(of))
}

const deskColumns = {
  number: returns.id,
  order: byText(orders.number),
  customer: byText(sql`${returns.companyName} || ' ' || ${returns.contactName}`),
  changedAt: returns.changedAt,
}
export type ReturnColumn = keyof typeof deskColumns

/** Returns a page of returns for staff: those that wait oldest first, any others newest first. */
export async function searchReturns(
  db: Reader,
  listing: Listing<ReturnColumn> & { readonly scope: 'waiting' | 'all' | ReturnState },
): Promise<Listed<ListedReturn>> {
  const { id, state, number, companyName, contactName, contactEmail } = returns
  const { scope } = listing
  const states = scope === 'waiting' ? waitingStates : [scope as ReturnState]
  const open = scope === 'all' ? undefined : inArray(state, [...states])
  const where = and(open, matching([number, orders.number, companyName, contactName, contactEmail], listing))
  const rows = await selected(db)
    .where(where)
    .orderBy(...arranged(deskColumns, listing, [scope === 'waiting' ? asc(id) : desc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(where)
    .limit(maxListed)
  return { rows: await counted(db, rows), total: await countListed(db, all.as('listed')) }
}

export function listReturnLines(db: Reader, returnId: number): Promise<ReturnLineRow[]> {
  return db
    .select()
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(returnLines.lineNo))
}

export async function updateReturnLine(
  tx: Writer,
  id: number,
  set: Partial<Omit<NewReturnLine, 'orderLineId'>>,
): Promise<void> {
  await tx.update(returnLines).set(set).where(eq(returnLines.id, id))
}

export interface ReturnMove {
  readonly to: ReturnState
  readonly at: Date
  readonly from?: readonly ReturnState[]
  readonly revision: number
  readonly set?: Partial<NewReturn>
}

/** Moves a return to a state that its present one leads to; null if it was changed meanwhile. */
export async function moveReturn(
  tx: Writer,
  id: number,
  { to, at, from, revision, set = {} }: ReturnMove,
): Promise<ReturnRow | null> {
  const leading = (Object.keys(returnMoves) as ReturnState[]).filter((state) =>
    (returnMoves[state] as readonly ReturnState[]).includes(to),
  )
  const states = from ? leading.filter((state) => from.includes(state)) : leading
  const [row] = await tx
    .update(returns)
    .set({ ...set, state: to, changedAt: at, revision: sql`${returns.revision} + 1` })
    .where(and(eq(returns.id, id), inArray(returns.state, states), eq(returns.revision, revision)))
    .returning()
  return row ?? null
}

export interface NewReturnEvent {
  readonly returnId: number
  readonly userId: number | null
  readonly kind: ReturnEventKind
  readonly note?: string
  readonly at: Date
}

export async function createReturnEvent(tx: Writer, { note = '', ...event }: NewReturnEvent): Promise<void> {
  await tx.insert(returnEvents).values({ ...event, note })
}

/** Returns what happened to a return, oldest first. */
export function listReturnEvents(db: Reader, returnId: number) {
  return db
    .select({
      kind: returnEvents.kind,
      at: returnEvents.at,
      note: returnEvents.note,
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(returnEvents)
    .leftJoin(users, eq(users.id, returnEvents.userId))
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(asc(returnEvents.id))
}

const approved = (...more: readonly (SQL | undefined)[]) => and(eq(returns.state, 'approved'), ...more)

/** Returns approved returns whose last day to arrive is over, oldest first. */
export async function listExpiredReturns(
  db: Reader,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<ListedReturn[]> {
  const rows = await selected(db)
    .where(approved(lt(returns.arriveBy, today)))
    .orderBy(asc(returns.id))
    .limit(limit)
  return counted(db, rows)
}

/** Returns approved returns whose buyer is to be reminded now, longest due first. */
export async function listReturnsToRemind(
  db: Reader,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<ListedReturn[]> {
  const rows = await selected(db)
    .where(approved(isNotNull(returns.remindAt), lte(returns.remindAt, now)))
    .orderBy(asc(returns.remindAt), asc(returns.id))
    .limit(limit)
  return counted(db, rows)
}

/** Marks the buyer as reminded; false if another server did, or it was moved. */
export async function markReturnReminded(
  tx: Writer,
  { id, remindAt }: Pick<ReturnRow, 'id' | 'remindAt'>,
): Promise<boolean> {
  if (!remindAt) return false
  const rows = await tx
    .update(returns)
    .set({ remindAt: null })
    .where(approved(eq(returns.id, id), eq(returns.remindAt, remindAt)))
    .returning({ id: returns.id })
  return rows.length > 0
}
