import { describe, expect, it } from 'vitest'
import { readPlace, startPlace, writePlace } from './panels.url.ts'

const place = (change: object) => ({ ...startPlace, ...change })

describe('the place in an address', () => {
  it.each([
    ['', place({})],
    ['?s=door+hinge', place({ text: 'door hinge' })],
    ['?s=hinge&page=3', place({ text: 'hinge', page: 3 })],
    ['?page=2', place({ all: true, page: 2 })],
    ['?page=1', place({ all: true })],
    ['?s=hinge&part=12', place({ text: 'hinge', part: 12 })],
    ['?panel=cart', place({ panel: 'cart' })],
    ['?panel=cart&view=shipping', place({ panel: 'cart', view: 'shipping' })],
  ])('%s is read, and written the same again', (query, expected) => {
    expect(readPlace(query)).toEqual(expected)
    expect(writePlace(expected, '')).toBe(query)
  })

  it.each([
    ['?panel=admin', place({})],
    ['?view=shipping', place({})],
    ['?panel=cart&view=nowhere', place({ panel: 'cart' })],
    ['?part=-4', place({})],
    ['?part=12abc', place({})],
    ['?page=0', place({})],
    ['?page=9999999', place({})],
  ])('%s makes no sense and is left out', (query, expected) => {
    expect(readPlace(query)).toEqual(expected)
  })

  it('parameters of others stay in the address', () => {
    expect(writePlace(place({ text: 'hinge' }), '?cartKey=abc&panel=cart')).toBe('?cartKey=abc&s=hinge')
  })

  it('a text longer than a search may be is cut', () => {
    expect(readPlace(`?s=${'x'.repeat(300)}`).text).toHaveLength(200)
  })
})
