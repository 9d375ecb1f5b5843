import { and, desc, eq, gt, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { punchoutBuyers, punchoutVisits } from './punchout.tables.ts'

export type PunchoutVisitRow = typeof punchoutVisits.$inferSelect
export type NewPunchoutVisitRow = typeof punchoutVisits.$inferInsert

/** Inserts a visit that has not begun and returns its id. */
export async function createPunchoutVisit(tx: Writer, visit: NewPunchoutVisitRow): Promise<number> {
  const [row] = await tx.insert(punchoutVisits).values(visit).returning({ id: punchoutVisits.id })
  if (!row) throw new Error('The visit was not stored.')
  return row.id
}

/** Begins the visit whose address has this key; null if it began before or was asked for before `after`. */
export async function startPunchoutVisit(
  tx: Writer,
  startHash: string,
  { keyHash, now, after }: { readonly keyHash: string; readonly now: Date; readonly after: Date },
): Promise<PunchoutVisitRow | null> {
  const [row] = await tx
    .update(punchoutVisits)
    .set({ keyHash, startedAt: now })
    .where(
      and(
        eq(punchoutVisits.startHash, startHash),
        isNull(punchoutVisits.startedAt),
        gt(punchoutVisits.createdAt, after),
      ),
    )
    .returning()
  return row ?? null
}

/** A visit with whom it acts as and whose system it belongs to. */
export interface PunchoutVisitEntry {
  readonly visit: PunchoutVisitRow
  readonly userId: number
  readonly buyerName: string
  readonly companyName: string
}

const visits = (db: Reader) =>
  db
    .select({
      visit: punchoutVisits,
      userId: users.id,
      buyerName: punchoutBuyers.name,
      companyName: companies.name,
    })
    .from(punchoutVisits)
    .innerJoin(punchoutBuyers, eq(punchoutBuyers.id, punchoutVisits.buyerId))
    .innerJoin(users, eq(users.id, punchoutBuyers.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))

async function findVisit(db: Reader, condition: SQL | undefined): Promise<PunchoutVisitEntry | null> {
  const [row] = await visits(db).where(condition)
  return row ?? null
}

/** Returns the visit of a cookie that began after `after`, ended or not; null if there is none. */
export function findPunchoutVisit(
  db: Reader,
  keyHash: string,
  after: Date,
): Promise<PunchoutVisitEntry | null> {
  return findVisit(db, and(eq(punchoutVisits.keyHash, keyHash), gt(punchoutVisits.startedAt, after)))
}

/** Returns one visit; null if there is none with this id. */
export function findPunchoutVisitById(db: Reader, id: number): Promise<PunchoutVisitEntry | null> {
  return findVisit(db, eq(punchoutVisits.id, id))
}

/** Returns visits that have not ended: begun after `begun`, or asked for after `asked`; the newest first. */
export function listOpenVisits(
  db: Reader,
  { begun, asked, limit }: { readonly begun: Date; readonly asked: Date; readonly limit: number },
): Promise<PunchoutVisitEntry[]> {
  const { createdAt, startedAt, endedAt } = punchoutVisits
  const underWay = or(gt(startedAt, begun), and(isNull(startedAt), gt(createdAt, asked)))
  return visits(db)
    .where(and(isNull(endedAt), underWay))
    .orderBy(desc(createdAt), desc(punchoutVisits.id))
    .limit(limit)
}

/** Removes a visit that has not ended, so that nothing goes back; false if there is none. */
export async function removeOpenVisit(tx: Writer, id: number): Promise<boolean> {
  const rows = await tx
    .delete(punchoutVisits)
    .where(and(eq(punchoutVisits.id, id), isNull(punchoutVisits.endedAt)))
    .returning({ id: punchoutVisits.id })
  return rows.length > 0
}

/** Ends a visit with the cart that goes back; false if it ended before. */
export async function endPunchoutVisit(
  tx: Writer,
  id: number,
  end: Required<Pick<PunchoutVisitRow, 'returnedLines' | 'items' | 'totalCents' | 'endedAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(punchoutVisits)
    .set(end)
    .where(and(eq(punchoutVisits.id, id), isNull(punchoutVisits.endedAt)))
    .returning({ id: punchoutVisits.id })
  return rows.length > 0
}

/** Returns the carts that a system took back in these visits. */
export function listReturnedCarts(
  db: Reader,
  buyerId: number,
  visitIds: readonly number[],
): Promise<Pick<PunchoutVisitRow, 'id' | 'returnedLines'>[]> {
  return db
    .select({ id: punchoutVisits.id, returnedLines: punchoutVisits.returnedLines })
    .from(punchoutVisits)
    .where(and(eq(punchoutVisits.buyerId, buyerId), inArray(punchoutVisits.id, [...visitIds])))
}

/** Deletes visits created before `keptAfter`, and those before `unusedAfter` that took no cart back. */
export async function removeOldVisits(
  tx: Writer,
  { keptAfter, unusedAfter }: { readonly keptAfter: Date; readonly unusedAfter: Date },
): Promise<void> {
  const unused = and(lt(punchoutVisits.createdAt, unusedAfter), isNull(punchoutVisits.endedAt))
  await tx.delete(punchoutVisits).where(or(lt(punchoutVisits.createdAt, keptAfter), unused))
}
