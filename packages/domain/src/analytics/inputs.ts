import * as z from 'zod/mini'
import { invalidInput } from '../error.ts'
import { storeTime } from '../store-day.ts'
import { type DayRange, firstDay } from './range.ts'
import { orderTypes, paymentMethods } from './sale.ts'

const dateText = 'Write dates as an ISO date or instant, such as 2026-11-20.'
/** A day of the store's calendar, or an instant with its offset. */
const dayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: dateText })
const lastYear = 2100

/** The days that are looked at: store days, or the store days that two instants touch. */
export const rangeInput = z.strictObject({ startDate: dayOrInstant, endDate: dayOrInstant })
export type RangeInput = z.output<typeof rangeInput>

/** What the sales figures may be narrowed to. Cash is no choice of the page, only a payment method that is shown. */
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

/** The store days of a range. Throws `invalid` when it starts after its end or lies outside 2020 to 2100. */
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
  return { from: from < firstDay ? firstDay : from, to: to < firstDay ? firstDay : to }
}
