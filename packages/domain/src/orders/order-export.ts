import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { listInput, maxListed } from '../list-input.ts'
import { rowId } from '../row-id.ts'
import type { OrderSummary } from './order-list.ts'

export interface PendingOrder extends OrderSummary {
  /** The company name, or the guest's email address. */
  readonly customer: string
  /** Why the export skips it: a sandbox order in a real store, freight still to be confirmed, or credit to be decided. */
  readonly leftOut: 'sandbox' | 'freight' | 'credit' | null
}

export interface OrderExport {
  readonly id: number
  readonly name: string
  readonly orderCount: number
  readonly by: string
  readonly createdAt: string
}

/** A file in the list of files. */
export interface ListedOrderExport extends OrderExport {
  /** When it was withdrawn; its orders became pending again. */
  readonly withdrawnAt: string | null
  /** Until when it can be withdrawn; null for all but the last file. */
  readonly withdrawableUntil: string | null
}

type LeftOut = NonNullable<PendingOrder['leftOut']>

/** Some pending orders, and what they come to. */
export interface PendingOrders {
  readonly count: number
  readonly totalCents: number
}

/** What an export would contain now. */
export interface OrderExportPreview extends PendingOrders {
  /** When the oldest order was placed; null if there is none. */
  readonly oldest: string | null
  /** The orders it would not contain, by reason; only those that there are. */
  readonly leftOut: readonly (PendingOrders & { readonly reason: LeftOut })[]
}

/** How long after it was made a file can be withdrawn. */
export const exportWithdrawableMs = 24 * 3_600_000

export const orderExportId = rowId

/** The preview a user agreed to; the export is refused if it would contain something else. */
export const generateExportInput = z.optional(
  z.strictObject({ shown: z.strictObject({ count: z.int(), totalCents: z.int() }) }),
)
export type GenerateExportInput = z.output<typeof generateExportInput>
export const oneOrderExportInput = z.strictObject({ exportId: orderExportId })
export type OneOrderExportInput = z.output<typeof oneOrderExportInput>

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

/** Orders came, were exported or became ready since the preview was shown. */
export function pendingOrdersChanged(): AppError {
  const message = 'The pending orders have changed. Check the new figures and confirm again.'
  return new AppError('conflict', 'orders.pending_changed', message)
}

/** Why a file cannot be withdrawn. */
export type NotWithdrawable = 'withdrawn' | 'not_last' | 'too_old'

const notWithdrawableTexts: Readonly<Record<NotWithdrawable, string>> = {
  withdrawn: 'This file was already withdrawn.',
  not_last: 'Only the last file can be withdrawn.',
  too_old: 'A file can only be withdrawn within a day of being made.',
}

/** The file was withdrawn already, is too old, or is not the last one. */
export function exportNotWithdrawable(why: NotWithdrawable): AppError {
  return new AppError('conflict', `orders.export_${why}`, notWithdrawableTexts[why])
}

/** Orders of the file were shipped or changed since, so that it cannot be withdrawn. */
export function exportedOrdersChanged([first = '', ...more]: readonly string[]): AppError {
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  const message = `The file can’t be withdrawn: ${first}${others} shipped or changed since.`
  return new AppError('conflict', 'orders.exported_orders_changed', message)
}
