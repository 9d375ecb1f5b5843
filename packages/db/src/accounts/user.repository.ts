import type { UserOrder } from '@mullion/domain/accounts/user'
import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, count, eq, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { byName, byText } from '../listing.ts'
import type { Page } from '../page.ts'
import { prepared } from '../prepared.ts'
import { insertOf } from '../prepared-writes.ts'
import { companies, users } from './accounts.tables.ts'
import type { CompanyRow } from './company.repository.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'firstnameSortKey' | 'lastnameSortKey'>
export type UserChange = Partial<Omit<NewUser, 'createdAt' | 'companyId'>>

/** The sort key of a user's name as it is shown, first name first. */
export const fullNameSortKey = sql`${users.firstnameSortKey} || ' ' || ${users.lastnameSortKey}`

interface UserNames {
  readonly firstname?: string | undefined
  readonly lastname?: string | undefined
}

/** Returns the sort keys of the names that are given. */
export const userSortKeys = ({ firstname, lastname }: UserNames) => ({
  ...(firstname === undefined ? {} : { firstnameSortKey: sortKeyOf(firstname) }),
  ...(lastname === undefined ? {} : { lastnameSortKey: sortKeyOf(lastname) }),
})

const keyed = <T extends UserNames>(user: T) => ({ ...user, ...userSortKeys(user) })

export interface PersonRow {
  readonly user: UserRow
  readonly company: CompanyRow
}

const personById = prepared((db) =>
  db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, sql.placeholder('id')), isNull(users.removedAt)))
    .prepare('person_by_id'),
)

/** Returns the user with this id and their company; null if there is none or the user was deleted. */
export async function findPerson(db: Reader, id: number): Promise<PersonRow | null> {
  const [row] = await personById(db).execute({ id })
  return row ?? null
}

/** Returns the user who signs in with this lower-case email, or null. */
export async function findUserByEmail(db: Reader, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.removedAt)))
  return row ?? null
}

export interface CompanyUsersQuery {
  readonly companyId: number
  /** Part of a name or email; empty for all users. */
  readonly search: string
  readonly order: UserOrder
}

function matchingUsers({ companyId, search }: CompanyUsersQuery): SQL | undefined {
  const here = and(eq(users.companyId, companyId), isNull(users.removedAt))
  if (search.trim() === '') return here
  return and(here, containsInAnyCase([users.firstname, users.lastname, users.email], search.trim()))
}

const orderings = {
  added: [asc(users.id)],
  name: [asc(byName(users.lastnameSortKey)), asc(byName(users.firstnameSortKey)), asc(users.id)],
  email: [asc(byText(users.email)), asc(users.id)],
} as const

export function listCompanyUsers(db: Reader, query: CompanyUsersQuery, page: Page): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(matchingUsers(query))
    .orderBy(...orderings[query.order])
    .limit(page.limit)
    .offset(page.offset)
}

export async function countCompanyUsers(db: Reader, query: CompanyUsersQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matchingUsers(query))
  return Number(row?.total ?? 0)
}

const insertUser = insertOf(users, { ignoreConflicts: true })

/** Inserts a user; null if the email is taken, including by a concurrent insert. */
export function createUser(tx: Writer, user: NewUser): Promise<UserRow | null> {
  return insertUser(tx, keyed(user))
}

/** Updates a user who is not deleted; null if there is none. */
export async function updateUser(tx: Writer, id: number, change: UserChange): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set(keyed(change))
    .where(and(eq(users.id, id), isNull(users.removedAt)))
    .returning()
  return row ?? null
}

/** Returns users whose invitation is due, longest waiting first.*/
export function listDueInvitations(
  tx: Writer,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<PersonRow[]> {
  return tx
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(isNotNull(users.invitationDueAt), lte(users.invitationDueAt, now), isNull(users.removedAt)))
    .orderBy(asc(users.invitationDueAt), asc(users.id))
    .limit(limit)
}

/** Marks a user as invited; false if another server did so first. */
export async function claimInvitation(tx: Writer, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ invitedAt: now, invitationDueAt: null, updatedAt: now })
    .where(and(eq(users.id, id), isNotNull(users.invitationDueAt), isNull(users.removedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Counts super_admins other than this user; demo accounts count only where they can sign in. */
export async function countOtherSuperAdmins(
  db: Reader,
  id: number,
  { demo }: { readonly demo: boolean },
): Promise<number> {
  const others = and(eq(users.role, 'super_admin'), isNull(users.removedAt), ne(users.id, id))
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(demo ? others : and(others, eq(users.demonstration, false)))
  return Number(row?.total ?? 0)
}

export async function countDemonstrationUsers(db: Reader): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.demonstration, true), isNull(users.removedAt)))
  return Number(row?.total ?? 0)
}
