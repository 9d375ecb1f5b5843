import { describe, expect, it } from 'vitest'
import type { PartRequirements, Unit } from '../catalog/part.ts'
import { nothingRequired } from '../testing/parts.ts'
import type { Configuration } from './configuration-schema.ts'
import { configurationProblem, describeConfiguration, requiredConfiguration } from './line-configuration.ts'
import { noVoltage } from './voltage.ts'

const partOf = (needs: Partial<PartRequirements>, unit: Unit = 'EA', id = 12) => ({
  id,
  unit,
  requirements: { ...nothingRequired, ...needs },
})
const plain = partOf({ thicknessNotice: true, leftRightNotice: true })
const handle = partOf({ direction: true })
const frameHead = partOf({ serial: true, wallThickness: true })
const motor = partOf({ voltage: true })
const controller = partOf({ voltage: true }, 'EA', 454)
const track = partOf({ precisionCut: true }, 'FT')
const casing = partOf({ precisionCut: true, wallThickness: true }, 'FT')
const jamb = partOf({ wallThickness: true })
const everything = partOf({
  direction: true,
  serial: true,
  voltage: true,
  precisionCut: true,
  wallThickness: true,
})

const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const serials = (...list: string[]): Configuration => ({ kind: 'serials', serials: list })
const volts = (split: object, panels?: { single: number; biparting: number }): Configuration => ({
  kind: 'voltage',
  voltages: { ...noVoltage, ...split },
  ...(panels && { panels }),
})
const cuts = (...list: [length: number, count: number, wall?: number][]): Configuration => ({
  kind: 'cuts',
  cuts: list.map(([lengthInches, count, wall = null]) => ({
    lengthInches,
    count,
    wallThicknessInches: wall,
  })),
})
const lineOf = (quantity: number, ...configurations: Configuration[]) => ({ quantity, configurations })

type Part = ReturnType<typeof partOf>
type Line = ReturnType<typeof lineOf>

describe('the required configuration of a part', () => {
  it.each<[string, Part, object | null]>([
    ['nothing', plain, null],
    ['the hand before everything else', everything, { rule: 'direction', kind: 'direction' }],
    ['the serial before the wall', frameHead, { rule: 'serial', kind: 'serials' }],
    ['a voltage', controller, { rule: 'voltage', kind: 'voltage' }],
    ['cuts', track, { rule: 'precision cut', kind: 'cuts' }],
    ['cuts for a wall', casing, { rule: 'precision cut', kind: 'cuts' }],
    ['a wall alone, which is entered with the cut', jamb, { rule: 'wall thickness', kind: 'cuts' }],
    ['a door for heater wire', partOf({}, 'FT', 76), { rule: 'calculated', kind: 'door' }],
    ['a door for the magnetic gasket', partOf({}, 'FT', 188), { rule: 'magnetic gasket', kind: 'door' }],
  ])('is %s', (_, part, required) => {
    expect(requiredConfiguration(part)).toEqual(required)
  })
})

describe('a correctly configured line', () => {
  it.each<[string, Part, Line]>([
    ['nothing', plain, lineOf(3)],
    ['hands', handle, lineOf(3, hands(2, 1))],
    ['one hand', handle, lineOf(3, hands(0, 3))],
    [
      'serials without a wall, because only the first rule counts',
      frameHead,
      lineOf(2, serials('15-0001', '15-0001')),
    ],
    ['voltages', motor, lineOf(3, volts({ '120V': 1, '480V': 2 }))],
    ['voltages and panels', controller, lineOf(3, volts({ '230V': 3 }, { single: 1, biparting: 2 }))],
    ['cuts', track, lineOf(7.5, cuts([10, 10]))],
    ['cuts with an optional wall', track, lineOf(3, cuts([36, 1, 4]))],
    ['cuts with walls', casing, lineOf(6.25, cuts([36.125, 2, 4], [2, 1, 6]))],
    ['cuts of pieces', jamb, lineOf(3, cuts([36, 2, 4], [84, 1, 4]))],
    ['only the hand when more rules match', everything, lineOf(1, hands(1, 0))],
  ])('is valid: %s', (_, part, line) => {
    expect(configurationProblem(part, line)).toBeNull()
  })
})

