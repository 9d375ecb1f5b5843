import { doorNameKey } from '@mullion/domain/doors/saved-door'
import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { contains } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { byName } from '../listing.ts'
import type { Page } from '../page.ts'
import { savedDoors } from './saved-door.tables.ts'

const { nameKey: _name, siteKey: _site, sortKey: _sort, ...columns } = getTableColumns(savedDoors)

type Keys = 'nameKey' | 'siteKey' | 'sortKey'
export type SavedDoorRow = Omit<typeof savedDoors.$inferSelect, Keys>
export type NewSavedDoor = Omit<typeof savedDoors.$inferInsert, 'id' | Keys>
export type SavedDoorChange = Omit<NewSavedDoor, 'companyId'>
export type SavedDoorName = Pick<SavedDoorChange, 'name' | 'site'>

/**
 * A saved door with the name of the user who saved it, even if that user was deleted, since the row stays.
 */
export interface SavedDoorWithPerson {
  readonly saved: SavedDoorRow
  readonly person: { readonly firstname: string; readonly lastname: string } | null
}

export interface OwnDoor {
  readonly companyId: number
  readonly id: number
}

const own = ({ companyId, id }: OwnDoor) => and(eq(savedDoors.companyId, companyId), eq(savedDoors.id, id))

/** Returns the key by which saved doors are sorted: by site in any case, then by name. */
export const doorSortKey = ({ site, name }: SavedDoorName) =>
  `${sortKeyOf(doorNameKey(site))}\u0001${sortKeyOf(name)}`

const withKeys = <T extends SavedDoorName>(door: T) => ({
  ...door,
  nameKey: doorNameKey(door.name),
  siteKey: doorNameKey(door.site),
  sortKey: doorSortKey(door),
})

const withPerson = (db: Reader) =>
  db
    .select({ saved: columns, person: { firstname: users.firstname, lastname: users.lastname } })
    .from(savedDoors)
    .leftJoin(users, eq(users.id, savedDoors.savedById))

const bySiteAndName = [asc(byName(savedDoors.sortKey)), asc(savedDoors.id)]

/**
 * Selects a company's doors whose name, site or serial number contains a text, ignoring case; all of them if
 * the text is empty.
 */
export interface SavedDoorFilter {
  readonly companyId: number
  readonly text: string
}

function matching({ companyId, text }: SavedDoorFilter): SQL | undefined {
  const own = eq(savedDoors.companyId, companyId)
  if (text === '') return own
  const searched = [savedDoors.nameKey, savedDoors.siteKey, savedDoors.serialNumber]
  return and(own, contains(searched, doorNameKey(text)))
}

export function listSavedDoors(
  db: Reader,
  filter: SavedDoorFilter,
  page: Page,
): Promise<SavedDoorWithPerson[]> {
  return withPerson(db)
    .where(matching(filter))
    .orderBy(...bySiteAndName)
    .limit(page.limit)
    .offset(page.offset)
}

/** Returns the company's saved doors with these ids, in no particular order. */
export function listSavedDoorsById(
  db: Reader,
  { companyId, ids }: { readonly companyId: number; readonly ids: readonly number[] },
): Promise<SavedDoorRow[]> {
  return db
    .select(columns)
    .from(savedDoors)
    .where(and(eq(savedDoors.companyId, companyId), inArray(savedDoors.id, [...ids])))
}

/** Returns the company's saved doors with these serial numbers, by site and name. */
export function listSavedDoorsBySerial(
  db: Reader,
  { companyId, serialNumbers }: { readonly companyId: number; readonly serialNumbers: readonly string[] },
): Promise<SavedDoorRow[]> {
  return db
    .select(columns)
    .from(savedDoors)
    .where(and(eq(savedDoors.companyId, companyId), inArray(savedDoors.serialNumber, [...serialNumbers])))
    .orderBy(...bySiteAndName)
}

/** Returns a company's saved door with this serial number, the first by site and name; null if there is none. */
export async function findSavedDoorBySerial(
  db: Reader,
  { companyId, serialNumber }: { readonly companyId: number; readonly serialNumber: string },
): Promise<SavedDoorWithPerson | null> {
  const [row] = await withPerson(db)
    .where(and(eq(savedDoors.companyId, companyId), eq(savedDoors.serialNumber, serialNumber)))
    .orderBy(...bySiteAndName)
    .limit(1)
  return row ?? null
}

export async function findSavedDoor(db: Reader, which: OwnDoor): Promise<SavedDoorWithPerson | null> {
  const [row] = await withPerson(db).where(own(which))
  return row ?? null
}

export function countSavedDoors(db: Reader, filter: SavedDoorFilter): Promise<number> {
  return db.$count(savedDoors, matching(filter))
}

/** Inserts a door; fails as `violated` if the company already has this name at this site, ignoring case. */
export async function createSavedDoor(tx: Writer, door: NewSavedDoor): Promise<SavedDoorRow> {
  const [row] = await tx.insert(savedDoors).values(withKeys(door)).returning(columns)
  if (!row) throw new Error('The door was not stored.')
  return row
}

/**
 * Updates a door of this company, entirely or just its name and site; null if it has no such door. Fails as `violated`
 * if the new name is taken.
 */
export async function updateSavedDoor(
  tx: Writer,
  which: OwnDoor,
  change: SavedDoorChange | SavedDoorName,
): Promise<SavedDoorRow | null> {
  const [row] = await tx.update(savedDoors).set(withKeys(change)).where(own(which)).returning(columns)
  return row ?? null
}

export async function removeSavedDoor(tx: Writer, which: OwnDoor): Promise<boolean> {
  const rows = await tx.delete(savedDoors).where(own(which)).returning({ id: savedDoors.id })
  return rows.length > 0
}
