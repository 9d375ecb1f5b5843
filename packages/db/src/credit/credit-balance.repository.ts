import type { Age, ByAge } from '@mullion/domain/credit/aging'
import type { CreditOwner } from '@mullion/domain/credit/credit'
import { maxListed } from '@mullion/domain/list-input'
import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byName, byText, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { goingOut } from '../orders/order-list.repository.ts'
import { orders } from '../orders/orders.tables.ts'
import { companyPaymentOrders, companyPayments } from './credit.tables.ts'

/** Condition: an order of this company. Orders that staff placed for an internal company are none of their own. */
const orderedBy = (owner: CreditOwner): SQL | undefined =>
  'companyId' in owner
    ? and(eq(orders.companyId, owner.companyId), isNull(orders.companyInternalId))
    : eq(orders.companyInternalId, owner.companyInternalId)

const onTerms = eq(orders.paymentState, 'terms')
/** Condition: an order on terms that is worked on, so that it is owed. */
const owed = and(onTerms, goingOut)

export const paidBy = (owner: CreditOwner): SQL =>
  'companyId' in owner
    ? eq(companyPayments.companyId, owner.companyId)
    : eq(companyPayments.companyInternalId, owner.companyInternalId)

const paidOfOrder = sql`(select coalesce(sum(${companyPaymentOrders.amountCents}), 0) from ${companyPaymentOrders} where ${companyPaymentOrders.orderId} = ${orders.id})`
/** What of an order was not given back by credit notes. */
const leftOfOrder = sql`${orders.grandTotalCents} - ${orders.creditedGoodsCents} - ${orders.creditedFreightCents} - ${orders.creditedGoodsTaxCents} - ${orders.creditedFreightTaxCents}`
const openOfOrder = sql<number>`${leftOfOrder} - ${paidOfOrder}`.mapWith(Number)

/** Returns the credit limit of a company; null if it has none. */
export async function findCreditLimit(db: Reader, owner: CreditOwner): Promise<number | null> {
  const [row] =
    'companyId' in owner
      ? await db
          .select({ limitCents: companies.creditLimitCents })
          .from(companies)
          .where(eq(companies.id, owner.companyId))
      : await db
          .select({ limitCents: internalCompanies.creditLimitCents })
          .from(internalCompanies)
          .where(eq(internalCompanies.id, owner.companyInternalId))
  return row?.limitCents ?? null
}

/** Sets the credit limit of a company; false if there is none. */
export async function setCreditLimit(
  tx: Writer,
  owner: CreditOwner,
  creditLimitCents: number | null,
): Promise<boolean> {
  const rows =
    'companyId' in owner
      ? await tx
          .update(companies)
          .set({ creditLimitCents })
          .where(eq(companies.id, owner.companyId))
          .returning({ id: companies.id })
      : await tx
          .update(internalCompanies)
          .set({ creditLimitCents })
          .where(and(eq(internalCompanies.id, owner.companyInternalId), isNull(internalCompanies.removedAt)))
          .returning({ id: internalCompanies.id })
  return rows.length > 0
}

const listedColumns = (table: typeof companies | typeof internalCompanies) => ({
  name: byName(table.sortKey),
  customerNumber: byText(table.customerNumber),
  limit: table.creditLimitCents,
})

export interface LimitedCompanyRow {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
  readonly limitCents: number | null
}

