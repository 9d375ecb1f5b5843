import * as z from 'zod/mini'
import { dateFormat } from '../date-format.ts'
import { dayInput } from '../day-input.ts'
import { AppError, invalidInput } from '../error.ts'
import { rowId } from '../row-id.ts'

/** What staff say about the part of a line that is not shipped yet. */
export const lineMarks = ['in_production', 'back_ordered'] as const
export type LineMark = (typeof lineMarks)[number]

export const lineStates = [
  'ordered',
  'in_production',
  'back_ordered',
  'partly_shipped',
  'shipped',
  'canceled',
] as const
export type LineState = (typeof lineStates)[number]

/** Most lines an order has. */
export const maxOrderLines = 500
/** The last day that a back order can be promised for, in days from today. */
export const maxBackOrderDays = 730

export const lineNo = z.int().check(z.minimum(1), z.maximum(10_000))

/** A quantity of one line of an order, by its number in the order. */
export interface LineQuantity {
  readonly lineNo: number
  readonly quantity: number
}

export interface LineFacts {
  readonly quantity: number
  readonly canceledQuantity: number
  readonly shippedQuantity: number
  readonly mark: LineMark | null
  /** A store day; only with the mark `back_ordered`. */
  readonly backOrderedTo: string | null
}

/** How far a line of an order is. */
export interface LineProgress {
  readonly state: LineState
  readonly shipped: number
  readonly canceled: number
  /** What is neither shipped nor canceled. */
  readonly left: number
  /** True if what is left is being made. */
  readonly inProduction: boolean
  /** The day that what is left is expected, if it is back-ordered. */
  readonly backOrderedTo: string | null
}

function stateOf({ quantity, canceledQuantity, mark }: LineFacts, shipped: number): LineState {
  if (canceledQuantity >= quantity) return 'canceled'
  if (shipped + canceledQuantity >= quantity) return 'shipped'
  return shipped > 0 ? 'partly_shipped' : (mark ?? 'ordered')
}

/**
 * Returns how far a line is. With `wholeOrderShipped`, a shipment of the order says no lines, and so is one of all that
 * was not canceled.
 */
export function lineProgress(line: LineFacts, wholeOrderShipped: boolean): LineProgress {
  const { quantity, canceledQuantity: canceled, mark } = line
  const shipped = wholeOrderShipped ? quantity - canceled : line.shippedQuantity
  const left = quantity - canceled - shipped
  return {
    state: stateOf(line, shipped),
    ...{ shipped, canceled, left },
    inProduction: left > 0 && mark === 'in_production',
    backOrderedTo: left > 0 && mark === 'back_ordered' ? line.backOrderedTo : null,
  }
}

const dayWords = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const

/** Returns `Dec 4, 2026` for `2026-12-04`. */
export const dayInWords = (day: string): string =>
  dateFormat('en-US', dayWords).format(new Date(`${day}T00:00:00Z`))

/** Says what is known of what is left, such as `back-ordered to Dec 4, 2026`; null if nothing is. */
export function restInWords({ inProduction, backOrderedTo }: LineProgress): string | null {
  if (backOrderedTo) return `back-ordered to ${dayInWords(backOrderedTo)}`
  return inProduction ? 'in production' : null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns how far a line is, such as `Shipped 2 of 5, the rest back-ordered to Dec 4, 2026`. */
export function lineProgressText(progress: LineProgress): string {
  const { state, shipped, canceled, left } = progress
  if (state === 'canceled') return 'Canceled'
  const rest = restInWords(progress)
  const some = `Shipped ${shipped} of ${shipped + left}${rest ? `, the rest ${rest}` : ''}`
  const texts = { ordered: 'Ordered', shipped: 'Shipped', partly_shipped: some }
  const text = state === 'in_production' || state === 'back_ordered' ? capital(rest ?? '') : texts[state]
  return canceled > 0 ? `${text} (${canceled} canceled)` : text
}

export const markLineInput = z.strictObject({
  orderId: rowId,
  lineNo,
  /** Null for a line that is just ordered. */
  mark: z.nullable(z.enum(lineMarks)),
  backOrderedTo: z.optional(z.nullable(dayInput)),
})
export type MarkLineInput = z.output<typeof markLineInput>

const dayMs = 86_400_000

/** Returns what is wrong with the day of a back order; null if it is from today to two years ahead. */
export function backOrderProblem(day: string | null | undefined, today: string): string | null {
  if (!day) return 'Enter the day it is expected.'
  if (day < today) return 'Enter today or a later day.'
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs
  return days > maxBackOrderDays ? 'Enter a day within two years.' : null
}

export function backOrderRefused(text: string): AppError {
  return invalidInput('orders.back_order_day', { backOrderedTo: text })
}

export function lineMissing(): AppError {
  return new AppError('missing', 'orders.line_missing', 'The order has no line with this number.')
}

/** The line is shipped or canceled as a whole, so nothing is left to say about it. */
export function lineFinished(): AppError {
  const message = 'Nothing of this line is left to ship. Look at the order again.'
  return new AppError('conflict', 'orders.line_finished', message)
}
