import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { byName } from '../listing.ts'
import { addresses } from './accounts.tables.ts'

export type AddressRow = typeof addresses.$inferSelect
export type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'sortKey'>
export type AddressChange = Omit<NewAddress, 'userId' | 'createdAt'>

const keyed = <T extends { readonly label: string }>(address: T) => ({
  ...address,
  sortKey: sortKeyOf(address.label),
})
const own = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/** Returns a user's addresses, sorted by label. */
export function listAddresses(db: Reader, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(byName(addresses.sortKey)), asc(addresses.id))
}

export function countAddresses(db: Reader, userId: number): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId))
}

export async function createAddress(tx: Writer, address: NewAddress): Promise<AddressRow> {
  const [row] = await tx.insert(addresses).values(keyed(address)).returning()
  if (!row) throw new Error('The address was not stored.')
  return row
}

export async function updateAddress(
  tx: Writer,
  { userId, id }: { readonly userId: number; readonly id: number },
  change: AddressChange,
): Promise<AddressRow | null> {
  const [row] = await tx.update(addresses).set(keyed(change)).where(own(userId, id)).returning()
  return row ?? null
}

export async function removeAddress(tx: Writer, userId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(addresses).where(own(userId, id)).returning({ id: addresses.id })
  return rows.length > 0
}
