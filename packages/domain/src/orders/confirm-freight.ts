import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { rowId } from '../row-id.ts'

/** Above any real freight bill; catches typos. */
export const maxFreightCents = 10_000_000

const freightText = 'Enter freight from $0.00 to $100,000.00.'

export const confirmFreightInput = z.strictObject({
  orderId: rowId,
  freightCents: z
    .int({ error: freightText })
    .check(z.minimum(0, { error: freightText }), z.maximum(maxFreightCents, { error: freightText })),
})
export type ConfirmFreightInput = z.output<typeof confirmFreightInput>

/** The order's freight was already entered; it cannot be entered twice. */
export function freightNotOpen(): AppError {
  return new AppError('conflict', 'orders.freight_not_open', 'Freight for this order is already confirmed.')
}
