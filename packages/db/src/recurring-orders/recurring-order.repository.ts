import { type RecurringState, recurringMoves } from '@mullion/domain/recurring-orders/recurring-order'
import { and, asc, eq, getTableColumns, inArray, lte, ne, type SQL } from 'drizzle-orm'
import { addresses, companies, users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import type { Page } from '../page.ts'
import { recurringOrders, recurringSettings } from './recurring-orders.tables.ts'

export type RecurringOrderRow = typeof recurringOrders.$inferSelect
export type NewRecurringOrder = Omit<typeof recurringOrders.$inferInsert, 'id' | 'lastOrder'>

/** A recurring order with its owner, company and ship-to address. */
export interface NamedRecurringRow {
  readonly recurring: RecurringOrderRow
  readonly owner: { readonly firstname: string; readonly lastname: string }
  readonly companyName: string
  readonly address: typeof addresses.$inferSelect | null
}

const named = (db: Reader) =>
  db
    .select({
      recurring: getTableColumns(recurringOrders),
      owner: { firstname: users.firstname, lastname: users.lastname },
      companyName: companies.name,
      address: getTableColumns(addresses),
    })
    .from(recurringOrders)
    .innerJoin(users, eq(users.id, recurringOrders.userId))
    .innerJoin(companies, eq(companies.id, recurringOrders.companyId))
    .leftJoin(addresses, eq(addresses.id, recurringOrders.addressId))

export async function createRecurringOrder(tx: Writer, row: NewRecurringOrder): Promise<number> {
  const [created] = await tx.insert(recurringOrders).values(row).returning({ id: recurringOrders.id })
  if (!created) throw new Error('The recurring order was not stored.')
  return created.id
}

export async function findRecurringOrder(db: Reader, id: number): Promise<NamedRecurringRow | null> {
  const [row] = await named(db).where(eq(recurringOrders.id, id))
  return row ?? null
}

/** The recurring orders of one user, or of a company. */
export type RecurringOf = { readonly userId: number } | { readonly companyId: number }

const of = (whose: RecurringOf): SQL =>
  'userId' in whose
    ? eq(recurringOrders.userId, whose.userId)
    : eq(recurringOrders.companyId, whose.companyId)

/** Returns recurring orders: active ones first, by the day that they are due. */
export function listRecurringOrders(
  db: Reader,
  whose: RecurringOf,
  page: Page,
): Promise<NamedRecurringRow[]> {
  return named(db)
    .where(of(whose))
    .orderBy(asc(recurringOrders.state), asc(recurringOrders.nextOn), asc(recurringOrders.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countRecurringOrders(db: Reader, whose: RecurringOf): Promise<number> {
  return db.$count(recurringOrders, of(whose))
}

/** Counts the recurring orders of a user that have not ended. */
export function countLiveRecurringOrders(db: Reader, userId: number): Promise<number> {
  return db.$count(recurringOrders, and(of({ userId }), ne(recurringOrders.state, 'ended')))
}

export interface RecurringMove {
  readonly to: RecurringState
  readonly at: Date
  readonly version: number
  readonly set?: Partial<NewRecurringOrder>
}

/** Moves a recurring order to a state that its present one leads to; null if it was changed meanwhile. */
export async function moveRecurringOrder(
  tx: Writer,
  id: number,
  { to, at, version, set = {} }: RecurringMove,
): Promise<RecurringOrderRow | null> {
  const from = (Object.keys(recurringMoves) as RecurringState[]).filter((state) =>
    (recurringMoves[state] as readonly RecurringState[]).includes(to),
  )
  const [row] = await tx
    .update(recurringOrders)
    .set({ ...set, state: to, changedAt: at, version: version + 1 })
    .where(
      and(
        eq(recurringOrders.id, id),
        inArray(recurringOrders.state, from),
        eq(recurringOrders.version, version),
      ),
    )
    .returning()
  return row ?? null
}

/** Returns active recurring orders whose day has come, longest overdue first. */
export function listDueRecurringOrders(
  db: Reader,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<RecurringOrderRow[]> {
  return db
    .select()
    .from(recurringOrders)
    .where(and(eq(recurringOrders.state, 'active'), lte(recurringOrders.nextOn, today)))
    .orderBy(asc(recurringOrders.nextOn), asc(recurringOrders.id))
    .limit(limit)
}

/** Sets the next day of one that is still active and due on this day; false if another server did. */
export async function takeRecurringDay(
  tx: Writer,
  { id, nextOn }: Pick<RecurringOrderRow, 'id' | 'nextOn'>,
  next: string,
): Promise<boolean> {
  const rows = await tx
    .update(recurringOrders)
    .set({ nextOn: next })
    .where(
      and(
        eq(recurringOrders.id, id),
        eq(recurringOrders.state, 'active'),
        eq(recurringOrders.nextOn, nextOn),
      ),
    )
    .returning({ id: recurringOrders.id })
  return rows.length > 0
}

/** Stores the figures of the last order, to compare the next one with. */
export async function saveLastOrder(
  tx: Writer,
  id: number,
  lastOrder: NonNullable<RecurringOrderRow['lastOrder']>,
): Promise<void> {
  await tx.update(recurringOrders).set({ lastOrder }).where(eq(recurringOrders.id, id))
}

/** True if a company lets its users' orders be placed without confirmation. */
export async function allowsAutomatic(db: Reader, companyId: number): Promise<boolean> {
  const [row] = await db
    .select({ automatic: recurringSettings.automatic })
    .from(recurringSettings)
    .where(eq(recurringSettings.companyId, companyId))
  return row?.automatic ?? false
}

export async function saveRecurringSettings(
  tx: Writer,
  settings: Omit<typeof recurringSettings.$inferInsert, 'id'>,
): Promise<void> {
  const { companyId: _, ...set } = settings
  await tx
    .insert(recurringSettings)
    .values(settings)
    .onConflictDoUpdate({ target: recurringSettings.companyId, set })
}
