import { sortKeyOf } from '@mullion/domain/sort-key'
import { eq } from 'drizzle-orm'
import { addresses, companies, dealerRequests, users } from '../accounts/accounts.tables.ts'
import { requestSortKeys } from '../accounts/dealer-request.repository.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { userSortKeys } from '../accounts/user.repository.ts'
import { parts } from '../catalog/catalog.tables.ts'
import type { Writer } from '../database.ts'
import { doorSortKey } from '../doors/saved-door.repository.ts'
import { savedDoors } from '../doors/saved-door.tables.ts'

type Filling = (tx: Writer, limit: number) => Promise<number>

type Named = typeof companies | typeof internalCompanies | typeof parts

const ofNamed =
  (table: Named): Filling =>
  async (tx, limit) => {
    const { id, name } = table
    const rows = await tx.select({ id, name }).from(table).where(eq(table.sortKey, '')).limit(limit)
    for (const row of rows)
      await tx
        .update(table)
        .set({ sortKey: sortKeyOf(row.name) })
        .where(eq(id, row.id))
    return rows.length
  }

const ofUsers: Filling = async (tx, limit) => {
  const rows = await tx.select().from(users).where(eq(users.lastnameSortKey, '')).limit(limit)
  for (const row of rows) await tx.update(users).set(userSortKeys(row)).where(eq(users.id, row.id))
  return rows.length
}

const ofRequests: Filling = async (tx, limit) => {
  const waiting = eq(dealerRequests.companySortKey, '')
  const rows = await tx.select().from(dealerRequests).where(waiting).limit(limit)
  for (const row of rows)
    await tx.update(dealerRequests).set(requestSortKeys(row)).where(eq(dealerRequests.id, row.id))
  return rows.length
}

const ofAddresses: Filling = async (tx, limit) => {
  const rows = await tx.select().from(addresses).where(eq(addresses.sortKey, '')).limit(limit)
  for (const { id, label } of rows)
    await tx
      .update(addresses)
      .set({ sortKey: sortKeyOf(label) })
      .where(eq(addresses.id, id))
  return rows.length
}

const ofDoors: Filling = async (tx, limit) => {
  const rows = await tx.select().from(savedDoors).where(eq(savedDoors.sortKey, '')).limit(limit)
  for (const row of rows)
    await tx
      .update(savedDoors)
      .set({ sortKey: doorSortKey(row) })
      .where(eq(savedDoors.id, row.id))
  return rows.length
}

const fillings: readonly Filling[] = [
  ofNamed(companies),
  ofNamed(internalCompanies),
  ofUsers,
  ofRequests,
  ofAddresses,
  ofDoors,
  ofNamed(parts),
]

/** Adds the sort keys of names from before they were stored, at most `limit` of them; returns how many. */
export async function fillSortKeys(tx: Writer, limit: number): Promise<number> {
  for (const fill of fillings) {
    const filled = await fill(tx, limit)
    if (filled > 0) return filled
  }
  return 0
}
