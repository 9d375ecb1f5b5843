import { maxListed } from '@mullion/domain/list-input'
import { type ShipToState, shipToMoves } from '@mullion/domain/ship-to-changes/ship-to-change'
import { aliasedTable, and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { creditNotes } from '../credit-notes/credit-notes.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { byCustomerOfOrder, customerOfOrder } from '../orders/order-customer.ts'
import { orders } from '../orders/orders.tables.ts'
import { shipToChanges } from './ship-to-changes.tables.ts'

export type StoredShipToChange = typeof shipToChanges.$inferSelect
export type NewShipToChange = Pick<
  StoredShipToChange,
  'orderId' | 'fromAddress' | 'toAddress' | 'note' | 'payUpToCents' | 'actorId' | 'userId' | 'askedAt'
> &
  QuotedChange

/** What a change was quoted to cost. */
export type QuotedChange = Pick<
  StoredShipToChange,
  'freightDifference' | 'taxDifference' | 'creditCents' | 'addCents' | 'waivedCents' | 'arrivesOn'
>

interface Name {
  readonly firstname: string
  readonly lastname: string
}

/** A request with the names of who asked and who decided. */
export interface ShipToChangeRow extends StoredShipToChange {
  readonly askedBy: Name | null
  readonly decidedBy: Name | null
  readonly creditNumber: string | null
}

const deciders = aliasedTable(users, 'deciders')

async function changesWhere(db: Reader, where: SQL | undefined): Promise<ShipToChangeRow[]> {
  const rows = await db
    .select({
      change: shipToChanges,
      askedBy: { firstname: users.firstname, lastname: users.lastname },
      decidedBy: { firstname: deciders.firstname, lastname: deciders.lastname },
      creditNumber: creditNotes.number,
    })
    .from(shipToChanges)
    .leftJoin(users, eq(users.id, shipToChanges.userId))
    .leftJoin(deciders, eq(deciders.id, shipToChanges.decidedById))
    .leftJoin(creditNotes, eq(creditNotes.id, shipToChanges.creditNoteId))
    .where(where)
    .orderBy(asc(shipToChanges.id))
  return rows.map(({ change, ...names }) => ({ ...change, ...names }))
}

/** Stores a request that waits. Fails as `violated` if another one of the order does. */
export async function createShipToChange(tx: Writer, change: NewShipToChange): Promise<number> {
  const [row] = await tx
    .insert(shipToChanges)
    .values({ ...change, state: 'asked', reason: '' })
    .returning({ id: shipToChanges.id })
  if (!row) throw new Error('The change of address was not stored.')
  return row.id
}

/** Returns a request, or null. */
export async function findShipToChange(db: Reader, id: number): Promise<ShipToChangeRow | null> {
  return (await changesWhere(db, eq(shipToChanges.id, id)))[0] ?? null
}

/** Returns the request of an order that waits for staff, or null. */
export async function findAskedShipTo(db: Reader, orderId: number): Promise<ShipToChangeRow | null> {
  const asked = and(eq(shipToChanges.orderId, orderId), eq(shipToChanges.state, 'asked'))
  return (await changesWhere(db, asked))[0] ?? null
}

/** Returns the requests of an order, first one first. */
export function listShipToChanges(db: Reader, orderId: number): Promise<ShipToChangeRow[]> {
  return changesWhere(db, eq(shipToChanges.orderId, orderId))
}

/** True if an order ships to another address than when it was placed. */
export async function wasReaddressed(db: Reader, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: shipToChanges.id })
    .from(shipToChanges)
    .where(and(eq(shipToChanges.orderId, orderId), eq(shipToChanges.state, 'approved')))
    .limit(1)
  return rows.length > 0
}

export type ShipToDecision = Partial<QuotedChange> & {
  readonly to: Exclude<ShipToState, 'asked'>
  readonly at: Date
  readonly decidedById: number | null
  readonly reason?: string
  readonly creditNoteId?: number | null
}

/** Decides about a request that waits; false if it does not any more. */
export async function decideShipToChange(
  tx: Writer,
  id: number,
  { to, at, ...facts }: ShipToDecision,
): Promise<boolean> {
  const allowed: readonly ShipToState[] = shipToMoves.asked
  if (!allowed.includes(to)) throw new Error(`A change of address cannot become ${to}.`)
  const decided = await tx
    .update(shipToChanges)
    .set({ ...facts, state: to, decidedAt: at })
    .where(and(eq(shipToChanges.id, id), eq(shipToChanges.state, 'asked')))
    .returning({ id: shipToChanges.id })
  return decided.length > 0
}

const listColumns = {
  order: orders.id,
  customer: byCustomerOfOrder,
  askedAt: shipToChanges.askedAt,
}

export interface ListedShipToRow {
  readonly change: StoredShipToChange
  readonly orderNumber: string | null
  readonly customer: string
}

/** Returns a page of the requests: those that wait, oldest first, or all, newest first. */
export async function listShipToDesk(
  db: Reader,
  listing: Listing<keyof typeof listColumns> & { readonly show: 'waiting' | 'all' },
): Promise<Listed<ListedShipToRow>> {
  const isWaiting = listing.show === 'waiting'
  const where = and(
    isWaiting ? eq(shipToChanges.state, 'asked') : undefined,
    matching([orders.number, customerOfOrder], listing),
  )
  const ownOrder = isWaiting
    ? [asc(shipToChanges.askedAt), asc(shipToChanges.id)]
    : [desc(shipToChanges.askedAt), desc(shipToChanges.id)]
  const rows = await db
    .select({ change: shipToChanges, orderNumber: orders.number, customer: customerOfOrder })
    .from(shipToChanges)
    .innerJoin(orders, eq(orders.id, shipToChanges.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(where)
    .orderBy(...arranged(listColumns, listing, ownOrder))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id: shipToChanges.id })
    .from(shipToChanges)
    .innerJoin(orders, eq(orders.id, shipToChanges.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(where)
    .limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}
