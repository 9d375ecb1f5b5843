import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PartRequirements } from '../catalog/part.ts'
import { doorNamed } from '../testing/doors.ts'
import { nothingRequired } from '../testing/parts.ts'
import type { Configuration } from './configuration-schema.ts'
import { cutsQuantity } from './cuts.ts'
import { configurationProblem } from './line-configuration.ts'
import { type CartLineContent, mergeLines } from './merge-lines.ts'

const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const serials = (...list: string[]): Configuration => ({ kind: 'serials', serials: list })
const volts = (
  at120: number,
  at480: number,
  panels?: { single: number; biparting: number },
): Configuration => ({
  kind: 'voltage',
  voltages: { '120V': at120, '208V': 0, '230V': 0, '460V': 0, '480V': at480 },
  ...(panels && { panels }),
})
const cuts = (...list: [length: number, count: number][]): Configuration => ({
  kind: 'cuts',
  cuts: list.map(([lengthInches, count]) => ({ lengthInches, count, wallThicknessInches: null })),
})
const doors = (...list: [serial: string | null, door: string, count: number][]): Configuration => ({
  kind: 'door',
  doors: list.map(([serialNumber, door, count]) => ({
    serialNumber,
    door: doorNamed(door),
    use: 'heaterWire',
    count,
  })),
})
const lineOf = (quantity: number, ...configurations: Configuration[]): CartLineContent => ({
  quantity,
  comments: [],
  configurations,
})
const runs = randomCases(300)

describe('adding to a cart line', () => {
  it('adds the quantities and keeps the comments of both', () => {
    const line = { quantity: 2.25, comments: ['left leaf'] }
    const { line: merged, problem } = mergeLines(line, {
      quantity: 0.5,
      comments: ['right leaf', 'left leaf'],
    })
    expect(merged).toEqual({
      quantity: 2.75,
      comments: ['left leaf', 'right leaf', 'left leaf'],
      configurations: [],
    })
    expect(problem).toBeNull()
  })

  it.each<[string, Configuration, Configuration, Configuration]>([
    ['adds up hands', hands(2, 0), hands(1, 3), hands(3, 3)],
    [
      'appends serials',
      serials('15-0002'),
      serials('15-0001', '15-0002'),
      serials('15-0002', '15-0001', '15-0002'),
    ],
    ['adds up voltages', volts(1, 0), volts(2, 1), volts(3, 1)],
    [
      'adds up panels',
      volts(1, 0, { single: 1, biparting: 0 }),
      volts(2, 0, { single: 1, biparting: 1 }),
      volts(3, 0, { single: 2, biparting: 1 }),
    ],
    [
      'counts equal cuts together',
      cuts([36, 1], [12, 1]),
      cuts([36, 2], [24, 1]),
      cuts([36, 3], [12, 1], [24, 1]),
    ],
    [
      'counts equal doors together and keeps others separate',
      doors([null, 'VL 36x84', 1], ['15-0123', 'VL 36x84', 1]),
      doors(['15-0123', 'VL 36x84', 2], [null, 'VL 36x85', 1]),
      doors([null, 'VL 36x84', 1], ['15-0123', 'VL 36x84', 3], [null, 'VL 36x85', 1]),
    ],
  ])('%s', (_, known, added, expected) => {
    expect(mergeLines(lineOf(2, known), lineOf(2, added)).line.configurations).toEqual([expected])
  })

  it('counts equal cuts and doors of one addition together, even on a new line', () => {
    const added = lineOf(3, cuts([36, 1], [12, 1], [36, 1]))
    expect(mergeLines(lineOf(0), added).line.configurations).toEqual([cuts([36, 2], [12, 1])])
    expect(mergeLines(added, lineOf(1)).line.configurations).toEqual([cuts([36, 2], [12, 1])])
    const twice = lineOf(3, doors([null, 'VL 36x84', 1], [null, 'VL 36x84', 2]))
    expect(mergeLines(lineOf(0), twice).line.configurations).toEqual([doors([null, 'VL 36x84', 3])])
  })

  it('keeps a kind of configuration that only one of the two has', () => {
    expect(mergeLines(lineOf(2), lineOf(2, hands(1, 1))).line.configurations).toEqual([hands(1, 1)])
    expect(mergeLines(lineOf(2, hands(1, 1)), lineOf(2)).line.configurations).toEqual([hands(1, 1)])
  })

  it('does not change either line', () => {
    const [line, addition] = [lineOf(2, cuts([36, 1])), lineOf(2, cuts([36, 1]))]
    mergeLines(line, addition)
    expect([line, addition]).toEqual([lineOf(2, cuts([36, 1])), lineOf(2, cuts([36, 1]))])
  })
})

