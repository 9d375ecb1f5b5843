import { and, eq } from 'drizzle-orm'
import { inFull, type OrderRow } from '../orders/order.repository.ts'
import { orders } from '../orders/orders.tables.ts'
import type { Writer } from '../store.ts'
import { payments } from './checkout.tables.ts'

/** What an order comes to once its freight is known. */
export interface FreightSums
  extends Pick<
    OrderRow,
    'shippingCents' | 'goodsTaxCents' | 'freightTaxCents' | 'taxCents' | 'grandTotalCents'
  > {}

/**
 * Enters the freight of an order on terms that was placed without, with the tax and total that follow, in its payment
 * too; null when its freight is known, whoever entered it.
 */
export async function enterOrderFreight(tx: Writer, id: number, sums: FreightSums): Promise<OrderRow | null> {
  const rows = await tx
    .update(orders)
    .set({ ...sums, freightToBeConfirmed: false })
    .where(and(eq(orders.id, id), eq(orders.paymentState, 'terms'), eq(orders.freightToBeConfirmed, true)))
    .returning()
  const [row] = await inFull(tx, rows)
  if (!row?.number) return null
  await tx.update(payments).set({ amountCents: sums.grandTotalCents }).where(eq(payments.orderId, id))
  return row
}