describe('an incorrectly configured line', () => {
  it.each<[string, string, Part, Line]>([
    ['has no hand', 'configuration_missing', handle, lineOf(3)],
    ['has zero hands', 'configuration_missing', handle, lineOf(3, hands(0, 0))],
    ['has too few hands', 'direction_not_split', handle, lineOf(3, hands(1, 1))],
    ['has too many hands', 'direction_not_split', handle, lineOf(3, hands(3, 1))],
    ['has no serial', 'configuration_missing', frameHead, lineOf(2, serials())],
    ['lacks a serial', 'serials_not_complete', frameHead, lineOf(2, serials('15-0001'))],
    ['has one serial too many', 'serials_not_complete', frameHead, lineOf(1, serials('15-0001', '15-0002'))],
    ['has no voltage', 'configuration_missing', motor, lineOf(2, volts({}))],
    ['lacks a voltage', 'voltage_not_split', motor, lineOf(2, volts({ '120V': 1 }))],
    [
      'has panels that the part does not take',
      'panels_unexpected',
      motor,
      lineOf(2, volts({ '120V': 2 }, { single: 2, biparting: 0 })),
    ],
    ['lacks panels', 'panels_not_split', controller, lineOf(2, volts({ '120V': 2 }))],
    [
      'lacks a panel',
      'panels_not_split',
      controller,
      lineOf(2, volts({ '120V': 2 }, { single: 1, biparting: 0 })),
    ],
    [
      'has panels but no voltage for each',
      'voltage_not_split',
      controller,
      lineOf(2, volts({ '120V': 1 }, { single: 2, biparting: 0 })),
    ],
    ['has no cuts', 'configuration_missing', track, lineOf(3, cuts())],
    ['has a quantity above its cuts', 'quantity_not_of_cuts', track, lineOf(3.25, cuts([36, 1]))],
    ['has a quantity below its cuts', 'quantity_not_of_cuts', track, lineOf(0.25, cuts([36, 1]))],
    ['has feet that were not rounded per cut', 'quantity_not_of_cuts', track, lineOf(8.25, cuts([10, 10]))],
    ['lacks the wall of a cut', 'wall_thickness_missing', casing, lineOf(6, cuts([36, 1, 4], [36, 1]))],
    ['lacks the only wall', 'wall_thickness_missing', jamb, lineOf(1, cuts([36, 1]))],
    ['has feet instead of pieces', 'quantity_not_of_cuts', jamb, lineOf(3, cuts([36, 1, 4]))],
    ['has another kind of configuration', 'configuration_missing', handle, lineOf(1, serials('15-0001'))],
    [
      'has an additional configuration',
      'configuration_unexpected',
      everything,
      lineOf(1, hands(1, 0), serials('15-0001')),
    ],
    [
      'has a configuration that the part does not need',
      'configuration_unexpected',
      plain,
      lineOf(1, hands(1, 0)),
    ],
    [
      'has the same configuration twice',
      'configuration_unexpected',
      handle,
      lineOf(1, hands(1, 0), hands(1, 0)),
    ],
    ['has cuts for heater wire', 'configuration_missing', partOf({}, 'FT', 76), lineOf(3, cuts([36, 1]))],
    [
      'has the heater pan without a door',
      'configuration_missing',
      partOf({ direction: true }, 'EA', 205),
      lineOf(1, hands(1, 0)),
    ],
    ['has the magnetic gasket without a door', 'configuration_missing', partOf({}, 'FT', 188), lineOf(17.25)],
  ])('%s: %s', (_, reason, part, line) => {
    expect(configurationProblem(part, line)?.code).toBe(`cart.${reason}`)
  })

  it('treats omitted configurations as none', () => {
    expect(configurationProblem(handle, { quantity: 1 })?.code).toBe('cart.configuration_missing')
    expect(configurationProblem(plain, { quantity: 1 })).toBeNull()
  })

  it.each<[Part, Line, string]>([
    [handle, lineOf(3), 'This part needs a left or right hand. Choose left or right hand.'],
    [casing, lineOf(3), 'This part needs cut lengths. Enter the length of each cut and the wall thickness.'],
    [handle, lineOf(3, hands(1, 1)), 'Left and right must add up to the quantity of 3.'],
    [
      frameHead,
      lineOf(2, serials('15-0001')),
      'Each one needs a serial number. You entered 1 for a quantity of 2.',
    ],
    [
      track,
      lineOf(8.25, cuts([10, 10])),
      'The cuts add up to 7.5, not the quantity of 8.25. Remove it and add it again.',
    ],
    [
      plain,
      lineOf(1, serials('15-0001')),
      'This part doesn’t take serial numbers. Remove it and add it again.',
    ],
  ])('explains the problem: %#', (part, line, text) => {
    expect(configurationProblem(part, line)?.text).toBe(text)
  })

  it('never sends buyers to the phone for what they can configure here', () => {
    const calculated = [76, 205, 188].map((id) => partOf({}, 'FT', id))
    const texts = [handle, frameHead, motor, track, jamb, ...calculated].map(
      (part) => configurationProblem(part, lineOf(1))?.text,
    )
    expect(texts.filter((text) => text === undefined || /call|online/.test(text))).toEqual([])
  })
})

it.each<[Configuration, string[]]>([
  [hands(2, 1), ['Left 2, Right 1']],
  [serials('15-0001', '15-0002'), ['Serials 15-0001, 15-0002']],
  [volts({ '230V': 2 }, { single: 2, biparting: 0 }), ['230V × 2', 'Single Panel × 2']],
  [cuts([36.125, 2, 4], [10, 1]), ['2 × 36 1/8", wall 4"', '1 × 10"']],
])('describes a configuration: %#', (configuration, lines) => {
  expect(describeConfiguration(configuration)).toEqual(lines)
})