describe('a full line', () => {
  it('without configurations is filled to 9,999 and reports the limit', () => {
    const { line, problem } = mergeLines(lineOf(9500), lineOf(999))
    expect(line.quantity).toBe(9999)
    expect(problem).toMatchObject({
      code: 'cart.quantity_limit',
      text: 'Quantity can be at most 9,999 per line.',
    })
    expect(mergeLines(lineOf(9500), lineOf(499)).problem).toBeNull()
  })

  it('with a configuration takes nothing more, because part of it would not add up', () => {
    const before = { ...lineOf(9500, hands(9500, 0)), comments: ['first'] }
    const { line, problem } = mergeLines(before, { ...lineOf(999, hands(0, 999)), comments: ['second'] })
    expect(line).toEqual(before)
    expect(problem?.code).toBe('cart.quantity_limit')
  })

  it('takes comments up to 100 and reports the limit', () => {
    const comments = (count: number, text: string) => Array.from({ length: count }, () => text)
    const { line, problem } = mergeLines(
      { quantity: 1, comments: comments(99, 'old') },
      { quantity: 1, comments: comments(2, 'new') },
    )
    expect(line).toMatchObject({ quantity: 2, comments: [...comments(99, 'old'), 'new'] })
    expect(problem).toMatchObject({
      code: 'cart.comment_limit',
      text: 'A line can have at most 100 comments.',
    })
  })

  it('takes at most 500 different cuts', () => {
    const many = Array.from({ length: 500 }, (_, at): [number, number] => [(at + 1) / 8, 1])
    const before = lineOf(125, cuts(...many))
    const refused = mergeLines(before, lineOf(8.25, cuts([100, 1])))
    expect(refused.line).toEqual(before)
    expect(refused.problem?.code).toBe('cart.configuration_limit')
    expect(mergeLines(before, lineOf(0.25, cuts([1, 1]))).problem).toBeNull()
  })
})

describe('a line for doors', () => {
  const many = Array.from({ length: 200 }, (_, at): [null, string, number] => [null, `VL ${at + 1}x84`, 1])

  it('takes at most 200 different doors', () => {
    const before = lineOf(100, doors(...many))
    const refused = mergeLines(before, lineOf(1, doors([null, 'VL 250x84', 1])))
    expect(refused.line).toEqual(before)
    expect(refused.problem?.code).toBe('cart.configuration_limit')
    expect(mergeLines(before, lineOf(1, doors([null, 'VL 1x84', 1]))).problem).toBeNull()
  })

  it('takes at most 9,999 equal doors', () => {
    const before = lineOf(1, doors([null, 'VL 36x84', 9999]))
    expect(mergeLines(before, lineOf(1, doors([null, 'VL 36x84', 1]))).problem?.code).toBe(
      'cart.configuration_limit',
    )
  })

  it('keeps its doors when extra feet are added', () => {
    const gasket = lineOf(18.25, doors([null, 'VL 36x84', 1]))
    expect(mergeLines(gasket, lineOf(5)).line).toMatchObject({
      quantity: 23.25,
      configurations: gasket.configurations,
    })
  })
})

describe('two valid lines', () => {
  const count = fc.integer({ min: 1, max: 30 })
  const serial = fc.constantFrom('15-0001', '16-0200', '26-9999')
  const cut = fc.tuple(
    fc.integer({ min: 1, max: 9600 }).map((value) => value / 8),
    count,
  )
  const handLine = fc.tuple(count, count).map(([left, right]) => lineOf(left + right, hands(left, right)))
  const serialLine = fc
    .array(serial, { minLength: 1, maxLength: 9 })
    .map((list) => lineOf(list.length, serials(...list)))
  const voltLine = fc
    .tuple(count, count)
    .map(([low, high]) => lineOf(low + high, volts(low, high, { single: high, biparting: low })))
  const cutLine = fc.array(cut, { minLength: 1, maxLength: 5 }).map((list) => {
    const configuration = cuts(...list)
    return lineOf(configuration.kind === 'cuts' ? cutsQuantity('FT', configuration.cuts) : 0, configuration)
  })
  const part = (id: number, unit: 'EA' | 'FT', needs: Partial<PartRequirements>) => ({
    id,
    unit,
    requirements: { ...nothingRequired, ...needs },
  })

  it.each([
    ['hands', part(12, 'EA', { direction: true }), handLine],
    ['serials', part(12, 'EA', { serial: true }), serialLine],
    ['voltages and panels', part(454, 'EA', { voltage: true }), voltLine],
    ['cuts', part(12, 'FT', { precisionCut: true }), cutLine],
  ])('stay valid when merged: %s', (_, orderedPart, line) => {
    fc.assert(
      fc.property(line, line, (first, second) => {
        fc.pre(first.quantity + second.quantity <= 9999)
        const { line: merged, problem } = mergeLines(first, second)
        expect(problem).toBeNull()
        expect(merged.quantity).toBe(first.quantity + second.quantity)
        expect(configurationProblem(orderedPart, merged)).toBeNull()
      }),
      runs,
    )
  })
})
