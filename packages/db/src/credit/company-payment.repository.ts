import type { CreditOwner } from '@mullion/domain/credit/credit'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { orders } from '../orders/orders.tables.ts'
import type { Page } from '../page.ts'
import { companyPaymentOrders, companyPayments } from './credit.tables.ts'
import { paidBy } from './credit-balance.repository.ts'

type StoredPayment = typeof companyPayments.$inferSelect

export interface CompanyPaymentRow extends StoredPayment {
  readonly orders: readonly { readonly orderNumber: string; readonly amountCents: number }[]
}

const idsPerStatement = 400

async function inFull<P extends StoredPayment>(
  db: Reader,
  stored: readonly P[],
): Promise<(P & Pick<CompanyPaymentRow, 'orders'>)[]> {
  const paid: { paymentId: number; orderNumber: string | null; amountCents: number }[] = []
  for (let at = 0; at < stored.length; at += idsPerStatement) {
    const ids = stored.slice(at, at + idsPerStatement).map(({ id }) => id)
    const { paymentId, amountCents, orderId, id } = companyPaymentOrders
    paid.push(
      ...(await db
        .select({ paymentId, orderNumber: orders.number, amountCents })
        .from(companyPaymentOrders)
        .innerJoin(orders, eq(orders.id, orderId))
        .where(inArray(paymentId, ids))
        .orderBy(asc(id))),
    )
  }
  const byPayment = Map.groupBy(paid, ({ paymentId }) => paymentId)
  return stored.map((payment) => ({
    ...payment,
    orders: (byPayment.get(payment.id) ?? []).map(({ orderNumber, amountCents }) => ({
      orderNumber: orderNumber ?? '',
      amountCents,
    })),
  }))
}

/** Returns a page of a company's payments, the latest day first, and how many there are. */
export async function listCompanyPayments(
  db: Reader,
  owner: CreditOwner,
  page: Page,
): Promise<{ rows: CompanyPaymentRow[]; total: number }> {
  const rows = await db
    .select()
    .from(companyPayments)
    .where(paidBy(owner))
    .orderBy(desc(companyPayments.paidOn), desc(companyPayments.id))
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await db.select({ total: count() }).from(companyPayments).where(paidBy(owner))
  return { rows: await inFull(db, rows), total: Number(counted?.total ?? 0) }
}

export async function findCompanyPayment(
  db: Reader,
  owner: CreditOwner,
  id: number,
): Promise<CompanyPaymentRow | null> {
  const rows = await db
    .select()
    .from(companyPayments)
    .where(and(paidBy(owner), eq(companyPayments.id, id)))
  const [payment] = await inFull(db, rows)
  return payment ?? null
}

export interface NewCompanyPayment {
  readonly owner: CreditOwner
  readonly reference: string
  readonly amountCents: number
  readonly paidOn: string
  readonly enteredBy: string
  readonly createdAt: Date
  readonly orders: readonly { readonly orderId: number; readonly amountCents: number }[]
}

async function nameOrders(tx: Writer, paymentId: number, paid: NewCompanyPayment['orders']): Promise<void> {
  if (paid.length > 0)
    await tx.insert(companyPaymentOrders).values(paid.map((each) => ({ paymentId, ...each })))
}

/** Stores a payment; null if the company has one with this reference. */
export async function createCompanyPayment(
  tx: Writer,
  { owner, orders: paid, ...payment }: NewCompanyPayment,
): Promise<number | null> {
  const [row] = await tx
    .insert(companyPayments)
    .values({ ...owner, ...payment })
    .onConflictDoNothing()
    .returning({ id: companyPayments.id })
  if (row) await nameOrders(tx, row.id, paid)
  return row?.id ?? null
}

/** Replaces what a payment says; false if there is none. */
export async function updateCompanyPayment(
  tx: Writer,
  id: number,
  {
    orders: paid,
    amountCents,
    paidOn,
    enteredBy,
  }: Omit<NewCompanyPayment, 'owner' | 'reference' | 'createdAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(companyPayments)
    .set({ amountCents, paidOn, enteredBy })
    .where(eq(companyPayments.id, id))
    .returning({ id: companyPayments.id })
  await tx.delete(companyPaymentOrders).where(eq(companyPaymentOrders.paymentId, id))
  if (rows.length > 0) await nameOrders(tx, id, paid)
  return rows.length > 0
}

export async function removeCompanyPayment(tx: Writer, id: number): Promise<void> {
  await tx.delete(companyPayments).where(eq(companyPayments.id, id))
}

export interface CompanyPaymentRecordRow extends CompanyPaymentRow {
  readonly customerNumber: string
}

type RecordQuery =
  | { readonly ids: readonly number[] }
  | { readonly owners: readonly CreditOwner[] }
  | { readonly after: number; readonly limit: number }

/** Returns payments of all companies, except deleted ones, with the number of their company. */
export async function listCompanyPaymentRecords(
  db: Reader,
  query: RecordQuery,
): Promise<CompanyPaymentRecordRow[]> {
  const ofCompany = sql<string>`coalesce(${companies.customerNumber}, ${internalCompanies.customerNumber})`
  const where = (condition: SQL | undefined) =>
    db
      .select({ ...getTableColumns(companyPayments), customerNumber: ofCompany })
      .from(companyPayments)
      .leftJoin(companies, eq(companies.id, companyPayments.companyId))
      .leftJoin(internalCompanies, eq(internalCompanies.id, companyPayments.companyInternalId))
      .where(and(condition, isNull(internalCompanies.removedAt)))
      .orderBy(asc(companyPayments.id))
  const { id } = companyPayments
  if ('ids' in query) return inFull(db, await where(inArray(id, [...query.ids])))
  if ('limit' in query) return inFull(db, await where(gt(id, query.after)).limit(query.limit))
  const found: CompanyPaymentRecordRow[] = []
  for (let at = 0; at < query.owners.length; at += idsPerStatement) {
    const owners = query.owners.slice(at, at + idsPerStatement)
    found.push(...(await inFull(db, await where(or(...owners.map(paidBy))))))
  }
  return found
}
