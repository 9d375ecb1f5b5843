import { and, asc, count, eq } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { punchoutBuyers } from './punchout.tables.ts'

export type PunchoutBuyerRow = typeof punchoutBuyers.$inferSelect
export type NewPunchoutBuyerRow = typeof punchoutBuyers.$inferInsert

/** A procurement system with its user and company, as lists show it. */
export interface PunchoutBuyerEntry {
  readonly buyer: PunchoutBuyerRow
  readonly userName: string
  readonly userEmail: string
  readonly companyId: number
  readonly companyName: string
}

const entries = (db: Reader) =>
  db
    .select({
      buyer: punchoutBuyers,
      firstName: users.firstname,
      lastName: users.lastname,
      userEmail: users.email,
      companyId: companies.id,
      companyName: companies.name,
    })
    .from(punchoutBuyers)
    .innerJoin(users, eq(users.id, punchoutBuyers.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))

type EntryRow = Awaited<ReturnType<typeof entries>>[number]
const entryOf = ({ firstName, lastName, ...row }: EntryRow): PunchoutBuyerEntry => ({
  ...row,
  userName: `${firstName} ${lastName}`.trim(),
})

/** Returns all procurement systems by name; there are at most 500. */
export async function listPunchoutBuyers(db: Reader): Promise<PunchoutBuyerEntry[]> {
  return (await entries(db).orderBy(asc(punchoutBuyers.name), asc(punchoutBuyers.id))).map(entryOf)
}

/** Returns one procurement system with its user and company; null if there is none. */
export async function findPunchoutBuyer(db: Reader, id: number): Promise<PunchoutBuyerEntry | null> {
  const [row] = await entries(db).where(eq(punchoutBuyers.id, id))
  return row ? entryOf(row) : null
}

/** Returns the procurement system that names itself so; null if there is none. */
export async function findPunchoutSender(
  db: Reader,
  { domain, identity }: { readonly domain: string; readonly identity: string },
): Promise<PunchoutBuyerRow | null> {
  const [row] = await db
    .select()
    .from(punchoutBuyers)
    .where(and(eq(punchoutBuyers.senderIdentity, identity), eq(punchoutBuyers.senderDomain, domain)))
  return row ?? null
}

/** Counts the procurement systems. */
export async function countPunchoutBuyers(db: Reader): Promise<number> {
  const [row] = await db.select({ total: count() }).from(punchoutBuyers)
  return Number(row?.total ?? 0)
}

/** Inserts a procurement system and returns its id. */
export async function createPunchoutBuyer(tx: Writer, buyer: NewPunchoutBuyerRow): Promise<number> {
  const [row] = await tx.insert(punchoutBuyers).values(buyer).returning({ id: punchoutBuyers.id })
  if (!row) throw new Error('The procurement system was not stored.')
  return row.id
}

/** Changes a procurement system; false if there is none with this id. */
export async function updatePunchoutBuyer(
  tx: Writer,
  id: number,
  change: Partial<NewPunchoutBuyerRow>,
): Promise<boolean> {
  const rows = await tx
    .update(punchoutBuyers)
    .set(change)
    .where(eq(punchoutBuyers.id, id))
    .returning({ id: punchoutBuyers.id })
  return rows.length > 0
}

/** Deletes a procurement system with its visits. */
export async function removePunchoutBuyer(tx: Writer, id: number): Promise<void> {
  await tx.delete(punchoutBuyers).where(eq(punchoutBuyers.id, id))
}
