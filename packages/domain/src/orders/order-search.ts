import { invalidInput } from '../error.ts'
import { dayAfter, startOfStoreDay } from '../store-day.ts'
import { minOrderSearch, type OrderListInput } from './order-list.ts'

/** What an order list is narrowed by; null where it is not. */
export interface OrderSearch {
  readonly text: string | null
  /** The first instant of the start date. */
  readonly from: Date | null
  /** The first instant after the end date. */
  readonly before: Date | null
}

type Asked = Pick<OrderListInput, 'search' | 'startDate' | 'endDate'>

/**
 * What an order list is asked to show: a text counts from three letters on, or together with both dates; dates are days
 * of the store's calendar, by its time zone. Throws `invalid` when the start is after the end.
 */
export function orderSearchOf({ search, startDate, endDate }: Asked, timeZone: string): OrderSearch {
  const bothDates = startDate !== undefined && endDate !== undefined
  if (bothDates && startDate > endDate) {
    throw invalidInput('checkout.dates_reversed', {
      startDate: 'The start date must not be after the end date.',
    })
  }
  const counts = search !== '' && (search.length >= minOrderSearch || bothDates)
  return {
    text: counts ? search : null,
    from: startDate === undefined ? null : startOfStoreDay(startDate, timeZone),
    before: endDate === undefined ? null : startOfStoreDay(dayAfter(endDate), timeZone),
  }
}
