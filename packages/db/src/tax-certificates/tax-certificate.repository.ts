import type { PriceOwner } from '@mullion/domain/admin/company-price'
import { maxListed } from '@mullion/domain/list-input'
import { type CertificateState, statesBefore } from '@mullion/domain/tax-certificates/certificate-state'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byName, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { taxCertificates } from './tax-certificates.tables.ts'

export type TaxCertificateRow = typeof taxCertificates.$inferSelect
type NewCertificate = Omit<
  typeof taxCertificates.$inferInsert,
  'id' | 'companyId' | 'companyInternalId' | 'decidedAt' | 'decidedById' | 'reason' | 'reminded'
>

export interface NamedCertificateRow extends TaxCertificateRow {
  readonly company: string
  readonly sentBy: string
}

const isOf = (owner: PriceOwner): SQL =>
  'companyId' in owner
    ? eq(taxCertificates.companyId, owner.companyId)
    : eq(taxCertificates.companyInternalId, owner.companyInternalId)

const company = sql<string>`coalesce(${internalCompanies.name}, ${companies.name}, '')`
const named = (db: Reader) =>
  db
    .select({
      ...getTableColumns(taxCertificates),
      company,
      sentBy: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(taxCertificates)
    .innerJoin(users, eq(users.id, taxCertificates.sentById))
    .leftJoin(companies, eq(companies.id, taxCertificates.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, taxCertificates.companyInternalId))

export async function createTaxCertificate(
  tx: Writer,
  owner: PriceOwner,
  certificate: NewCertificate,
): Promise<number> {
  const [row] = await tx
    .insert(taxCertificates)
    .values({ ...owner, ...certificate, reason: '' })
    .returning({ id: taxCertificates.id })
  if (!row) throw new Error('The certificate was not stored.')
  return row.id
}

/** Returns a company's certificates, the latest sent first. */
export function listTaxCertificates(db: Reader, owner: PriceOwner): Promise<NamedCertificateRow[]> {
  return named(db).where(isOf(owner)).orderBy(desc(taxCertificates.id))
}

export async function countTaxCertificates(db: Reader, owner: PriceOwner): Promise<number> {
  const [row] = await db.select({ total: count() }).from(taxCertificates).where(isOf(owner))
  return Number(row?.total ?? 0)
}

export async function findTaxCertificate(db: Reader, id: number): Promise<NamedCertificateRow | null> {
  const [row] = await named(db).where(eq(taxCertificates.id, id))
  return row ?? null
}

/** Returns the accepted certificate that exempts a company in a state on a day, the one that ends last; null if none does. */
export async function findExemptingCertificate(
  db: Reader,
  owner: PriceOwner,
  { state, day }: { readonly state: string; readonly day: string },
): Promise<Pick<TaxCertificateRow, 'id' | 'number'> | null> {
  const { id, number, validFrom, validUntil, status } = taxCertificates
  const [row] = await db
    .select({ id, number })
    .from(taxCertificates)
    .where(
      and(
        isOf(owner),
        sql`${taxCertificates.state} = ${state}`,
        eq(status, 'accepted'),
        lte(validFrom, day),
        or(isNull(validUntil), sql`${validUntil} >= ${day}`),
      ),
    )
    .orderBy(desc(sql`coalesce(${validUntil}, '9999-12-31')`), asc(id))
    .limit(1)
  return row ?? null
}

export interface CertificateMove {
  readonly to: CertificateState
  readonly at: Date
  /** Null for what happens by itself. */
  readonly userId: number | null
  readonly reason?: string
}

/** Changes the state of a certificate; null if its state does not allow that, or somebody else was first. */
export async function moveTaxCertificate(
  tx: Writer,
  id: number,
  { to, at, userId, reason = '' }: CertificateMove,
): Promise<TaxCertificateRow | null> {
  const [row] = await tx
    .update(taxCertificates)
    .set({ status: to, decidedAt: at, decidedById: userId, reason })
    .where(and(eq(taxCertificates.id, id), inArray(taxCertificates.status, statesBefore(to))))
    .returning()
  return row ?? null
}

/** Marks a reminder as sent; false if another server did. */
export async function markCertificateReminded(
  tx: Writer,
  { id, reminded }: Pick<TaxCertificateRow, 'id' | 'reminded'>,
  days: number,
): Promise<boolean> {
  const before = reminded === null ? isNull(taxCertificates.reminded) : eq(taxCertificates.reminded, reminded)
  const rows = await tx
    .update(taxCertificates)
    .set({ reminded: days })
    .where(and(eq(taxCertificates.id, id), eq(taxCertificates.status, 'accepted'), before))
    .returning({ id: taxCertificates.id })
  return rows.length > 0
}

/** Returns accepted certificates that end by a day and had no reminder of this many days or fewer. */
export function listCertificatesToRemind(
  db: Reader,
  { until, days, limit }: { readonly until: string; readonly days: number; readonly limit: number },
): Promise<NamedCertificateRow[]> {
  const { status, validUntil, reminded, id } = taxCertificates
  return named(db)
    .where(and(eq(status, 'accepted'), lte(validUntil, until), sql`coalesce(${reminded}, 999) > ${days}`))
    .orderBy(asc(validUntil), asc(id))
    .limit(limit)
}

/** Returns certificates that wait or are accepted although their last day is over. */
export function listEndedCertificates(
  db: Reader,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<NamedCertificateRow[]> {
  const { status, validUntil, id } = taxCertificates
  return named(db)
    .where(and(inArray(status, statesBefore('expired')), lt(validUntil, today)))
    .orderBy(asc(validUntil), asc(id))
    .limit(limit)
}

const deskColumns = {
  company: byName(sql`coalesce(${internalCompanies.sortKey}, ${companies.sortKey}, '')`),
  state: taxCertificates.state,
  sentAt: taxCertificates.sentAt,
}

/** Returns a page of the certificates that wait for review, oldest first. */
export async function listWaitingCertificates(
  db: Reader,
  listing: Listing<keyof typeof deskColumns>,
): Promise<Listed<NamedCertificateRow>> {
  const where = and(
    eq(taxCertificates.status, 'waiting'),
    matching([company, taxCertificates.number, taxCertificates.state], listing),
  )
  const rows = await named(db)
    .where(where)
    .orderBy(...arranged(deskColumns, listing, [asc(taxCertificates.sentAt), asc(taxCertificates.id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id: taxCertificates.id })
    .from(taxCertificates)
    .leftJoin(companies, eq(companies.id, taxCertificates.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, taxCertificates.companyInternalId))
    .where(where)
    .limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

export async function listStoredCertificates(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: taxCertificates.storedAs }).from(taxCertificates)
  return rows.map(({ storedAs }) => storedAs)
}
