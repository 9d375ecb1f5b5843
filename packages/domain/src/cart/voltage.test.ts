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
    ['that make up the quantity', motor, volts({ '120V': 1, '480V': 2 }), true],
    ['that are too few', motor, volts({ '120V': 2 }), false],
    ['that are too many', motor, volts({ '120V': 4 }), false],
    ['with a split that is not asked', motor, volts({ '120V': 3 }, { single: 3, biparting: 0 }), false],
    [
      'of the controller with both splits',
      controller,
      volts({ '120V': 3 }, { single: 1, biparting: 2 }),
      true,
    ],
    ['of the controller without panels', controller, volts({ '120V': 3 }), false],
    [
      'of the controller with too few panels',
      controller,
      volts({ '120V': 3 }, { single: 1, biparting: 1 }),
      false,
    ],
    ['of the controller with panels alone', controller, volts({}, { single: 1, biparting: 2 }), false],
  ])('%s', (_, part, split, complete) => {
    expect(voltageComplete(part, split, 3)).toBe(complete)
  })

  it('ask for Single Panel or Biparting on the controller alone', () => {
    expect([panelsNeeded(controller), panelsNeeded(motor)]).toEqual([true, false])
  })

  it('of two additions are one statement', () => {
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

  it('come with guidance for the ones that need it', () => {
    expect(voltageGuidance.map(({ text }) => text)).toEqual([
      '208V or 240V sites use the 230V controller.',
      '460V or 480V sites need a step-down transformer.',
    ])
  })
})
