import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { unsettledPayments } from '@mullion/domain/payments/payment-state'
import { and, count, desc, eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { UserRow } from '../accounts/user.repository.ts'
import type { Reader, Writer } from '../database.ts'
import { withAddresses } from '../orders/order-address.repository.ts'
import { reindexOrder } from '../orders/order-search.repository.ts'
import { orders } from '../orders/orders.tables.ts'
import { payments } from '../payments/payments.tables.ts'
import { withoutSecrets } from './blank-secrets.ts'
import { type PersonErasure, type PersonKeys, type PersonRows, personRows } from './person-rows.ts'

export type { PersonErasure, PersonKeys } from './person-rows.ts'

/** Rows of a table that name a person are read up to this many. */
const maxRows = 100_000

/** Returns the account with this lower-case email, also a deleted one; of several, the one in use or the newest. */
export async function findAnyUserByEmail(db: Reader, email: string): Promise<UserRow | null> {
  const found = await db.select().from(users).where(eq(users.email, email)).orderBy(desc(users.id))
  return found.find(({ removedAt }) => removedAt === null) ?? found[0] ?? null
}

export interface PersonTable {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Returns everything that the store has about a person, table by table, without what lets someone in. */
export async function listPersonData(db: Reader, person: PersonKeys): Promise<PersonTable[]> {
  const tables: PersonTable[] = []
  for (const { table, where, secrets = [] } of personRows) {
    const columns = Object.entries(getTableColumns(table)).filter(([field]) => !secrets.includes(field))
    const rows = await db.select(Object.fromEntries(columns)).from(table).where(where(person)).limit(maxRows)
    if (rows.length > 0) tables.push({ table: getTableName(table), rows: rows.map(withoutSecrets) })
  }
  return tables
}

export interface PersonCount {
  readonly table: string
  readonly rows: number
  readonly outcome: 'removed' | 'anonymized' | 'kept'
}

const outcomeOf = ({ erase }: PersonRows) =>
  erase === 'remove' ? 'removed' : erase === 'keep' ? 'kept' : 'anonymized'

/** Counts a person's rows in each table, with what erasing does to them. */
export async function countPersonData(db: Reader, person: PersonKeys): Promise<PersonCount[]> {
  const counts: PersonCount[] = []
  for (const each of personRows) {
    const [found] = await db.select({ rows: count() }).from(each.table).where(each.where(person))
    const rows = Number(found?.rows ?? 0)
    if (rows > 0) counts.push({ table: getTableName(each.table), rows, outcome: outcomeOf(each) })
  }
  return counts
}

const paymentsOf = (person: PersonKeys) => personRows.find(({ table }) => table === payments)?.where(person)
const ordersOf = (person: PersonKeys) => personRows.find(({ table }) => table === orders)?.where(person)

/** True while a payment of the person is neither captured nor released; its data is needed until then. */
export async function hasUnsettledPayment(db: Reader, person: PersonKeys): Promise<boolean> {
  return (await db.$count(payments, and(paymentsOf(person), inArray(payments.state, unsettledPayments)))) > 0
}

/** Takes the email out of the drafts that payments were made from; orders keep what the law wants of them. */
async function eraseDrafts(tx: Writer, person: PersonErasure): Promise<void> {
  const { id, draft } = payments
  for (const row of await tx.select({ id, draft }).from(payments).where(paymentsOf(person))) {
    const { billing } = row.draft
    const blank: OrderDraft = {
      ...row.draft,
      billing: billing && { ...billing, buyerEmail: person.placeholder },
      buyerEmail: person.placeholder,
      internalBuyerEmail: null,
    }
    await tx.update(payments).set({ draft: blank }).where(eq(id, row.id))
  }
}

/** The text index has pieces of emails, too. */
async function indexAgain(tx: Writer, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const rows = await tx.select().from(orders).where(eq(orders.id, id))
    for (const row of await withAddresses(tx, rows)) await reindexOrder(tx, row)
  }
}

/**
 * Removes or anonymizes what the store has about a person. Orders keep their lines, amounts and addresses, which
 * bookkeeping needs; the audit log keeps the person's id.
 */
export async function erasePersonData(tx: Writer, person: PersonErasure): Promise<void> {
  const ids = (await tx.select({ id: orders.id }).from(orders).where(ordersOf(person))).map(({ id }) => id)
  await eraseDrafts(tx, person)
  // In reverse: rows that are found through orders come before the orders themselves.
  for (const { table, where, erase } of personRows.toReversed()) {
    if (erase === 'remove') await tx.delete(table).where(where(person))
    else if (erase !== 'keep') await tx.update(table).set(erase(person)).where(where(person))
  }
  await indexAgain(tx, ids)
}