/** Returns a page of the companies that have a credit limit: those with online users, or those that staff order for. */
export async function listLimitedCompanies(
  db: Reader,
  of: 'companies' | 'customers',
  listing: Listing<'name' | 'customerNumber' | 'limit'>,
): Promise<Listed<LimitedCompanyRow>> {
  const table = of === 'companies' ? companies : internalCompanies
  const { id, name, customerNumber, creditLimitCents: limitCents } = table
  const where = and(
    isNotNull(limitCents),
    of === 'customers' ? isNull(internalCompanies.removedAt) : undefined,
    matching([name, customerNumber], listing),
  )
  const rows = await db
    .select({ id, name, customerNumber, limitCents })
    .from(table)
    .where(where)
    .orderBy(...arranged(listedColumns(table), listing, [asc(byName(table.sortKey)), asc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(table).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

export interface Balance {
  readonly openCents: number
  readonly heldCents: number
}

async function paymentsOf(db: Reader, owner: CreditOwner): Promise<number> {
  const [paid] = await db
    .select({ cents: sql<number>`coalesce(sum(${companyPayments.amountCents}), 0)`.mapWith(Number) })
    .from(companyPayments)
    .where(paidBy(owner))
  return paid?.cents ?? 0
}

/** Adds up what a company owes: its orders on terms less credits and payments, and apart from that what waits for staff. */
export async function balanceOf(db: Reader, owner: CreditOwner): Promise<Balance> {
  const total = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(case when ${condition} then ${leftOfOrder} else 0 end), 0)`.mapWith(Number)
  const [ordered] = await db
    .select({ owedCents: total(owed), heldCents: total(eq(orders.creditHold, 'held')) })
    .from(orders)
    .where(and(orderedBy(owner), onTerms))
  return {
    openCents: (ordered?.owedCents ?? 0) - (await paymentsOf(db, owner)),
    heldCents: ordered?.heldCents ?? 0,
  }
}

export interface OpenByAge extends ByAge {
  /** Payments that name no order. */
  readonly onAccountCents: number
}

/** Adds up what is open of a company's orders by age, before payments on account. */
export async function openByAge(
  db: Reader,
  owner: CreditOwner,
  [days30, days60, days90]: readonly [Date, Date, Date],
): Promise<OpenByAge> {
  const age = sql<Age>`case when ${gte(orders.createdAt, days30)} then 'current' when ${gte(orders.createdAt, days60)} then 'over30' when ${gte(orders.createdAt, days90)} then 'over60' else 'over90' end`
  const open = db
    .select({ age: age.as('age'), cents: openOfOrder.as('cents') })
    .from(orders)
    .where(and(orderedBy(owner), owed))
    .as('open')
  const rows = await db
    .select({ age: open.age, cents: sql<number>`sum(${open.cents})`.mapWith(Number) })
    .from(open)
    .groupBy(open.age)
  const paidCents = await paymentsOf(db, owner)
  const [named] = await db
    .select({ cents: sql<number>`coalesce(sum(${companyPaymentOrders.amountCents}), 0)`.mapWith(Number) })
    .from(companyPaymentOrders)
    .innerJoin(companyPayments, eq(companyPayments.id, companyPaymentOrders.paymentId))
    .where(paidBy(owner))
  const byAge = Object.fromEntries(rows.map((row) => [row.age, row.cents])) as Partial<ByAge>
  const none = { current: 0, over30: 0, over60: 0, over90: 0 }
  return { ...none, ...byAge, onAccountCents: paidCents - (named?.cents ?? 0) }
}

export interface OpenOrderRow {
  readonly id: number
  readonly number: string | null
  readonly createdAt: Date
  readonly poNumber: string | null
  readonly grandTotalCents: number
  readonly openCents: number
}

const { id, number, createdAt, poNumber, grandTotalCents } = orders
const openColumns = { id, number, createdAt, poNumber, grandTotalCents, openCents: openOfOrder }

/** Returns orders on terms that are not fully paid, the oldest first. */
export function listOpenOrders(db: Reader, owner: CreditOwner, limit: number): Promise<OpenOrderRow[]> {
  return db
    .select(openColumns)
    .from(orders)
    .where(and(orderedBy(owner), owed, sql`${openOfOrder} > 0`))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
}

/** Returns orders on terms of a company by number, with what is open of each. */
export function listOwedOrders(
  db: Reader,
  owner: CreditOwner,
  numbers: readonly string[],
): Promise<OpenOrderRow[]> {
  if (numbers.length === 0) return Promise.resolve([])
  return db
    .select(openColumns)
    .from(orders)
    .where(and(orderedBy(owner), owed, inArray(number, [...numbers])))
}
