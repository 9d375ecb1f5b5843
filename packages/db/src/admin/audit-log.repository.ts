import type { AuditAction } from '@mullion/domain/security/audit'
import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { parts } from '../catalog/catalog.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import type { AuditRow } from '../security/audit.repository.ts'
import { auditLog } from '../security/security.tables.ts'

/** Ids of users, companies and internal companies that a text names. */
export interface NamedParties {
  readonly users: readonly number[]
  readonly companies: readonly number[]
  readonly internalCompanies: readonly number[]
}

/** Which entries to find; each field narrows. */
export interface AuditQuery {
  readonly users?: readonly number[]
  readonly companies?: Omit<NamedParties, 'users'>
  readonly action?: AuditAction | undefined
  readonly subjects?: readonly string[]
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** A text to find in entries, what it names, and the actions whose sentence contains it. */
export interface AuditSearch {
  readonly text: string
  readonly named: NamedParties
  readonly actions: readonly AuditAction[]
}

/** A place in the log: entries after it are older. */
export type AuditPlace = Pick<AuditRow, 'at' | 'id'>

const { id, at, actorId, action, subject, details, ipAddress, companyId } = auditLog
const maxNamed = 50

const byUsers = (ids: readonly number[]): SQL | undefined =>
  or(
    inArray(
      actorId,
      ids.map((user) => `user:${user}`),
    ),
    ...ids.map((user) => kit.startsWith(actorId, `user:${user}/`)),
  )

const forInternal = (ids: readonly number[]) =>
  ids.map((company) => sql`${actorId} like ${`user:%/company:${company}`}`)

const ofCompanies = ({ companies, internalCompanies }: Omit<NamedParties, 'users'>): SQL | undefined =>
  or(
    inArray(companyId, [...companies]),
    inArray(subject, [
      ...companies.map((company) => `company:${company}`),
      ...internalCompanies.map((company) => `internal-company:${company}`),
    ]),
    ...forInternal(internalCompanies),
  )

function conditionOf(query: AuditQuery, after: AuditPlace | null): SQL | undefined {
  return and(
    query.users && byUsers(query.users),
    query.companies && ofCompanies(query.companies),
    query.action && eq(action, query.action),
    query.subjects && inArray(subject, [...query.subjects]),
    query.from && gte(at, query.from),
    query.before && lt(at, query.before),
    // The first condition lets an index begin at the place.
    after ? and(lte(at, after.at), or(lt(at, after.at), lt(id, after.id))) : undefined,
  )
}

function containing({ text, named, actions }: AuditSearch): SQL | undefined {
  return or(
    containsInAnyCase([sql`cast(${details} as text)`, subject, ipAddress], text),
    inArray(action, [...actions]),
    byUsers(named.users),
    inArray(
      subject,
      named.users.map((user) => `user:${user}`),
    ),
    ofCompanies(named),
  )
}

const newestFirst = [desc(at), desc(id)]

export interface AuditRange {
  readonly after: AuditPlace | null
  readonly limit: number
}

/** Returns entries, newest first. */
export function listAuditEntries(
  db: Reader,
  query: AuditQuery,
  { after, limit }: AuditRange,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(conditionOf(query, after))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Entries found among those looked at, and the place of the last one looked at if there may be older ones. */
export interface FoundAuditEntries {
  readonly rows: readonly AuditRow[]
  readonly lookedTo: AuditPlace | null
}

/** Looks for a text in a number of entries, newest first. */
export async function searchAuditEntries(
  db: Reader,
  query: AuditQuery & { readonly search: AuditSearch; readonly lookAt: number },
  { after, limit }: AuditRange,
): Promise<FoundAuditEntries> {
  const { search, lookAt } = query
  const where = conditionOf(query, after)
  const looked = db
    .select({ id })
    .from(auditLog)
    .where(where)
    .orderBy(...newestFirst)
    .limit(lookAt)
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(inArray(id, looked), containing(search)))
    .orderBy(...newestFirst)
    .limit(limit)
  const [lookedTo] = await db
    .select({ id, at })
    .from(auditLog)
    .where(where)
    .orderBy(...newestFirst)
    .limit(1)
    .offset(lookAt - 1)
  return { rows, lookedTo: lookedTo ?? null }
}

/** Returns the users whose name or email address contains a text, deleted ones too; up to 50. */
export async function listUsersNamed(db: Reader, text: string): Promise<number[]> {
  const fullName = sql`${users.firstname} || ' ' || ${users.lastname}`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(containsInAnyCase([fullName, users.email], text))
    .orderBy(desc(users.id))
    .limit(maxNamed)
  return rows.map((row) => row.id)
}

/** Returns the companies of both kinds whose name or customer number contains a text; up to 50 of each. */
export async function listCompaniesNamed(db: Reader, text: string): Promise<Omit<NamedParties, 'users'>> {
  const online = await db
    .select({ id: companies.id })
    .from(companies)
    .where(containsInAnyCase([companies.name, companies.customerNumber], text))
    .limit(maxNamed)
  const internal = await db
    .select({ id: internalCompanies.id })
    .from(internalCompanies)
    .where(containsInAnyCase([internalCompanies.name, internalCompanies.customerNumber], text))
    .limit(maxNamed)
  return { companies: online.map((row) => row.id), internalCompanies: internal.map((row) => row.id) }
}

/** Returns the subjects that a text is the exact key, number or email address of. */
export async function listSubjectsNamed(db: Reader, text: string): Promise<string[]> {
  const is = (column: SQLWrapper) => eq(kit.lowerCase(column), text.toLowerCase())
  const found = async (kind: string, rows: Promise<{ readonly id: number }[]>) =>
    (await rows).map((row) => `${kind}:${row.id}`)
  const some = await Promise.all([
    found('user', db.select({ id: users.id }).from(users).where(is(users.email)).limit(maxNamed)),
    found('part', db.select({ id: parts.id }).from(parts).where(eq(parts.number, text)).limit(maxNamed)),
    found(
      'company',
      db.select({ id: companies.id }).from(companies).where(is(companies.customerNumber)).limit(maxNamed),
    ),
    found(
      'internal-company',
      db
        .select({ id: internalCompanies.id })
        .from(internalCompanies)
        .where(is(internalCompanies.customerNumber))
        .limit(maxNamed),
    ),
  ])
  return [text, `order:${text.toUpperCase()}`, ...some.flat()]
}

/** Names by id, of what entries are about. */
export interface AuditNames {
  readonly users: ReadonlyMap<number, { readonly name: string; readonly email: string }>
  readonly companies: ReadonlyMap<number, string>
  readonly internalCompanies: ReadonlyMap<number, string>
  readonly parts: ReadonlyMap<number, string>
}

const named = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  new Map(rows.map((row) => [row.id, row.name]))

/** Returns the names of users, companies and parts by id, deleted ones too. */
export async function findAuditNames(
  db: Reader,
  ids: NamedParties & { readonly parts: readonly number[] },
): Promise<AuditNames> {
  const people = await db
    .select({ id: users.id, first: users.firstname, last: users.lastname, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids.users]))
  const online = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...ids.companies]))
  const internal = await db
    .select({ id: internalCompanies.id, name: internalCompanies.name })
    .from(internalCompanies)
    .where(inArray(internalCompanies.id, [...ids.internalCompanies]))
  const numbered = await db
    .select({ id: parts.id, name: parts.number })
    .from(parts)
    .where(inArray(parts.id, [...ids.parts]))
  return {
    users: new Map(
      people.map(({ id: user, first, last, email }) => [user, { name: `${first} ${last}`.trim(), email }]),
    ),
    companies: named(online),
    internalCompanies: named(internal),
    parts: named(numbered),
  }
}
