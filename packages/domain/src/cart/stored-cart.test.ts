import { describe, expect, it } from 'vitest'
import { cartLinesOf, entriesOf, readStoredCart } from './stored-cart.ts'

const hinge = { id: 12, number: '0105-02', name: 'HNG BRKT', priceCents: 1250, unit: 'EA', imageVersion: 1 }
const gasket = { id: 40, number: '0210-01', name: 'GSKT', priceCents: null, unit: 'FT', imageVersion: 0 }
const entry = (part: object, quantity: unknown, more: object = {}) => ({
  part,
  quantity,
  comments: [],
  precisionLengths: [],
  ...more,
})
const kept = (cart: object) => Object.keys(readStoredCart(JSON.stringify(cart)))

describe('a cart read back from browser storage', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{"12":'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('%s is an empty cart', (_, text) => {
    expect(readStoredCart(text)).toEqual({})
  })

  it.each([
    ['a quantity of text', { 40: entry(gasket, '2') }],
    ['a quantity of 0', { 40: entry(gasket, 0) }],
    ['10,000 of a part', { 40: entry(gasket, 10_000) }],
    ['a third of a foot', { 40: entry(gasket, 0.33) }],
    ['a negative price', { 40: entry({ ...gasket, priceCents: -1 }, 1) }],
    ['an unknown unit', { 40: entry({ ...gasket, unit: 'M' }, 1) }],
    ['no part', { 40: { quantity: 1 } }],
    ['an entry under the key of another part', { 41: entry(gasket, 1) }],
    ['a comment that is no text', { 40: entry(gasket, 1, { comments: [{}] }) }],
  ])('%s is left out and the rest is kept', (_, bad) => {
    expect(kept({ ...bad, 13: entry({ ...hinge, id: 13 }, 3) })).toEqual(['13'])
  })

  it('quarter feet are kept, and what an older page did not write is filled in', () => {
    const cart = readStoredCart(JSON.stringify({ 40: { part: gasket, quantity: 2.25 } }))
    expect(cart['40']).toEqual(entry(gasket, 2.25, { addedAt: 0 }))
  })

  it('half of a part that is sold whole is kept, for the server to say what is wrong with it', () => {
    expect(kept({ 12: entry(hinge, 1.5) })).toEqual(['12'])
  })

  it('no more than 500 lines are read', () => {
    const many = Array.from({ length: 501 }, (_, at) => [at + 1, entry({ ...hinge, id: at + 1 }, 1)])
    expect(kept(Object.fromEntries(many))).toHaveLength(500)
  })
})

describe('the lines of a stored cart', () => {
  it('stand in the order in which parts were added', () => {
    const cart = readStoredCart(
      JSON.stringify({ 12: entry(hinge, 2, { addedAt: 900 }), 40: entry(gasket, 4, { addedAt: 100 }) }),
    )
    expect(entriesOf(cart).map((line) => line.part.id)).toEqual([40, 12])
    expect(cartLinesOf(cart)).toEqual([
      { partId: 40, quantity: 4, comments: [] },
      { partId: 12, quantity: 2, comments: [] },
    ])
  })
})
