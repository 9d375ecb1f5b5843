import { isRecord } from '@mullion/domain/is-record'
import { minOrderSearch, type OrderListInput } from '@mullion/domain/orders/order-list'
import { parseJson } from '@mullion/domain/parse-json'

/** What is typed above an order list, and the page that is open. */
export interface OrderFilter {
  readonly text: string
  readonly startDate: string
  readonly endDate: string
  readonly page: number
}

export const noFilter: OrderFilter = { text: '', startDate: '', endDate: '', page: 1 }

/** While a year is typed, a date field gives years such as 0020: those are not meant. */
const isDay = (text: string) => /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)

/** What is wrong with the dates, or null. */
export function datesProblem({ startDate, endDate }: OrderFilter): string | null {
  const wrong = isDay(startDate) && isDay(endDate) && startDate > endDate
  return wrong ? 'The start date must not be after the end date.' : null
}

/** True when enough is typed to search by: a text that is long enough, or both dates. */
function searches(filter: OrderFilter): boolean {
  if (datesProblem(filter)) return false
  return filter.text.trim().length >= minOrderSearch || (isDay(filter.startDate) && isDay(filter.endDate))
}

/** True while something is typed that does not search yet. */
export function needsMore(filter: OrderFilter): boolean {
  const { text, startDate, endDate } = filter
  return `${text.trim()}${startDate}${endDate}` !== '' && !datesProblem(filter) && !searches(filter)
}

/** True when two filters search for the same, whatever page they are on. */
export function sameSearch(one: OrderFilter, other: OrderFilter): boolean {
  return one.text === other.text && one.startDate === other.startDate && one.endDate === other.endDate
}

/** What the server is asked for: everything typed once there is enough of it, all orders until then. */
export function ordersAsked(filter: OrderFilter, scope: OrderListInput['scope']): OrderListInput {
  const { text, startDate, endDate, page } = filter
  if (!searches(filter)) return { scope, search: '', page }
  return {
    scope,
    search: text.trim(),
    page,
    ...(isDay(startDate) ? { startDate } : {}),
    ...(isDay(endDate) ? { endDate } : {}),
  }
}

/** True when a list does not show all orders. */
export function isNarrowed({ search, startDate, endDate }: OrderListInput): boolean {
  return search !== '' || startDate !== undefined || endDate !== undefined
}

/** Reads a kept filter; whatever is damaged in it is as in a new one. */
export function readFilter(kept: string | undefined): OrderFilter {
  const value = parseJson(kept)
  const { text, startDate, endDate, page } = isRecord(value) ? value : {}
  const dateOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : '')
  return {
    text: typeof text === 'string' ? text.slice(0, 100) : '',
    startDate: dateOf(startDate),
    endDate: dateOf(endDate),
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
  }
}
