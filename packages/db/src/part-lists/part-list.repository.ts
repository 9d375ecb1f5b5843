import { maxListChanges } from '@mullion/domain/part-lists/part-list'
import { sortKeyOf } from '@mullion/domain/sort-key'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { byName } from '../listing.ts'
import { partListChanges, partLists } from './part-list.tables.ts'

const { sortKey: _sort, ...columns } = getTableColumns(partLists)
const { lines: _lines, nextLineId: _next, ...summaryColumns } = columns

export type PartListRow = Omit<typeof partLists.$inferSelect, 'sortKey'>
export type PartListSummaryRow = Omit<PartListRow, 'lines' | 'nextLineId'>
export type NewPartList = Omit<typeof partLists.$inferInsert, 'id' | 'sortKey'>
export type PartListUpdate = Partial<Omit<NewPartList, 'companyId' | 'ownerId' | 'createdAt' | 'version'>>

/** Whose lists: their own, and those shared in their company. */
export interface ListViewer {
  readonly companyId: number
  readonly userId: number
}

export interface VisibleList extends ListViewer {
  readonly id: number
}

const visibleTo = ({ companyId, userId }: ListViewer): SQL | undefined =>
  and(eq(partLists.companyId, companyId), or(eq(partLists.shared, true), eq(partLists.ownerId, userId)))

const one = (which: VisibleList) => and(eq(partLists.id, which.id), visibleTo(which))

interface NamedPerson {
  readonly firstname: string
  readonly lastname: string
}

/** A list with its owner and the user who changed it last, even if they were deleted, since the rows stay. */
export interface ListWithPeople<Row> {
  readonly list: Row
  readonly owner: NamedPerson
  readonly changedBy: NamedPerson
}

const owners = alias(users, 'owners')
const changers = alias(users, 'changers')
const people = {
  owner: { firstname: owners.firstname, lastname: owners.lastname },
  changedBy: { firstname: changers.firstname, lastname: changers.lastname },
}

/** Returns the lists that a user sees, without their lines, by name. */
export function listPartLists(db: Reader, viewer: ListViewer): Promise<ListWithPeople<PartListSummaryRow>[]> {
  return db
    .select({ list: summaryColumns, ...people })
    .from(partLists)
    .innerJoin(owners, eq(owners.id, partLists.ownerId))
    .innerJoin(changers, eq(changers.id, partLists.changedById))
    .where(and(visibleTo(viewer), isNull(partLists.removedAt)))
    .orderBy(asc(byName(partLists.sortKey)), asc(partLists.id))
}

/** Returns a list that the user sees, also a deleted one; null if there is none. */
export async function findPartList(
  db: Reader,
  which: VisibleList,
): Promise<ListWithPeople<PartListRow> | null> {
  const [row] = await db
    .select({ list: columns, ...people })
    .from(partLists)
    .innerJoin(owners, eq(owners.id, partLists.ownerId))
    .innerJoin(changers, eq(changers.id, partLists.changedById))
    .where(one(which))
  return row ?? null
}

export function countListsOfOwner(db: Reader, ownerId: number): Promise<number> {
  return db.$count(partLists, and(eq(partLists.ownerId, ownerId), isNull(partLists.removedAt)))
}

export function countSharedLists(db: Reader, companyId: number): Promise<number> {
  const shared = and(eq(partLists.companyId, companyId), eq(partLists.shared, true))
  return db.$count(partLists, and(shared, isNull(partLists.removedAt)))
}

export async function createPartList(tx: Writer, list: NewPartList): Promise<number> {
  const row = { ...list, sortKey: sortKeyOf(list.name) }
  const [created] = await tx.insert(partLists).values(row).returning({ id: partLists.id })
  if (!created) throw new Error('The list was not stored.')
  return created.id
}

/** Changes a list that still has this version, which then goes up by one; false if it was changed since. */
export async function updatePartList(
  tx: Writer,
  { id, version }: { readonly id: number; readonly version: number },
  change: PartListUpdate,
): Promise<boolean> {
  const named = change.name === undefined ? {} : { sortKey: sortKeyOf(change.name) }
  const rows = await tx
    .update(partLists)
    .set({ ...change, ...named, version: version + 1 })
    .where(and(eq(partLists.id, id), eq(partLists.version, version)))
    .returning({ id: partLists.id })
  return rows.length > 0
}

export interface NewListChange {
  readonly listId: number
  readonly userId: number
  readonly changedAt: Date
  readonly changes: readonly string[]
}

/** Adds to the history of a list, which keeps its latest changes only. */
export async function createListChange(tx: Writer, change: NewListChange): Promise<void> {
  await tx.insert(partListChanges).values(change)
  const ofList = eq(partListChanges.listId, change.listId)
  const [oldest] = await tx
    .select({ id: partListChanges.id })
    .from(partListChanges)
    .where(ofList)
    .orderBy(desc(partListChanges.id))
    .offset(maxListChanges)
    .limit(1)
  if (oldest) await tx.delete(partListChanges).where(and(ofList, lte(partListChanges.id, oldest.id)))
}

/** Returns the history of a list, latest first. */
export function listListChanges(db: Reader, listId: number) {
  return db
    .select({
      changedAt: partListChanges.changedAt,
      changes: partListChanges.changes,
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(partListChanges)
    .innerJoin(users, eq(users.id, partListChanges.userId))
    .where(eq(partListChanges.listId, listId))
    .orderBy(desc(partListChanges.id))
}

const removedPerCall = 200

/** Deletes for good the lists that were deleted before an instant, with their history. */
export async function removeDeletedLists(tx: Writer, before: Date): Promise<void> {
  const gone = await tx
    .select({ id: partLists.id })
    .from(partLists)
    .where(and(isNotNull(partLists.removedAt), lte(partLists.removedAt, before)))
    .limit(removedPerCall)
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(partLists).where(inArray(partLists.id, ids))
}
