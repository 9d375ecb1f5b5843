import * as z from 'zod/mini'
import type { OrderSummary } from '../orders/order-list.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { storeTime } from '../store-day.ts'
import { filterInput } from './inputs.ts'
import { figuresOf, orderTypeOf, paymentMethodOf, type SaleFacts, type TotalsDimension } from './sale.ts'

const name = z.string().check(z.minLength(1), z.maxLength(200), oneLine)

/** A list row or chart mark: a part, customer, state, city, or a carrier's service. */
const figure = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('part'), key: name }),
  z.strictObject({ of: z.literal('customer'), key: name }),
  z.strictObject({ of: z.literal('state'), detail: name }),
  z.strictObject({ of: z.literal('city'), key: name, detail: name }),
  z.strictObject({ of: z.literal('service'), key: name, detail: name }),
])
export type Figure = z.output<typeof figure>

/** Selects orders in a range, filtered by order type and payment method, or the orders behind one figure. */
export const drillDownInput = z.strictObject({
  ...filterInput.shape,
  figure: z.optional(figure),
  /** Hour of the store's clock, and day of the week with Sunday 0. */
  hour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
  weekday: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
  /** The last order of the previous page. */
  after: z.optional(z.strictObject({ createdAt: z.iso.datetime(), id: rowId })),
})
export type DrillDownInput = z.output<typeof drillDownInput>

export const drillDownPageSize = 20

export interface DrillDownPage {
  /** Newest first. */
  readonly orders: readonly OrderSummary[]
  /** Cursor for the next page; null on the last page. */
  readonly next: { readonly createdAt: string; readonly id: number } | null
}

/** Returns which stored totals add up to a figure; a state's figure is the sum of its customers' totals. */
export function totalsOfFigure(of: Figure): {
  readonly dimension: TotalsDimension
  readonly key: string | null
  readonly detail: string | null
} {
  if (of.of === 'part') return { dimension: 'part', key: of.key, detail: '' }
  const dimension = of.of === 'state' ? 'customer' : of.of
  return { dimension, key: 'key' in of ? of.key : null, detail: 'detail' in of ? of.detail : null }
}

/** True if the order matches the filters. The caller checks whether it contains a part. */
export function matchesFigure(sale: SaleFacts, input: DrillDownInput, timeZone: string): boolean {
  const { figure: of, orderType, paymentType, hour } = input
  if (hour !== undefined && storeTime(sale.createdAt, timeZone).hour !== hour) return false
  if (orderType !== 'all' && orderTypeOf(sale) !== orderType) return false
  if (paymentType !== 'all' && paymentMethodOf(sale) !== paymentType) return false
  if (!of || of.of === 'part') return true
  const { dimension, key, detail } = totalsOfFigure(of)
  return figuresOf(sale, [], timeZone).day.some(
    (each) =>
      each.dimension === dimension &&
      (key === null || each.key === key) &&
      (detail === null || each.detail === detail),
  )
}
