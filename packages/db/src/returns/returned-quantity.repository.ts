import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { orderLines } from '../orders/orders.tables.ts'
import { returnedQuantities } from './returns.tables.ts'

export interface ReturnedQuantity {
  readonly orderLineId: number
  /** Negative to give back. */
  readonly quantity: number
}

/**
 * Counts a quantity of an order's line as returned. False if less than that was shipped and is in no other return, also
 * when another transaction returns it at the same time. With `wholeOrderShipped`, all that was not canceled is shipped.
 */
export async function addReturnedQuantity(
  tx: Writer,
  { orderLineId, quantity }: ReturnedQuantity,
  { wholeOrderShipped }: { readonly wholeOrderShipped: boolean },
): Promise<boolean> {
  await tx.insert(returnedQuantities).values({ orderLineId, quantity: 0 }).onConflictDoNothing()
  const after = sql`${returnedQuantities.quantity} + ${quantity}`
  const shipped = wholeOrderShipped
    ? sql`${orderLines.quantity} - ${orderLines.canceledQuantity}`
    : sql`${orderLines.shippedQuantity}`
  const rows = await tx
    .update(returnedQuantities)
    .set({ quantity: after })
    .where(
      and(
        eq(returnedQuantities.orderLineId, orderLineId),
        sql`${after} >= 0`,
        quantity > 0
          ? sql`${after} <= (select ${shipped} from ${orderLines} where ${orderLines.id} = ${orderLineId})`
          : undefined,
      ),
    )
    .returning({ id: returnedQuantities.id })
  return rows.length > 0
}

/** Returns how much of each line is in returns, by the line's id; lines without any are left out. */
export async function listReturnedQuantities(
  db: Reader,
  orderLineIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderLineIds.length === 0) return new Map()
  const { orderLineId, quantity } = returnedQuantities
  const rows = await db
    .select({ orderLineId, quantity })
    .from(returnedQuantities)
    .where(inArray(orderLineId, [...orderLineIds]))
  return new Map(rows.map((row) => [row.orderLineId, row.quantity]))
}
