import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gasketParts } from '../calculated-part-ids.ts'
import { doorNamed } from '../testing/doors.ts'
import type { Configuration } from './configuration-schema.ts'
import { type CartLineContent, mergeLines } from './merge-lines.ts'
import type { SavedCartLine, StoredCart } from './stored-cart.ts'
import { subtractLines } from './subtract-lines.ts'

const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const serials = (...list: string[]): Configuration => ({ kind: 'serials', serials: list })
const volts = (
  at120: number,
  at480: number,
  panels?: [single: number, biparting: number],
): Configuration => ({
  kind: 'voltage',
  voltages: { '120V': at120, '208V': 0, '230V': 0, '460V': 0, '480V': at480 },
  ...(panels && { panels: { single: panels[0], biparting: panels[1] } }),
})
const cuts = (...list: [length: number, count: number][]): Configuration => ({
  kind: 'cuts',
  cuts: list.map(([lengthInches, count]) => ({ lengthInches, count, wallThicknessInches: null })),
})
const doors = (...list: [serial: string | null, count: number][]): Configuration => ({
  kind: 'door',
  doors: list.map(([serialNumber, count]) => ({
    serialNumber,
    door: doorNamed('Traditional 36x84'),
    use: 'doorGasket',
    count,
  })),
})
const lineOf = (quantity: number, ...configurations: Configuration[]): CartLineContent => ({
  quantity,
  comments: [],
  configurations,
})

const entryOf = (line: CartLineContent, id = 12, addedAt = id): SavedCartLine => ({
  part: { id, number: `0105-${id}`, name: 'PART', unit: 'EA', priceCents: 100, imageVersion: 0 },
  precisionLengths: [],
  configurations: [],
  addedAt,
  ...line,
})
const cartOf = (...entries: SavedCartLine[]): StoredCart =>
  Object.fromEntries(entries.map((each) => [each.part.id, each]))

/** Returns what remains of a line after subtracting another; null if nothing does. */
function subtractLine(
  line: CartLineContent,
  taken: CartLineContent,
  { id = 12, changed = 'keep' }: { id?: number; changed?: 'keep' | 'drop' } = {},
): CartLineContent | null {
  const left = subtractLines(cartOf(entryOf(line, id)), [entryOf(taken, id)], changed)[id]
  if (!left) return null
  const { quantity, comments, configurations } = left
  return { quantity, comments, ...(configurations && { configurations }) }
}

