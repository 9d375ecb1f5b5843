import type { ChangeKind } from '@mullion/domain/changes/change'
import { and, asc, eq, getTableColumns, gt, not, or, type SQL } from 'drizzle-orm'
import { between, type ChangeRow, type ChangesBetween, changedAfter } from '../changes/changes.repository.ts'
import { changes } from '../changes/changes.tables.ts'
import type { Reader } from '../database.ts'
import { placed } from './order-list.repository.ts'
import { orders } from './orders.tables.ts'

/** Whose orders: everyone's, or a user's and, if given, those of a company. */
export type OrdersOf = 'all' | { readonly userId: number; readonly companyId: number | null }

function belongsTo(of: OrdersOf): SQL | undefined {
  if (of === 'all') return undefined
  const own = eq(orders.userId, of.userId)
  return of.companyId === null ? own : or(own, eq(orders.companyId, of.companyId))
}

/** Returns placed orders by id above `after`, without those placed by a change after `from`. */
export function listOrdersBefore(
  db: Reader,
  of: OrdersOf,
  { after, from, limit }: { readonly after: number; readonly from: number; readonly limit: number },
): Promise<{ id: number; at: Date }[]> {
  const placedLater = changedAfter({ subject: 'order', kind: 'placed' }, orders.id, from)
  return db
    .select({ id: orders.id, at: orders.createdAt })
    .from(orders)
    .where(and(gt(orders.id, after), placed, belongsTo(of), not(placedLater)))
    .orderBy(asc(orders.id))
    .limit(limit)
}

/** A change of an order, and whose it is. */
export interface OrderChangeRow extends Omit<ChangeRow, 'kind'> {
  readonly kind: ChangeKind<'order'>
  readonly userId: number | null
  readonly companyId: number | null
}

/** Returns changes of orders in the order of their commits. */
export async function listOrderChanges(db: Reader, range: ChangesBetween): Promise<OrderChangeRow[]> {
  const rows = await db
    .select({ ...getTableColumns(changes), userId: orders.userId, companyId: orders.companyId })
    .from(changes)
    .leftJoin(orders, eq(orders.id, changes.rowId))
    .where(between('order', range))
    .orderBy(asc(changes.id))
    .limit(range.limit)
  return rows as OrderChangeRow[]
}
