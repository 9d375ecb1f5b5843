import * as z from 'zod/mini'
import { invalidInput } from '../error.ts'
import { storeTime } from '../store-day.ts'
import type { DayRange } from './range.ts'
import { orderTypes, paymentMethods } from './sale.ts'

const dateText = 'Enter dates as an ISO date or instant, such as 2026-11-20.'
/** A store day, or an instant with its UTC offset. */
const dayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: dateText })
const firstYear = 2000
const lastYear = 2100

/** The date range: store days, or the store days that two instants fall on. */
export const rangeInput = z.strictObject({ startDate: dayOrInstant, endDate: dayOrInstant })
export type RangeInput = z.output<typeof rangeInput>

const bothOrNone = (missing: 'startDate' | 'endDate', given: 'startDate' | 'endDate') =>
  z.refine<{ startDate?: string | undefined; endDate?: string | undefined }>(
    (range) => range[given] === undefined || range[missing] !== undefined,
    { error: dateText, path: [missing] },
  )
/** A date range, or no dates at all for the last 24 hours. */
export const recentRangeInput = z
  .strictObject({ startDate: z.optional(dayOrInstant), endDate: z.optional(dayOrInstant) })
  .check(bothOrNone('startDate', 'endDate'), bothOrNone('endDate', 'startDate'))
export type RecentRangeInput = z.output<typeof recentRangeInput>

/** Filters for sales figures. Cash is only a displayed payment method, never a filter. */
export const filterInput = z.strictObject({
  ...rangeInput.shape,
  orderType: z._default(z.enum(['all', ...orderTypes]), 'all'),
  paymentType: z._default(z.enum(['all', ...paymentMethods]), 'all'),
})
export type FilterInput = z.output<typeof filterInput>

export const maxTop = 50
const defaultTop = 10
export const topInput = z.strictObject({
  ...rangeInput.shape,
  limit: z._default(z.int().check(z.minimum(1), z.maximum(maxTop)), defaultTop),
})
export type TopInput = z.output<typeof topInput>

function dayOf(text: string, timeZone: string): string {
  return text.includes('T') ? storeTime(new Date(text), timeZone).day : text
}

/** Returns the store days of a range. Throws `invalid` if it starts after its end or falls outside 2000 to 2100. */
export function dayRangeOf({ startDate, endDate }: RangeInput, timeZone: string): DayRange {
  const [from, to] = [dayOf(startDate, timeZone), dayOf(endDate, timeZone)]
  if (from > to) {
    throw invalidInput('analytics.dates_reversed', {
      startDate: 'The start date must not be after the end date.',
    })
  }
  if (to.length > 10 || Number(to.slice(0, 4)) > lastYear) {
    throw invalidInput('analytics.date_too_late', { endDate: `The end date must not be after ${lastYear}.` })
  }
  if (Number(from.slice(0, 4)) < firstYear) {
    throw invalidInput('analytics.date_too_early', {
      startDate: `The start date must not be before ${firstYear}.`,
    })
  }
  return { from, to }
}
