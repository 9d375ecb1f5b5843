import { noFilters } from '@mullion/domain/catalog/facets'
import { describe, expect, it } from 'vitest'
import { readPlace, startPlace, writePlace } from './panels.url.ts'

const place = (change: object) => ({ ...startPlace, ...change })

describe('the place in an address', () => {
  it.each([
    ['', place({})],
    ['?s=door+hinge', place({ text: 'door hinge' })],
    ['?s=hinge&page=3', place({ text: 'hinge', page: 3 })],
    [
      '?s=hinge&model=Swing&special=1&sort=price&page=3',
      place({
        text: 'hinge',
        filters: { ...noFilters, doorModels: ['Swing'], specialOrder: true },
        sort: 'price',
        page: 3,
      }),
    ],
    ['?page=2', place({ all: true, page: 2 })],
    ['?page=1', place({ all: true })],
    ['?s=hinge&part=12', place({ text: 'hinge', part: 12 })],
    ['?panel=cart', place({ panel: 'cart', view: 'cart' })],
    ['?panel=cart&view=shipping', place({ panel: 'cart', view: 'shipping' })],
    ['?panel=cart&view=quick-order', place({ panel: 'cart', view: 'quick-order' })],
    ['?panel=account', place({ panel: 'account', view: 'overview' })],
    ['?panel=account&view=orders', place({ panel: 'account', view: 'orders' })],
    ['?panel=company', place({ panel: 'company', view: 'users' })],
    ['?panel=company&view=orders', place({ panel: 'company', view: 'orders' })],
    ['?panel=admin', place({ panel: 'admin', view: 'pending-orders' })],
    ['?panel=admin&view=edit-company&id=4', place({ panel: 'admin', view: 'edit-company', chosen: 4 })],
    ['?panel=request', place({ panel: 'request', view: 'form' })],
    ['?s=hinge&login=1', place({ text: 'hinge', login: true })],
    ['?s=hinge&calculator=heater', place({ text: 'hinge', calculator: 'heater' })],
    ['?panel=cart&popup=returns', place({ panel: 'cart', view: 'cart', popup: 'returns' })],
    ['?emailVerify=a-token', place({ panel: 'verify', view: 'result', emailVerify: 'a-token' })],
  ])('%s is read, and written the same again', (query, expected) => {
    expect(readPlace(query)).toEqual(expected)
    expect(writePlace(expected, '')).toBe(query)
  })

  it.each([
    ['?panel=staff', place({})],
    ['?id=4', place({})],
    ['?view=shipping', place({})],
    ['?panel=cart&view=nowhere', place({ panel: 'cart', view: 'cart' })],
    ['?panel=account&view=shipping', place({ panel: 'account', view: 'overview' })],
    ['?panel=verify', place({})],
    ['?emailVerify=', place({})],
    ['?part=-4', place({})],
    ['?part=12abc', place({})],
    ['?popup=else', place({})],
    ['?calculator=pocket', place({})],
    ['?page=0', place({})],
    ['?page=9999999', place({})],
  ])('%s makes no sense and is left out', (query, expected) => {
    expect(readPlace(query)).toEqual(expected)
  })

  it('parameters of others stay in the address', () => {
    expect(writePlace(place({ text: 'hinge' }), '?cartKey=abc&panel=cart')).toBe('?cartKey=abc&s=hinge')
  })

  it('login opens the sign-in whatever its value', () => {
    expect(readPlace('?login').login).toBe(true)
    expect(readPlace('?login=now').login).toBe(true)
  })

  it('a verification comes before any other panel and leaves with its token', () => {
    const verifying = readPlace('?panel=cart&emailVerify=a-token')
    expect(verifying).toMatchObject({ panel: 'verify', view: 'result' })
    expect(writePlace({ ...verifying, panel: 'search', view: 'results' }, '?emailVerify=a-token')).toBe('')
  })

  it('a text longer than a search may be is cut', () => {
    expect(readPlace(`?s=${'x'.repeat(300)}`).text).toHaveLength(200)
  })
})
