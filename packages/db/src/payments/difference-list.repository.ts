import { maxListed } from '@mullion/domain/list-input'
import type { StoredDifference } from '@mullion/domain/payments/reconciliation-list'
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byText, countListed, type Listed, type Listing } from '../listing.ts'
import { paymentDifferences as differences } from './reconciliation.tables.ts'

type Row = typeof differences.$inferSelect

const sortColumns = {
  day: differences.day,
  kind: differences.kind,
  order: byText(differences.orderNumber),
  storeCents: sql`coalesce(${differences.storeCents}, -1)`,
  gatewayCents: sql`coalesce(${differences.gatewayCents}, -1)`,
}

/** Cents as staff type them, such as 41.56. */
const amountText = (cents: typeof differences.storeCents | typeof differences.gatewayCents) =>
  sql`cast(${cents} / 100 as text) || '.' || substr(cast(100 + ${cents} % 100 as text), 2)`

function hasText(search: string): SQL | undefined {
  if (search === '') return undefined
  const { day, reference, gatewayId, orderNumber, note, storeCents, gatewayCents } = differences
  const amount = /^\$?[\d,]*\.?\d*$/.test(search) ? search.replaceAll(/[$,]/g, '') : ''
  return or(
    containsInAnyCase([day, reference, gatewayId, orderNumber, note], search),
    amount === '' ? undefined : containsInAnyCase([amountText(storeCents), amountText(gatewayCents)], amount),
  )
}

interface Person {
  readonly firstname: string | null
  readonly lastname: string | null
}

function viewed(row: Row, person: Person | null): StoredDifference {
  const { fingerprint: _fingerprint, resolvedAt, resolvedById, note, foundAt, ...difference } = row
  const name = person ? `${person.firstname ?? ''} ${person.lastname ?? ''}`.trim() : null
  return {
    ...difference,
    foundAt: foundAt.toISOString(),
    resolution: resolvedAt && {
      at: resolvedAt.toISOString(),
      by: resolvedById === null ? null : (name ?? ''),
      note: note ?? '',
    },
  }
}

export interface DifferenceListing extends Listing<keyof typeof sortColumns> {
  readonly resolved: boolean
  /** Only those of one day. */
  readonly day?: string
}

/** Returns a page of the open or the resolved differences, newest day first. */
export async function listDifferences(
  db: Reader,
  listing: DifferenceListing,
): Promise<Listed<StoredDifference>> {
  const { resolvedAt, day, id } = differences
  const where = and(
    listing.resolved ? isNotNull(resolvedAt) : isNull(resolvedAt),
    listing.day === undefined ? undefined : eq(day, listing.day),
    hasText(listing.search),
  )
  const rows = await db
    .select({
      difference: differences,
      person: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(differences)
    .leftJoin(users, eq(users.id, differences.resolvedById))
    .where(where)
    .orderBy(...arranged(sortColumns, listing, [desc(day), asc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(differences).where(where).limit(maxListed)
  return {
    rows: rows.map(({ difference, person }) => viewed(difference, person)),
    total: await countListed(db, all.as('listed')),
  }
}

/** Returns whether a difference with this id was ever found. */
export async function hasDifference(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(differences, eq(differences.id, id))) > 0
}

/** Resolves an open difference; null if it is resolved already or does not exist. */
export async function resolveDifference(
  tx: Writer,
  id: number,
  resolution: { readonly note: string; readonly userId: number | null; readonly at: Date },
): Promise<Row | null> {
  const { note, userId: resolvedById, at: resolvedAt } = resolution
  const [row] = await tx
    .update(differences)
    .set({ note, resolvedById, resolvedAt })
    .where(and(eq(differences.id, id), isNull(differences.resolvedAt)))
    .returning()
  return row ?? null
}
