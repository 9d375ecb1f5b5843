import { and, desc, eq, isNotNull, isNull, max } from 'drizzle-orm'
import type { InternalCompanyRow } from '../accounts/internal-company.repository.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader } from '../database.ts'
import { orders } from './orders.tables.ts'

/** Orders of one user to look through for their last companies. */
const ordersLookedThrough = 200

export async function listInternalCompaniesOrderedFor(
  db: Reader,
  { userId, limit }: { readonly userId: number; readonly limit: number },
): Promise<InternalCompanyRow[]> {
  const latest = db
    .select({ companyId: orders.companyInternalId, createdAt: orders.createdAt, id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.companyInternalId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ordersLookedThrough)
    .as('latest')
  const last = db
    .select({ companyId: latest.companyId, orderId: max(latest.id).as('order_id') })
    .from(latest)
    .groupBy(latest.companyId)
    .as('last')
  const rows = await db
    .select({ company: internalCompanies })
    .from(internalCompanies)
    .innerJoin(last, eq(internalCompanies.id, last.companyId))
    .where(isNull(internalCompanies.removedAt))
    .orderBy(desc(last.orderId))
    .limit(limit)
  return rows.map(({ company }) => company)
}
