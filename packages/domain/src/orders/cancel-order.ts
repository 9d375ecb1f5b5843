import * as z from 'zod/mini'
import type { ToCredit } from '../credit-notes/credit-amounts.ts'
import { AppError } from '../error.ts'
import { rowId } from '../row-id.ts'
import { assertGoesOut, type CreditHold, goesOut } from './credit-hold.ts'
import { lineNo, maxOrderLines } from './line-progress.ts'

const quantityText = 'Enter how many to cancel.'
const lineToCancel = z.strictObject({
  lineNo,
  quantity: z
    .number({ error: quantityText })
    .check(z.positive({ error: quantityText }), z.maximum(1_000_000)),
})

const askedFields = {
  /** What to cancel of each line; without it, all that is left of the order. */
  lines: z.optional(z.array(lineToCancel).check(z.minLength(1), z.maxLength(maxOrderLines))),
}
const doneFields = {
  ...askedFields,
  /** What the buyer was shown to get back; refused if it is something else by now. */
  shownCents: z.optional(z.int().check(z.minimum(0))),
  /** Makes a repeat of the request cancel nothing more. */
  requestKey: z.string().check(z.minLength(8), z.maxLength(100)),
}
/** The key of the link in the mail about an order. */
const orderKey = z.string().check(z.maxLength(200))

export const cancelPreviewInput = z.strictObject({ orderId: rowId, ...askedFields })
export type CancelPreviewInput = z.output<typeof cancelPreviewInput>
export const cancelOrderInput = z.strictObject({ orderId: rowId, ...doneFields })
export type CancelOrderInput = z.output<typeof cancelOrderInput>
export const cancelTrackedPreviewInput = z.strictObject({ key: orderKey, ...askedFields })
export const cancelTrackedInput = z.strictObject({ key: orderKey, ...doneFields })
export type CancelTrackedInput = z.output<typeof cancelTrackedInput>
export type CancelAsked = Omit<CancelPreviewInput, 'orderId'>

/** What canceling would give back. */
export interface CancelPreview {
  /** True if nothing of the order is left afterward. */
  readonly whole: boolean
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number; readonly cents: number }[]
  readonly goodsCents: number
  readonly freightCents: number
  readonly taxCents: number
  readonly totalCents: number
}

export interface CancelableOrder {
  readonly processed: boolean
  readonly shippedAt: Date | null
  readonly canceledAt: Date | null
  readonly creditHold: CreditHold | null
}

export interface CancelableLine {
  readonly lineNo: number
  readonly quantity: number
  readonly canceledQuantity: number
}

/** True until an order is handed to accounting, ships or is canceled; staff decide about one that waits for credit. */
export const mayCancel = ({ processed, shippedAt, canceledAt, creditHold }: CancelableOrder): boolean =>
  !processed && shippedAt === null && canceledAt === null && goesOut({ creditHold })

const thousandths = (quantity: number) => Math.round(quantity * 1000)

/**
 * Returns what canceling these lines, or all that is left, credits: the freight only with the last of the order, because
 * the rest still ships. Throws `conflict` once the order is handed to accounting or ships.
 */
export function toCancel(
  order: CancelableOrder,
  lines: readonly CancelableLine[],
  asked: CancelAsked,
): ToCredit & { readonly whole: boolean } {
  if (order.canceledAt) throw orderCanceled()
  assertGoesOut(order)
  if (!mayCancel(order)) throw cancelTooLate()
  const left = lines.flatMap(({ lineNo: line, quantity, canceledQuantity }) => {
    const rest = thousandths(quantity) - thousandths(canceledQuantity)
    return rest > 0 ? [{ lineNo: line, quantity: rest / 1000 }] : []
  })
  const meant = asked.lines ?? left
  const whole = left.every((line) =>
    meant.some((each) => each.lineNo === line.lineNo && each.quantity >= line.quantity),
  )
  return { lines: meant, freight: whole ? 'rest' : 0, whole }
}

export function cancelTooLate(): AppError {
  const message = 'This order is already being prepared, so it can’t be canceled here. Please call us.'
  return new AppError('conflict', 'orders.cancel_too_late', message)
}

export function orderCanceled(): AppError {
  return new AppError('conflict', 'orders.canceled', 'This order was canceled.')
}

/** What would be given back is not what the buyer was shown. */
export function cancelChanged(): AppError {
  const message = 'The order has changed. Look at what you get back now, and confirm again.'
  return new AppError('conflict', 'orders.cancel_changed', message)
}

/** The link came from a lookup by number and email address, which shows an order but changes nothing. */
export function cancelByMailOnly(): AppError {
  const message = 'To cancel, open the link in your order confirmation, or call us.'
  return new AppError('forbidden', 'orders.cancel_by_mail_only', message)
}
