import { count, eq, inArray, ne } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { orders } from '../orders/orders.tables.ts'
import { taxPostings } from '../payments/tax-posting.tables.ts'

/** Makes postings due that a killed server had claimed. */
export async function makeTaxPostingsDue(tx: Writer): Promise<void> {
  await tx
    .update(taxPostings)
    .set({ dueAt: new Date(0) })
    .where(eq(taxPostings.state, 'queued'))
}

export async function countOpenTaxPostings(db: Reader): Promise<number> {
  const [row] = await db.select({ open: count() }).from(taxPostings).where(ne(taxPostings.state, 'done'))
  return Number(row?.open ?? 0)
}

/** Returns the numbers of the orders that are sales: paid by card or placed on terms. */
export async function listSales(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.paymentState, ['captured', 'terms']))
  return rows.map(({ number }) => number ?? '')
}
