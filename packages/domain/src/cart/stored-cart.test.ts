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
    ['nothing stored', null],
    ['invalid JSON', '{"12":'],
    ['an array', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('is empty for %s', (_, text) => {
    expect(readStoredCart(text)).toEqual({})
  })

  it.each([
    ['a quantity of text', { 40: entry(gasket, '2') }],
    ['a quantity of 0', { 40: entry(gasket, 0) }],
    ['10,000 of a part', { 40: entry(gasket, 10_000) }],
    ['a third of a foot', { 40: entry(gasket, 0.33) }],
    ['a negative price', { 40: entry({ ...gasket, priceCents: -1 }, 1) }],
    ['an unknown unit', { 40: entry({ ...gasket, unit: 'M' }, 1) }],
    ['an entry without a part', { 40: { quantity: 1 } }],
    ['an entry under the key of another part', { 41: entry(gasket, 1) }],
    ['a comment that is not text', { 40: entry(gasket, 1, { comments: [{}] }) }],
  ])('drops %s and keeps the rest', (_, bad) => {
    expect(keptIds({ ...bad, 13: entry({ ...hinge, id: 13 }, 3) })).toEqual(['13'])
  })

  it('keeps quarter feet and fills in what an older page did not write', () => {
    const cart = readStoredCart(JSON.stringify({ 40: { part: gasket, quantity: 2.25 } }))
    expect(cart['40']).toEqual(entry(gasket, 2.25, { configurations: [], addedAt: 0 }))
  })

  it('ignores a former price from an older page', () => {
    const cart = readStoredCart(JSON.stringify({ 12: entry(hinge, 1, { formerPriceCents: 1100 }) }))
    expect(cart['12']).toMatchObject({ quantity: 1 })
    expect(cart['12']).not.toHaveProperty('formerPriceCents')
  })

  it('keeps half of a part sold whole, for the server to report', () => {
    expect(keptIds({ 12: entry(hinge, 1.5) })).toEqual(['12'])
  })

  it('has at most 500 lines', () => {
    const many = Array.from({ length: 501 }, (_, at) => [at + 1, entry({ ...hinge, id: at + 1 }, 1)])
    expect(keptIds(Object.fromEntries(many))).toHaveLength(500)
  })
})

describe('the configurations in a stored cart', () => {
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
  ])('include %s, which are sent with the order', (_, configuration) => {
    const stored = read({ configurations: [configuration] })
    expect(stored?.configurations).toEqual([configuration])
    expect(cartLinesOf({ 40: stored! })[0]?.configurations).toEqual([configuration])
  })

  it.each([
    ['the kind is unknown', [{ kind: 'door', width: 36 }]],
    ['a cut is in tenths', [cuts(cutOf(36.1))]],
    ['a kind is repeated', [cuts(cutOf(36)), cuts(cutOf(36))]],
    ['they are not a list', 'left'],
  ])('are dropped when %s, and the line stays', (_, configurations) => {
    expect(read({ configurations })).toMatchObject({ quantity: 6, configurations: [] })
  })

  it.each<[string, unknown, object[]]>([
    ['a number', [36], [cutOf(36)]],
    ['text', ['36 1/8'], [cutOf(36.125)]],
    ['a length', [{ length: 36 }], [cutOf(36)]],
    ['a length, a thickness and a count', [{ length: 36.5, thickness: 4, count: 2 }], [cutOf(36.5, 4, 2)]],
    ['text from a form', [{ length: '36.5', thickness: '' }], [cutOf(36.5)]],
    ['the same length three times', [36, { length: 36, count: 2 }, 12], [cutOf(36, null, 3), cutOf(12)]],
  ])('are read from documented precision lengths: %s', (_, precisionLengths, expected) => {
    const stored = read({ precisionLengths })
    expect(stored).toMatchObject({ precisionLengths: [], configurations: [cuts(...expected)] })
  })

  it.each<[string, unknown]>([
    ['a tenth of an inch', [36, 36.1]],
    ['a length of zero', [0]],
    ['a negative length', [-36]],
    ['a length over the maximum', [1200.125]],
    ['a count of one half', [{ length: 36, count: 0.5 }]],
    [
      'two counts of one half',
      [
        { length: 36, count: 0.5 },
        { length: 36, count: 0.5 },
      ],
    ],
    ['a thickness in words', [{ length: 36, thickness: 'four' }]],
    ['not a list', '36'],
    ['an entry without a length', [{}]],
  ])('are not read from precision lengths when any is invalid: %s', (_, precisionLengths) => {
    expect(read({ precisionLengths })).toMatchObject({ quantity: 6, configurations: [] })
  })

  it('take precedence over precision lengths', () => {
    const configuration = [cuts(cutOf(72))]
    expect(read({ precisionLengths: [36], configurations: configuration })?.configurations).toEqual(
      configuration,
    )
  })

  it('are the same when read again after saving', () => {
    const once = readStoredCart(JSON.stringify({ 40: entry(gasket, 6, { precisionLengths: [36, '36'] }) }))
    expect(readStoredCart(JSON.stringify(once))).toEqual(once)
  })
})

describe('the lines of a stored cart', () => {
  it('are in the order in which parts were added', () => {
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
