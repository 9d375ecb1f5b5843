import type { ShipAddress } from '@mullion/domain/postal-address'
import type { ChangedAmounts } from '@mullion/domain/ship-to-changes/ship-to-money'
import { and, eq, sql } from 'drizzle-orm'
import type { Writer } from '../database.ts'
import { findOrder, type OrderRow } from '../orders/order.repository.ts'
import { addressRows } from '../orders/order-address.repository.ts'
import { reindexOrder } from '../orders/order-search.repository.ts'
import { orderAddresses, orders } from '../orders/orders.tables.ts'
import { payments } from '../payments/payments.tables.ts'

/** What follows from a ship-to address. */
type ShipToFacts = Pick<OrderRow, 'taxExempt' | 'taxCertificateId' | 'taxCertificateNumber' | 'arrivesOn'>

/** Gives an order another ship-to address, with what follows from it; the search index too. */
export async function readdressOrder(
  tx: Writer,
  orderId: number,
  { shipAddress, ...facts }: ShipToFacts & { readonly shipAddress: ShipAddress },
): Promise<void> {
  const [shipTo] = addressRows(orderId, { shipAddress })
  if (!shipTo) throw new Error('There is no ship-to address.')
  const { residential = false, ...columns } = shipTo
  await tx
    .update(orderAddresses)
    .set({ ...columns, residential })
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'ship_to')))
  await tx.update(orders).set(facts).where(eq(orders.id, orderId))
  const order = await findOrder(tx, orderId)
  if (order) await reindexOrder(tx, order)
}

/**
 * Adds freight and tax to an order on terms that accounting does not have, and to its payment; false for any other.
 */
export async function addToOrder(tx: Writer, orderId: number, added: ChangedAmounts): Promise<boolean> {
  const { freightCents, goodsTaxCents, freightTaxCents } = added
  const taxCents = goodsTaxCents + freightTaxCents
  const total = freightCents + taxCents
  const rows = await tx
    .update(orders)
    .set({
      shippingCents: sql`${orders.shippingCents} + ${freightCents}`,
      goodsTaxCents: sql`${orders.goodsTaxCents} + ${goodsTaxCents}`,
      freightTaxCents: sql`${orders.freightTaxCents} + ${freightTaxCents}`,
      taxCents: sql`${orders.taxCents} + ${taxCents}`,
      grandTotalCents: sql`${orders.grandTotalCents} + ${total}`,
    })
    .where(
      and(
        ...[eq(orders.id, orderId), eq(orders.paymentState, 'terms'), eq(orders.processed, false)],
        eq(orders.freightToBeConfirmed, false),
      ),
    )
    .returning({ grandTotalCents: orders.grandTotalCents })
  const [row] = rows
  if (!row) return false
  await tx.update(payments).set({ amountCents: row.grandTotalCents }).where(eq(payments.orderId, orderId))
  return true
}
