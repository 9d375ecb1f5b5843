import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { listInput, maxListed } from '../list-input.ts'
import { rowId } from '../row-id.ts'
import type { OrderSummary } from './order-list.ts'

export interface PendingOrder extends OrderSummary {
  /** The company name, or the guest's email address. */
  readonly customer: string
  /** Why the export skips it: a sandbox order in a real store, or freight still to be confirmed. */
  readonly leftOut: 'sandbox' | 'freight' | null
}

export interface OrderExport {
  readonly id: number
  readonly name: string
  readonly orderCount: number
  readonly by: string
  readonly createdAt: string
}

export const orderExportId = rowId

export const pendingOrdersInput = listInput(['number', 'customer', 'createdAt', 'total'])
export type PendingOrdersInput = z.output<typeof pendingOrdersInput>
/** Most orders on a page of `pendingInFull`; also the default. */
export const maxPendingInFull = 1000
const rowsOnPage = z.int({ error: 'The limit must be a whole number from 1 to 1,000.' })
/** A page of the pending orders in full, oldest first. */
export const pendingInFullInput = z.prefault(
  z.strictObject({
    page: z._default(z.int().check(z.minimum(1), z.maximum(maxListed)), 1),
    limit: z._default(rowsOnPage.check(z.minimum(1), z.maximum(maxPendingInFull)), maxPendingInFull),
  }),
  {},
)
export type PendingInFullInput = z.output<typeof pendingInFullInput>
export const orderExportsInput = listInput(['name', 'orders', 'createdAt', 'by'])
export type OrderExportsInput = z.output<typeof orderExportsInput>

export function nothingToExport(): AppError {
  return new AppError('missing', 'orders.nothing_to_export', 'No pending orders to export.')
}

export function orderExportMissing(): AppError {
  return new AppError('missing', 'orders.export_missing', 'File not found.')
}
