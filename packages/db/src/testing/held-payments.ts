import { eq } from 'drizzle-orm'
import type { Writer } from '../database.ts'
import { payments } from '../payments/payments.tables.ts'

export async function expireHeldPayments(tx: Writer): Promise<void> {
  await tx
    .update(payments)
    .set({ leaseUntilAt: new Date(0) })
    .where(eq(payments.state, 'held'))
}
