import type * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { listInput } from '../list-input.ts'
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
export const orderExportsInput = listInput(['name', 'orders', 'createdAt', 'by'])
export type OrderExportsInput = z.output<typeof orderExportsInput>

export function nothingToExport(): AppError {
  return new AppError('missing', 'orders.nothing_to_export', 'No pending orders to export.')
}

export function orderExportMissing(): AppError {
  return new AppError('missing', 'orders.export_missing', 'File not found.')
}
