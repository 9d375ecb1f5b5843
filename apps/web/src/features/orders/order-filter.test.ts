import { describe, expect, it } from 'vitest'
import { datesProblem, isFiltered, needsMore, noFilter, ordersQuery, readFilter } from './order-filter.ts'

const both = { startDate: '2026-03-01', endDate: '2026-03-31' }
const all = { scope: 'user', search: '', page: 1 }

describe('an order search', () => {
  it.each([
    [{}, all],
    [{ text: 'W1' }, all],
    [{ text: ' W1  ' }, all],
    [{ text: ' W10 ' }, { ...all, search: 'W10' }],
    [{ startDate: both.startDate }, all],
    [{ endDate: both.endDate }, all],
    [both, { ...all, ...both }],
    [
      { text: 'W1', ...both },
      { ...all, search: 'W1', ...both },
    ],
    [
      { text: 'W10', startDate: both.startDate },
      { ...all, search: 'W10', startDate: both.startDate },
    ],
    [
      { text: 'W10', startDate: '0202-03-01' },
      { ...all, search: 'W10' },
    ],
    [{ startDate: '0202-03-01', endDate: both.endDate }, all],
    [{ page: 3 }, { ...all, page: 3 }],
    [{ sort: 'total', descending: true } as const, { ...all, sort: 'total', descending: true }],
  ])('for %j requests %j', (typed, query) => {
    expect(ordersQuery({ ...noFilter, ...typed }, 'user')).toEqual(query)
  })

  it.each([
    [{}, false],
    [{ text: 'W1' }, true],
    [{ startDate: both.startDate }, true],
    [{ text: 'W10' }, false],
    [both, false],
  ])('for %j needs more input: %s', (typed, needs) => {
    expect(needsMore({ ...noFilter, ...typed })).toBe(needs)
  })

  it('with a start date after the end date says so and shows all orders', () => {
    const swapped = { ...noFilter, startDate: both.endDate, endDate: both.startDate }
    expect(datesProblem(swapped)).toBe('The start date must not be after the end date.')
    expect(ordersQuery(swapped, 'user')).toEqual(all)
    expect(datesProblem({ ...noFilter, startDate: both.endDate, endDate: both.endDate })).toBeNull()
  })

  it('knows whether it shows all orders', () => {
    expect(isFiltered(ordersQuery({ ...noFilter, page: 2 }, 'company'))).toBe(false)
    expect(isFiltered(ordersQuery({ ...noFilter, ...both }, 'company'))).toBe(true)
  })
})

describe('a saved order search', () => {
  it('is restored unchanged', () => {
    const filter = { text: 'PO-77', ...both, page: 4, sort: 'total', descending: true }
    expect(readFilter(JSON.stringify(filter))).toEqual(filter)
  })

  it.each([
    undefined,
    '',
    '{{',
    'null',
    '[]',
    '{"text":5,"startDate":"soon","endDate":null,"page":-1,"sort":"price","descending":1}',
  ])('that is damaged, %j, starts over', (stored) => {
    expect(readFilter(stored)).toEqual(noFilter)
  })
})
