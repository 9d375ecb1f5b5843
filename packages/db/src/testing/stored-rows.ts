import { asc, desc, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { findOrder, type OrderRow } from '../orders/order.repository.ts'
import { orders } from '../orders/orders.tables.ts'
import { payments, paymentTransitions } from '../payments/payments.tables.ts'
import { sandboxEntries } from '../payments/sandbox-ledger.tables.ts'
import type { AuditRow } from '../security/audit.repository.ts'
import { auditLog } from '../security/security.tables.ts'

export async function findOrderByNumber(db: Reader, number: string): Promise<OrderRow | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return row ? findOrder(db, row.id) : null
}

export function listTransitions(
  db: Reader,
  paymentId: number,
): Promise<(typeof paymentTransitions.$inferSelect)[]> {
  return db
    .select()
    .from(paymentTransitions)
    .where(eq(paymentTransitions.paymentId, paymentId))
    .orderBy(asc(paymentTransitions.id))
}

export function listAuditLines(db: Reader, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(limit)
}

/** Makes a payment lose its order, as a damaged database does. */
export async function loseOrder(tx: Writer, paymentId: number): Promise<void> {
  await tx.update(payments).set({ orderId: null }).where(eq(payments.id, paymentId))
}

/** Returns all entries of the sandbox's ledger in the database, oldest first, as they are stored. */
export async function listSandboxTexts(db: Reader): Promise<string[]> {
  const { entry, id } = sandboxEntries
  return (await db.select({ entry }).from(sandboxEntries).orderBy(asc(id))).map((row) => row.entry)
}
