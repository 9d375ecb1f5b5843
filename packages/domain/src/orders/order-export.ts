import { AppError } from '../error.ts'
import { rowId } from '../row-id.ts'
import type { OrderSummary } from './order-list.ts'

/** A pending order as staff see it. */
export interface PendingOrder extends OrderSummary {
  /** The company, or a guest's email address. */
  readonly customer: string
  /** Why it is left out of the file: a sandbox order of a real store, or freight that is to be confirmed first. */
  readonly leftOut: 'sandbox' | 'freight' | null
}

/** A file of orders that went to accounting. */
export interface OrderExport {
  readonly id: number
  readonly name: string
  readonly orderCount: number
  /** Who made it. */
  readonly by: string
  readonly createdAt: string
}

export const orderExportId = rowId

/** Nothing waits to be exported: no file was made. */
export function nothingToExport(): AppError {
  return new AppError('missing', 'orders.nothing_to_export', 'No pending orders to export.')
}

/** Not there, or not theirs. */
export function orderExportMissing(): AppError {
  return new AppError('missing', 'orders.export_missing', 'File not found.')
}
