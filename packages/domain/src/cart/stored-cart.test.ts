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
const keptIds = (cart: object) => Object.keys(readStoredCart(JSON.stringify(cart)))

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
    expect(keptIds({ ...bad, 13: entry({ ...hinge, id: 13 }, 3) })).toEqual(['13'])
  })

  it('quarter feet are kept, and what an older page did not write is filled in', () => {
    const cart = readStoredCart(JSON.stringify({ 40: { part: gasket, quantity: 2.25 } }))
    expect(cart['40']).toEqual(entry(gasket, 2.25, { configurations: [], addedAt: 0 }))
  })

  it('what an older page wrote of a former price is no reason to lose a line', () => {
    const cart = readStoredCart(JSON.stringify({ 12: entry(hinge, 1, { formerPriceCents: 1100 }) }))
    expect(cart['12']).toMatchObject({ quantity: 1 })
    expect(cart['12']).not.toHaveProperty('formerPriceCents')
  })

  it('half of a part that is sold whole is kept, for the server to say what is wrong with it', () => {
    expect(keptIds({ 12: entry(hinge, 1.5) })).toEqual(['12'])
  })

  it('no more than 500 lines are read', () => {
    const many = Array.from({ length: 501 }, (_, at) => [at + 1, entry({ ...hinge, id: at + 1 }, 1)])
    expect(keptIds(Object.fromEntries(many))).toHaveLength(500)
  })
})

describe('what a stored cart says about how its parts are configured', () => {
  const cuts = (...list: object[]) => ({ kind: 'cuts', cuts: list })
  const cutOf = (lengthInches: number, wallThicknessInches: number | null = null, count = 1) => ({
    lengthInches,
    wallThicknessInches,
    count,
  })
  const read = (more: object) => readStoredCart(JSON.stringify({ 40: entry(gasket, 6, more) }))['40']

  it.each([
    ['hands', { kind: 'direction', left: 4, right: 2 }],
    ['serial numbers', { kind: 'serials', serials: ['15-0001', '15-0001'] }],
    ['cuts', cuts(cutOf(36.125, 4, 2))],
    [
      'voltages and panels',
      {
        kind: 'voltage',
        voltages: { '120V': 0, '208V': 0, '230V': 6, '460V': 0, '480V': 0 },
        panels: { single: 6, biparting: 0 },
      },
    ],
  ])('%s are kept, and sent to be ordered', (_, configuration) => {
    const stored = read({ configurations: [configuration] })
    expect(stored?.configurations).toEqual([configuration])
    expect(cartLinesOf({ 40: stored! })[0]?.configurations).toEqual([configuration])
  })

  it.each([
    ['of an unknown kind', [{ kind: 'door', width: 36 }]],
    ['with a cut of a tenth', [cuts(cutOf(36.1))]],
    ['twice of a kind', [cuts(cutOf(36)), cuts(cutOf(36))]],
    ['that are no list', 'left'],
  ])('configurations %s are dropped and the line stays', (_, configurations) => {
    expect(read({ configurations })).toMatchObject({ quantity: 6, configurations: [] })
  })

  it.each<[string, unknown, object[]]>([
    ['a number', [36], [cutOf(36)]],
    ['a text', ['36 1/8'], [cutOf(36.125)]],
    ['a length', [{ length: 36 }], [cutOf(36)]],
    ['a length, a thickness and a count', [{ length: 36.5, thickness: 4, count: 2 }], [cutOf(36.5, 4, 2)]],
    ['texts from a form', [{ length: '36.5', thickness: '' }], [cutOf(36.5)]],
    ['the same length three times', [36, { length: 36, count: 2 }, 12], [cutOf(36, null, 3), cutOf(12)]],
  ])('documented precision lengths are read as cuts: %s', (_, precisionLengths, expected) => {
    const stored = read({ precisionLengths })
    expect(stored).toMatchObject({ precisionLengths: [], configurations: [cuts(...expected)] })
  })

  it.each<[string, unknown]>([
    ['a tenth of an inch', [36, 36.1]],
    ['nothing', [0]],
    ['a length below nothing', [-36]],
    ['too long', [1200.125]],
    ['a count of a half', [{ length: 36, count: 0.5 }]],
    [
      'two counts of a half',
      [
        { length: 36, count: 0.5 },
        { length: 36, count: 0.5 },
      ],
    ],
    ['a thickness of words', [{ length: 36, thickness: 'four' }]],
    ['no list', '36'],
    ['no lengths', [{}]],
  ])('precision lengths that cannot all be read are dropped, never in part: %s', (_, precisionLengths) => {
    expect(read({ precisionLengths })).toMatchObject({ quantity: 6, configurations: [] })
  })

  it('cuts that are stated stand, whatever the documented lengths say', () => {
    const configuration = [cuts(cutOf(72))]
    expect(read({ precisionLengths: [36], configurations: configuration })?.configurations).toEqual(
      configuration,
    )
  })

  it('reads the same again after it was kept', () => {
    const once = readStoredCart(JSON.stringify({ 40: entry(gasket, 6, { precisionLengths: [36, '36'] }) }))
    expect(readStoredCart(JSON.stringify(once))).toEqual(once)
  })
})

describe('the lines of a stored cart', () => {
  it('stand in the order in which parts were added', () => {
    const cart = readStoredCart(
      JSON.stringify({ 12: entry(hinge, 2, { addedAt: 900 }), 40: entry(gasket, 4, { addedAt: 100 }) }),
    )
    expect(entriesOf(cart).map((line) => line.part.id)).toEqual([40, 12])
    expect(cartLinesOf(cart)).toEqual([
      { partId: 40, quantity: 4, comments: [], configurations: [] },
      { partId: 12, quantity: 2, comments: [], configurations: [] },
    ])
  })
})
