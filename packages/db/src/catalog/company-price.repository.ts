import type { CompanyPriceFields, PriceOwner } from '@mullion/domain/admin/company-price'
import type { StoredPrice } from '@mullion/domain/own-price'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { parts } from './catalog.tables.ts'
import { companyPrices } from './company-price.tables.ts'

export type CompanyPriceRow = typeof companyPrices.$inferSelect

export interface NamedCompanyPriceRow extends CompanyPriceRow {
  readonly partNumber: string | null
  readonly partName: string | null
  readonly listPriceCents: number | null
  readonly partTags: readonly string[] | null
}

const isOf = (owner: PriceOwner) =>
  'companyId' in owner
    ? eq(companyPrices.companyId, owner.companyId)
    : eq(companyPrices.companyInternalId, owner.companyInternalId)

const named = {
  ...getTableColumns(companyPrices),
  partNumber: parts.number,
  partName: parts.name,
  listPriceCents: parts.priceCents,
  partTags: parts.tags,
}

/** Returns the special prices of a company with their parts: contract prices, quantity breaks, then tags. */
export function listCompanyPrices(db: Reader, owner: PriceOwner): Promise<NamedCompanyPriceRow[]> {
  const { tag, minQuantity, validFrom, id } = companyPrices
  return db
    .select(named)
    .from(companyPrices)
    .leftJoin(parts, eq(parts.id, companyPrices.partId))
    .where(isOf(owner))
    .orderBy(
      sql`case when ${tag} is null then 0 else 1 end`,
      sql`coalesce(${parts.number}, '')`,
      sql`coalesce(${tag}, '')`,
      sql`coalesce(${minQuantity}, 0)`,
      asc(validFrom),
      asc(id),
    )
}

/** Returns one special price of a company, or null. */
export async function findCompanyPrice(
  db: Reader,
  owner: PriceOwner,
  id: number,
): Promise<NamedCompanyPriceRow | null> {
  const [row] = await db
    .select(named)
    .from(companyPrices)
    .leftJoin(parts, eq(parts.id, companyPrices.partId))
    .where(and(isOf(owner), eq(companyPrices.id, id)))
  return row ?? null
}

/** Returns what a row prices, in the form that prices are computed from. */
export function storedPriceOf(row: CompanyPriceRow): StoredPrice {
  const { kind, validFrom, validUntil, partId, tag, minQuantity, priceCents, discountHundredths } = row
  const days = { validFrom, validUntil }
  if (kind === 'tag') return { kind, ...days, tag: tag ?? '', discountHundredths: discountHundredths ?? 0 }
  const priced = { ...days, partId: partId ?? 0, priceCents: priceCents ?? 0 }
  return kind === 'contract' ? { kind, ...priced } : { kind, ...priced, minQuantity: minQuantity ?? 0 }
}

interface Change {
  readonly owner: PriceOwner
  readonly price: CompanyPriceFields
  /** The part of a contract price or quantity break. */
  readonly partId: number | null
  readonly at: Date
  readonly by: string
}

function subjectOf({ owner, price, partId }: Change): string {
  const company =
    'companyId' in owner ? `company:${owner.companyId}` : `internal-company:${owner.companyInternalId}`
  if (price.kind === 'tag') return `${company}/tag:${price.tag}`
  return price.kind === 'contract'
    ? `${company}/contract:${partId}`
    : `${company}/break:${partId}:${price.minQuantity}`
}

const nothing = { tag: null, minQuantity: null, priceCents: null, discountHundredths: null }

function rowOf(change: Change) {
  const { owner, price, partId, at, by } = change
  const { kind, validFrom, validUntil } = price
  const { tag, minQuantity, priceCents, discountHundredths } = { ...nothing, ...price }
  const what = { kind, tag, minQuantity, priceCents, discountHundredths, validFrom, validUntil }
  return { ...owner, ...what, partId, subject: subjectOf(change), changedAt: at, changedBy: by }
}

/** Adds a special price; null if the company has one of the same thing from that day on. */
export async function createCompanyPrice(tx: Writer, change: Change): Promise<CompanyPriceRow | null> {
  const [row] = await tx.insert(companyPrices).values(rowOf(change)).onConflictDoNothing().returning()
  return row ?? null
}

/** Changes a special price; null if there is none. Fails as `violated` if another begins on the day. */
export async function updateCompanyPrice(
  tx: Writer,
  id: number,
  change: Change,
): Promise<CompanyPriceRow | null> {
  const [row] = await tx
    .update(companyPrices)
    .set(rowOf(change))
    .where(and(isOf(change.owner), eq(companyPrices.id, id)))
    .returning()
  return row ?? null
}

export async function removeCompanyPrice(tx: Writer, owner: PriceOwner, id: number): Promise<void> {
  await tx.delete(companyPrices).where(and(isOf(owner), eq(companyPrices.id, id)))
}

/**
 * Increments the version of a company's special prices, so that every server reads them anew, and locks the company
 * until the transaction ends. False if there is no such company.
 */
export async function nextPricesVersion(tx: Writer, owner: PriceOwner): Promise<boolean> {
  const [row] =
    'companyId' in owner
      ? await tx
          .update(companies)
          .set({ pricesVersion: sql`${companies.pricesVersion} + 1` })
          .where(eq(companies.id, owner.companyId))
          .returning({ id: companies.id })
      : await tx
          .update(internalCompanies)
          .set({ pricesVersion: sql`${internalCompanies.pricesVersion} + 1` })
          .where(
            and(
              eq(internalCompanies.id, owner.companyInternalId),
              sql`${internalCompanies.removedAt} is null`,
            ),
          )
          .returning({ id: internalCompanies.id })
  return row !== undefined
}

export interface CompanyPriceRecordRow extends NamedCompanyPriceRow {
  readonly customerNumber: string
}

type RecordQuery =
  | { readonly ids: readonly number[] }
  | { readonly owners: readonly PriceOwner[] }
  | { readonly after: number; readonly limit: number }

const ownersPerStatement = 200

function recordsWhere(db: Reader, condition: SQL | undefined) {
  const customerNumber = sql<string>`coalesce(${companies.customerNumber}, ${internalCompanies.customerNumber})`
  return db
    .select({ ...named, customerNumber })
    .from(companyPrices)
    .leftJoin(parts, eq(parts.id, companyPrices.partId))
    .leftJoin(companies, eq(companies.id, companyPrices.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, companyPrices.companyInternalId))
    .where(and(condition, isNull(internalCompanies.removedAt)))
    .orderBy(asc(companyPrices.id))
}

/** Returns special prices of all companies, except deleted ones, with the number of their company. */
export async function listCompanyPriceRecords(
  db: Reader,
  query: RecordQuery,
): Promise<CompanyPriceRecordRow[]> {
  const { id } = companyPrices
  if ('ids' in query) return recordsWhere(db, inArray(id, [...query.ids]))
  if ('limit' in query) return recordsWhere(db, gt(id, query.after)).limit(query.limit)
  const found: CompanyPriceRecordRow[] = []
  for (let at = 0; at < query.owners.length; at += ownersPerStatement)
    found.push(...(await recordsWhere(db, or(...query.owners.slice(at, at + ownersPerStatement).map(isOf)))))
  return found
}
