import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { addresses, companies, users } from '../accounts/accounts.tables.ts'
import type { AddressRow } from '../accounts/address.repository.ts'
import type { CompanyRow } from '../accounts/company.repository.ts'
import type { InternalCompanyRow } from '../accounts/internal-company.repository.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { UserRow } from '../accounts/user.repository.ts'
import { companyPrices } from '../catalog/company-price.tables.ts'
import { companyPayments } from '../credit/credit.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { savedDoors } from '../doors/saved-door.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { partLists } from '../part-lists/part-list.tables.ts'
import { prepared } from '../prepared.ts'

/** Which records to read: some by id, some by what their file calls them, or the next ones by id. */
export type RecordQuery =
  | { readonly ids: readonly number[] }
  | { readonly keys: readonly string[] }
  | { readonly after: number; readonly limit: number }

/** Returns companies other than the house company; a key is a customer number. */
export function listCompanyRecords(db: Reader, query: RecordQuery): Promise<CompanyRow[]> {
  const { id, customerNumber } = companies
  const which = chosen(query, { id, key: customerNumber })
  const rows = db
    .select()
    .from(companies)
    .where(and(which, ne(id, houseCompanyId)))
    .orderBy(asc(id))
  return 'limit' in query ? rows.limit(query.limit) : rows
}

/** Returns customers that staff order for, except deleted ones; a key is a customer number. */
export function listCustomerRecords(db: Reader, query: RecordQuery): Promise<InternalCompanyRow[]> {
  const { id, customerNumber, removedAt } = internalCompanies
  const which = chosen(query, { id, key: customerNumber })
  const rows = db
    .select()
    .from(internalCompanies)
    .where(and(which, isNull(removedAt)))
    .orderBy(asc(id))
  return 'limit' in query ? rows.limit(query.limit) : rows
}

export interface UserRecordRow {
  readonly user: UserRow
  readonly customerNumber: string
}

/** Returns users with their company's customer number, except deleted ones; a key is an email. */
export function listUserRecords(db: Reader, query: RecordQuery): Promise<UserRecordRow[]> {
  const { id, email, companyId, removedAt } = users
  // The users of the house company are staff. They are only read by key, so that a file can be told about them.
  const which = and(
    chosen(query, { id, key: email }),
    'keys' in query ? undefined : ne(companyId, houseCompanyId),
  )
  const rows = db
    .select({ user: users, customerNumber: companies.customerNumber })
    .from(users)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(which, isNull(removedAt)))
    .orderBy(asc(id))
  return 'limit' in query ? rows.limit(query.limit) : rows
}

export interface AddressRecordRow extends AddressRow {
  readonly email: string
}

/** Returns saved addresses of customers' users with their user's email; a key is an email. */
export function listAddressRecords(db: Reader, query: RecordQuery): Promise<AddressRecordRow[]> {
  const living = and(isNull(users.removedAt), ne(users.companyId, houseCompanyId))
  const which = chosen(query, { id: addresses.id, key: users.email })
  const rows = db
    .select({ ...getTableColumns(addresses), email: users.email })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.userId))
    .where(and(which, living))
    .orderBy(asc(addresses.id))
  return 'limit' in query ? rows.limit(query.limit) : rows
}

type Column = typeof companies.id | typeof addresses.id | typeof internalCompanies.id | typeof users.id
type KeyColumn =
  | typeof companies.customerNumber
  | typeof internalCompanies.customerNumber
  | typeof users.email

function chosen(query: RecordQuery, { id, key }: { readonly id: Column; readonly key: KeyColumn }): SQL {
  if ('ids' in query) return inArray(id, [...query.ids])
  return 'keys' in query ? inArray(key, [...query.keys]) : gt(id, query.after)
}

async function exists(rows: Promise<readonly unknown[]>): Promise<boolean> {
  return (await rows).length > 0
}

const companyIdByNumber = prepared((db) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(eq(companies.customerNumber, sql.placeholder('customerNumber')), ne(companies.id, houseCompanyId)),
    )
    .prepare('company_id_by_number'),
)

/** Returns the id of the company with this customer number, or null; never the house company. */
export async function findCompanyIdByNumber(db: Reader, customerNumber: string): Promise<number | null> {
  const [row] = await companyIdByNumber(db).execute({ customerNumber })
  return row?.id ?? null
}

/** Deletes a company that has no users, orders, saved doors, lists, special prices or payments; false if it has. */
export async function removeUnusedCompany(tx: Writer, id: number): Promise<boolean> {
  const used =
    (await exists(tx.select({ id: users.id }).from(users).where(eq(users.companyId, id)).limit(1))) ||
    (await exists(tx.select({ id: orders.id }).from(orders).where(eq(orders.companyId, id)).limit(1))) ||
    (await exists(
      tx.select({ id: savedDoors.id }).from(savedDoors).where(eq(savedDoors.companyId, id)).limit(1),
    )) ||
    (await exists(
      tx.select({ id: partLists.id }).from(partLists).where(eq(partLists.companyId, id)).limit(1),
    )) ||
    (await exists(
      tx.select({ id: companyPrices.id }).from(companyPrices).where(eq(companyPrices.companyId, id)).limit(1),
    )) ||
    (await exists(
      tx
        .select({ id: companyPayments.id })
        .from(companyPayments)
        .where(eq(companyPayments.companyId, id))
        .limit(1),
    ))
  if (!used) await tx.delete(companies).where(eq(companies.id, id))
  return !used
}

/** True if an order was placed for this customer since an instant. */
export function hasOrdersOfCustomer(
  db: Reader,
  { id, since }: { readonly id: number; readonly since: Date },
): Promise<boolean> {
  const theirs = and(eq(orders.companyInternalId, id), gte(orders.createdAt, since))
  return exists(db.select({ id: orders.id }).from(orders).where(theirs).limit(1))
}
