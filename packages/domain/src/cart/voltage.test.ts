import { describe, expect, it } from 'vitest'
import {
  addVoltages,
  describeVoltage,
  noVoltage,
  panelsNeeded,
  type VoltageConfiguration,
  voltageComplete,
  voltageGuidance,
} from './voltage.ts'

const motor = { id: 12 }
const controller = { id: 454 }
const volts = (change: object, panels?: { single: number; biparting: number }): VoltageConfiguration => ({
  kind: 'voltage',
  voltages: { ...noVoltage, ...change },
  ...(panels && { panels }),
})

describe('voltages', () => {
  it.each<[string, { id: number }, VoltageConfiguration, boolean]>([
    ['are complete when they add up to the quantity', motor, volts({ '120V': 1, '480V': 2 }), true],
    ['are incomplete when they are too few', motor, volts({ '120V': 2 }), false],
    ['are incomplete when they are too many', motor, volts({ '120V': 4 }), false],
    [
      'are incomplete with panels that the part does not need',
      motor,
      volts({ '120V': 3 }, { single: 3, biparting: 0 }),
      false,
    ],
    [
      'of the controller are complete with both splits',
      controller,
      volts({ '120V': 3 }, { single: 1, biparting: 2 }),
      true,
    ],
    ['of the controller are incomplete without panels', controller, volts({ '120V': 3 }), false],
    [
      'of the controller are incomplete with too few panels',
      controller,
      volts({ '120V': 3 }, { single: 1, biparting: 1 }),
      false,
    ],
    [
      'of the controller are incomplete with panels alone',
      controller,
      volts({}, { single: 1, biparting: 2 }),
      false,
    ],
  ])('%s', (_, part, split, complete) => {
    expect(voltageComplete(part, split, 3)).toBe(complete)
  })

  it('require Single Panel or Biparting only on the controller', () => {
    expect([panelsNeeded(controller), panelsNeeded(motor)]).toEqual([true, false])
  })

  it('of two additions add up', () => {
    expect(addVoltages(volts({ '230V': 2 }), volts({ '230V': 1, '460V': 1 }))).toEqual(
      volts({ '230V': 3, '460V': 1 }),
    )
    const both = [
      volts({ '120V': 2 }, { single: 2, biparting: 0 }),
      volts({ '120V': 1 }, { single: 0, biparting: 1 }),
    ]
    expect(addVoltages(both[0]!, both[1]!)).toEqual(volts({ '120V': 3 }, { single: 2, biparting: 1 }))
  })

  it.each<[VoltageConfiguration, string[]]>([
    [volts({ '230V': 2 }), ['230V × 2']],
    [volts({ '480V': 1, '120V': 2 }), ['120V × 2, 480V × 1']],
    [volts({ '230V': 2 }, { single: 0, biparting: 2 }), ['230V × 2', 'Biparting × 2']],
    [volts({ '230V': 2 }, { single: 1, biparting: 1 }), ['230V × 2', 'Single Panel × 1, Biparting × 1']],
    [volts({}), []],
  ])('%j reads %j', (split, lines) => {
    expect(describeVoltage(split)).toEqual(lines)
  })

  it('have guidance where it is needed', () => {
    expect(voltageGuidance.map(({ text }) => text)).toEqual([
      '208V or 240V sites use the 230V controller.',
      '460V or 480V sites need a step-down transformer.',
    ])
  })
})
