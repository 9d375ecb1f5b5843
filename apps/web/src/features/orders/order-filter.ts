import { isRecord } from '@mullion/domain/is-record'
import {
  minOrderSearch,
  type OrderColumn,
  type OrderListInput,
  orderColumns,
} from '@mullion/domain/orders/order-list'
import { parseJson } from '@mullion/domain/parse-json'

export interface OrderFilter {
  readonly text: string
  readonly startDate: string
  readonly endDate: string
  /** Newest first if undefined. */
  readonly sort?: OrderColumn | undefined
  readonly descending: boolean
  readonly page: number
}

/** What the user types to search, before anything is typed. */
export const noSearch = { text: '', startDate: '', endDate: '' }
type OrderSearch = Readonly<typeof noSearch>

export const noFilter: OrderFilter = { ...noSearch, descending: false, page: 1 }

/** While the user types a year, date inputs report years such as 0020; ignore those. */
const isDay = (text: string) => /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)

export function datesProblem({ startDate, endDate }: OrderFilter): string | null {
  const wrong = isDay(startDate) && isDay(endDate) && startDate > endDate
  return wrong ? 'The start date must not be after the end date.' : null
}

function searches(filter: OrderFilter): boolean {
  if (datesProblem(filter)) return false
  return filter.text.trim().length >= minOrderSearch || (isDay(filter.startDate) && isDay(filter.endDate))
}

export function needsMore(filter: OrderFilter): boolean {
  const { text, startDate, endDate } = filter
  return `${text.trim()}${startDate}${endDate}` !== '' && !datesProblem(filter) && !searches(filter)
}

export function sameSearch(one: OrderSearch, other: OrderSearch): boolean {
  return one.text === other.text && one.startDate === other.startDate && one.endDate === other.endDate
}

/** Returns the query to send: the filter if it can search, all orders otherwise. */
export function ordersQuery(filter: OrderFilter, scope: OrderListInput['scope']): OrderListInput {
  const { text, startDate, endDate, page, sort, descending } = filter
  const arranged = { scope, page, ...(sort ? { sort, descending } : {}) }
  if (!searches(filter)) return { ...arranged, search: '' }
  return {
    ...arranged,
    search: text.trim(),
    ...(isDay(startDate) ? { startDate } : {}),
    ...(isDay(endDate) ? { endDate } : {}),
  }
}

export function isFiltered({ search, startDate, endDate }: OrderListInput): boolean {
  return search !== '' || startDate !== undefined || endDate !== undefined
}

/** Reads a saved filter; damaged or missing values fall back to defaults. */
export function readFilter(saved: string | undefined): OrderFilter {
  const value = parseJson(saved)
  const { text, startDate, endDate, page, sort, descending } = isRecord(value) ? value : {}
  const dateOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : '')
  return {
    text: typeof text === 'string' ? text.slice(0, 100) : '',
    startDate: dateOf(startDate),
    endDate: dateOf(endDate),
    sort: orderColumns.find((column) => column === sort),
    descending: descending === true,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
  }
}
