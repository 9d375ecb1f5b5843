import { and, eq, isNull } from 'drizzle-orm'
import type { Writer } from '../database.ts'
import { type OrderRow, withOrderAddresses } from '../orders/order.repository.ts'
import { orders } from '../orders/orders.tables.ts'
import { payments } from './payments.tables.ts'

export interface FreightTotals
  extends Pick<
    OrderRow,
    'shippingCents' | 'goodsTaxCents' | 'freightTaxCents' | 'taxCents' | 'grandTotalCents'
  > {}

/**
 * Sets the freight, tax and total of an order that was placed on terms without freight, and its payment's
 * amount; null if the freight was already entered, or the order was canceled.
 */
export async function enterOrderFreight(
  tx: Writer,
  id: number,
  totals: FreightTotals,
): Promise<OrderRow | null> {
  const rows = await tx
    .update(orders)
    .set({ ...totals, freightToBeConfirmed: false })
    .where(
      and(
        ...[eq(orders.id, id), eq(orders.paymentState, 'terms')],
        ...[eq(orders.freightToBeConfirmed, true), isNull(orders.canceledAt)],
      ),
    )
    .returning()
  const [row] = await withOrderAddresses(tx, rows)
  if (!row?.number) return null
  await tx.update(payments).set({ amountCents: totals.grandTotalCents }).where(eq(payments.orderId, id))
  return row
}
