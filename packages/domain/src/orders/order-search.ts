import { invalidInput } from '../error.ts'
import { dayAfter, startOfStoreDay } from '../store-day.ts'
import { minOrderSearch, type OrderListInput } from './order-list.ts'

/** Order list filters; null means no filter. */
export interface OrderSearch {
  readonly text: string | null
  readonly from: Date | null
  /** End of the end date (exclusive). */
  readonly before: Date | null
}

type SearchInput = Pick<OrderListInput, 'search' | 'startDate' | 'endDate'>

/**
 * Converts list input to filters. Text applies from three characters, or with both dates set; dates are store days in
 * the given time zone. Throws `invalid` if the start is after the end.
 */
export function orderSearchOf({ search, startDate, endDate }: SearchInput, timeZone: string): OrderSearch {
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