describe('subtracting from a line', () => {
  it.each<[string, CartLineContent, CartLineContent, CartLineContent | null]>([
    ['removes it when nothing was added', lineOf(3), lineOf(3), null],
    ['removes it along with its configuration', lineOf(3, hands(2, 1)), lineOf(3, hands(2, 1)), null],
    ['keeps the surplus', lineOf(3.75), lineOf(2.5), lineOf(1.25)],
    [
      'keeps the hands of the surplus',
      lineOf(5, hands(2, 3)),
      lineOf(3, hands(2, 1)),
      lineOf(2, hands(0, 2)),
    ],
    [
      'keeps the serials of the surplus, including repeated ones',
      lineOf(3, serials('15-0001', '15-0002', '15-0001')),
      lineOf(1, serials('15-0001')),
      lineOf(2, serials('15-0002', '15-0001')),
    ],
    [
      'keeps the voltages and panels of the surplus',
      lineOf(4, volts(3, 1, [2, 2])),
      lineOf(2, volts(2, 0, [1, 1])),
      lineOf(2, volts(1, 1, [1, 1])),
    ],
    [
      'keeps the cuts of the surplus',
      lineOf(9, cuts([36, 2], [24, 1], [12, 1])),
      lineOf(5, cuts([36, 1], [24, 1])),
      lineOf(4, cuts([36, 1], [12, 1])),
    ],
    [
      'keeps the doors of the surplus',
      lineOf(54.75, doors([null, 1], ['15-0123', 2])),
      lineOf(36.5, doors([null, 1], ['15-0123', 1])),
      lineOf(18.25, doors(['15-0123', 1])),
    ],
    [
      'keeps extra feet without a door',
      lineOf(23.25, doors([null, 1])),
      lineOf(18.25, doors([null, 1])),
      lineOf(5),
    ],
    [
      'keeps the doors when only extra feet are subtracted',
      lineOf(23.25, doors([null, 1])),
      lineOf(5),
      lineOf(18.25, doors([null, 1])),
    ],
    ['ignores empty configurations', lineOf(3, hands(0, 0)), lineOf(1, cuts()), lineOf(2)],
  ])('%s', (_, line, taken, left) => {
    expect(subtractLine(line, taken)).toEqual(left)
  })

  const changed: [string, CartLineContent, CartLineContent][] = [
    ['has less', lineOf(2), lineOf(3)],
    ['has fewer of a hand', lineOf(4, hands(1, 3)), lineOf(3, hands(2, 1))],
    ['has a different serial', lineOf(2, serials('15-0002', '15-0003')), lineOf(1, serials('15-0001'))],
    ['has fewer of a voltage', lineOf(3, volts(1, 2)), lineOf(2, volts(2, 0))],
    ['has fewer of a panel', lineOf(3, volts(3, 0, [0, 3])), lineOf(1, volts(1, 0, [1, 0]))],
    ['no longer has panels', lineOf(3, volts(3, 0)), lineOf(1, volts(1, 0, [1, 0]))],
    ['has different cuts', lineOf(6, cuts([72, 1])), lineOf(3, cuts([36, 1]))],
    ['has fewer of a door', lineOf(54.75, doors([null, 3])), lineOf(36.5, doors([null, 1], ['15-0123', 1]))],
    ['has another kind of configuration', lineOf(3, cuts([36, 1])), lineOf(3, hands(2, 1))],
    ['no longer has a configuration', lineOf(5), lineOf(3, hands(2, 1))],
    ['has more doors for the same feet', lineOf(36.5, doors([null, 2])), lineOf(36.5, doors([null, 1]))],
    [
      'has an added door that needs more than the feet left',
      lineOf(36.5, doors([null, 2])),
      lineOf(23.25, doors([null, 1])),
    ],
    ['has doors that need more than the feet left', lineOf(36.5, doors([null, 2])), lineOf(20)],
  ]

  it.each(changed)('leaves the line whole when it %s', (_, line, taken) => {
    expect(subtractLine(line, taken, { id: gasketParts.traditionalDoor })).toEqual(line)
  })

  it.each(changed)('drops the line, if changed lines are to be dropped, when it %s', (_, line, taken) => {
    expect(subtractLine(line, taken, { id: gasketParts.traditionalDoor, changed: 'drop' })).toBeNull()
  })

  it('keeps what was added to the line even if changed lines are to be dropped', () => {
    expect(subtractLine(lineOf(5, hands(2, 3)), lineOf(3, hands(2, 1)), { changed: 'drop' })).toEqual(
      lineOf(2, hands(0, 2)),
    )
  })

  it('keeps doors that the remaining quantity is enough for', () => {
    const left = subtractLine(lineOf(54.75, doors([null, 2])), lineOf(18.25), {
      id: gasketParts.traditionalDoor,
    })
    expect(left).toEqual(lineOf(36.5, doors([null, 2])))
  })

  it('keeps the comments of the surplus, including repeated ones', () => {
    const line = { quantity: 3, comments: ['left leaf', 'dock 4', 'left leaf'] }
    expect(subtractLine(line, { quantity: 1, comments: ['left leaf'] })?.comments).toEqual([
      'dock 4',
      'left leaf',
    ])
    expect(subtractLine(line, { quantity: 1, comments: ['gone'] })?.comments).toEqual(line.comments)
    expect(subtractLine({ quantity: 3, comments: ['dock 4'] }, { quantity: 3, comments: [] })).toBeNull()
  })

  it('gives back what was added to the line', () => {
    const count = fc.integer({ min: 1, max: 30 })
    const cut = fc.tuple(fc.constantFrom(12, 36, 36.125), count)
    const anyLine = fc.tuple(
      count,
      count,
      fc.uniqueArray(cut, { minLength: 1, selector: ([length]) => length }),
    )
    const lineOfAny = ([left, right, list]: [number, number, [number, number][]]) =>
      lineOf(left + right, hands(left, right), cuts(...list.toSorted(([a], [b]) => a - b)))
    fc.assert(
      fc.property(anyLine.map(lineOfAny), anyLine.map(lineOfAny), (line, added) => {
        const left = subtractLine(mergeLines(added, line).line, line)
        expect(left).toEqual(added)
      }),
      randomCases(300),
    )
  })
})

describe('subtracting lines from a cart', () => {
  const entry = (id: number, quantity: number, addedAt = id) => entryOf(lineOf(quantity), id, addedAt)

  it.each<[string, StoredCart, SavedCartLine[], StoredCart]>([
    [
      'empties the cart when nothing changed',
      cartOf(entry(12, 2), entry(13, 1)),
      [entry(12, 2), entry(13, 1)],
      {},
    ],
    ['keeps lines added meanwhile', cartOf(entry(12, 2), entry(13, 1)), [entry(12, 2)], cartOf(entry(13, 1))],
    ['keeps what was added to a line', cartOf(entry(12, 5)), [entry(12, 2)], cartOf(entry(12, 3))],
    ['leaves a line whole that was reduced', cartOf(entry(12, 1)), [entry(12, 2)], cartOf(entry(12, 1))],
    [
      'leaves a line whole that was removed and added again',
      cartOf(entry(12, 2, 99)),
      [entry(12, 2)],
      cartOf(entry(12, 2, 99)),
    ],
    ['does not bring back removed lines', cartOf(), [entry(12, 2)], {}],
  ])('%s', (_, cart, taken, left) => {
    expect(subtractLines(cart, taken, 'keep')).toEqual(left)
  })

  it('does not change the original cart', () => {
    const cart = cartOf(entry(12, 5), entry(13, 1))
    subtractLines(cart, [entry(12, 2), entry(13, 1)], 'keep')
    expect(cart).toEqual(cartOf(entry(12, 5), entry(13, 1)))
  })
})
