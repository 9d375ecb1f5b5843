import { noFilters } from '@mullion/domain/search/facets'
import { describe, expect, it } from 'vitest'
import { type FiltersAndSort, type Route, readRoute, startRoute, unfiltered, writeRoute } from './routes.ts'

const route = (change: object): Route => ({ ...startRoute, ...change })

describe('the route in an address', () => {
  it.each([
    ['', route({})],
    ['?s=door+hinge', route({ text: 'door hinge' })],
    ['?s=hinge&page=3', route({ text: 'hinge', page: 3 })],
    [
      '?s=hinge&model=Swing&special=1&sort=price&page=3',
      route({
        text: 'hinge',
        filters: { ...noFilters, doorModels: ['Swing'], specialOrder: true },
        sort: 'price',
        page: 3,
      }),
    ],
    ['?page=2', route({ all: true, page: 2 })],
    ['?page=1', route({ all: true })],
    ['?s=hinge&part=12', route({ text: 'hinge', part: 12 })],
    ['?panel=cart', route({ panel: 'cart', view: 'cart' })],
    ['?panel=cart&view=shipping', route({ panel: 'cart', view: 'shipping' })],
    ['?panel=cart&view=quick-order', route({ panel: 'cart', view: 'quick-order' })],
    ['?panel=account', route({ panel: 'account', view: 'overview' })],
    ['?panel=account&view=orders', route({ panel: 'account', view: 'orders' })],
    ['?panel=company', route({ panel: 'company', view: 'users' })],
    ['?panel=company&view=orders', route({ panel: 'company', view: 'orders' })],
    ['?panel=admin', route({ panel: 'admin', view: 'pending-orders' })],
    ['?panel=admin&view=edit-company&id=4', route({ panel: 'admin', view: 'edit-company', chosen: 4 })],
    ['?panel=request', route({ panel: 'request', view: 'form' })],
    ['?s=hinge&login=1', route({ text: 'hinge', login: true })],
    ['?s=hinge&calculator=heater', route({ text: 'hinge', calculator: 'heater' })],
    ['?panel=cart&popup=returns', route({ panel: 'cart', view: 'cart', popup: 'returns' })],
    ['?emailVerify=a-token', route({ panel: 'verify', view: 'result', emailVerify: 'a-token' })],
  ])('%s is read and written back unchanged', (query, expected) => {
    expect(readRoute(query)).toEqual(expected)
    expect(writeRoute(expected, '')).toBe(query)
  })

  it.each([
    ['?panel=staff', route({})],
    ['?id=4', route({})],
    ['?view=shipping', route({})],
    ['?panel=cart&view=nowhere', route({ panel: 'cart', view: 'cart' })],
    ['?panel=account&view=shipping', route({ panel: 'account', view: 'overview' })],
    ['?panel=verify', route({})],
    ['?emailVerify=', route({})],
    ['?part=-4', route({})],
    ['?part=12abc', route({})],
    ['?popup=else', route({})],
    ['?calculator=pocket', route({})],
    ['?page=0', route({})],
    ['?page=9999999', route({})],
  ])('%s is invalid and ignored', (query, expected) => {
    expect(readRoute(query)).toEqual(expected)
  })

  it('keeps parameters it does not know', () => {
    expect(writeRoute(route({ text: 'hinge' }), '?utm=abc&panel=cart')).toBe('?utm=abc&s=hinge')
  })

  it('opens the sign-in for any value of login', () => {
    expect(readRoute('?login').login).toBe(true)
    expect(readRoute('?login=now').login).toBe(true)
  })

  it('puts an email verification before any other panel and removes it with its token', () => {
    const verifying = readRoute('?panel=cart&emailVerify=a-token')
    expect(verifying).toMatchObject({ panel: 'verify', view: 'result' })
    expect(writeRoute({ ...verifying, panel: 'search', view: 'results' }, '?emailVerify=a-token')).toBe('')
  })

  it('truncates a text that is too long to search for', () => {
    expect(readRoute(`?s=${'x'.repeat(300)}`).text).toHaveLength(200)
  })
})

const nothing: FiltersAndSort = unfiltered
const filtered = (change: Partial<FiltersAndSort['filters']>): FiltersAndSort => ({
  ...nothing,
  filters: { ...noFilters, ...change },
})

const written = (narrowing: FiltersAndSort, before = '') =>
  writeRoute(route({ ...narrowing }), before).replace('?', '')
const read = (query: string): FiltersAndSort => {
  const { filters, sort } = readRoute(query)
  return { filters, sort }
}

describe('filters and sorting in an address', () => {
  it.each([
    ['', nothing],
    ['model=Swing&model=Slide', filtered({ doorModels: ['Swing', 'Slide'] })],
    ['tag=Door+Closers&tag=Hinges', filtered({ tags: ['Door Closers', 'Hinges'] })],
    ['unit=FT', filtered({ units: ['FT'] })],
    ['price=0-10&price=250-', filtered({ priceBands: [0, 5] })],
    ['price=25-50', filtered({ priceBands: [2] })],
    ['special=1', filtered({ specialOrder: true })],
    ['proprietary=1', filtered({ proprietary: true })],
    ['sort=price', { ...nothing, sort: 'price' as const }],
  ])('%j is read and written back unchanged', (query, narrowing) => {
    expect(read(query)).toEqual(narrowing)
    expect(written(narrowing)).toBe(query)
  })

  it.each(['model=Swinging', 'tag=hinges', 'unit=EACH', 'price=7', 'price=0-11', 'special=yes', 'sort=size'])(
    '%j is invalid and ignored',
    (query) => {
      expect(read(query)).toEqual(nothing)
    },
  )

  it('count once when named twice', () => {
    const { filters } = read('tag=Hinges&tag=Hinges')
    expect(filters.tags).toEqual(['Hinges'])
  })

  it('stay in the order of an address that already has them, and are removed when no longer set', () => {
    expect(written(filtered({ tags: ['Hinges'] }), 'tag=Hinges&utm=12')).toBe('tag=Hinges&utm=12')
    expect(written(nothing, 'tag=Hinges&sort=price&utm=12')).toBe('utm=12')
  })
})
