import { describe, expect, it } from 'vitest'
import type { PartRequirements } from '../catalog/part.ts'
import { nothingRequired } from '../testing/parts.ts'
import { configurationNeed, configurationRule } from './configuration-rule.ts'

const all: PartRequirements = {
  direction: true,
  serial: true,
  voltage: true,
  precisionCut: true,
  wallThickness: true,
  thicknessNotice: true,
  leftRightNotice: true,
}

describe('what a buyer must configure before ordering', () => {
  it.each<[string, number, PartRequirements, string | null]>([
    ['a plain part', 1, nothingRequired, null],
    [
      'a part with notices only',
      1,
      { ...nothingRequired, thicknessNotice: true, leftRightNotice: true },
      null,
    ],
    ['a part that needs everything', 1, all, 'direction'],
    ['everything except the direction', 1, { ...all, direction: false }, 'serial'],
    ['everything except direction and serial', 1, { ...all, direction: false, serial: false }, 'voltage'],
    [
      'a cut and a wall thickness',
      1,
      { ...nothingRequired, precisionCut: true, wallThickness: true },
      'precision cut',
    ],
    ['a wall thickness alone', 1, { ...nothingRequired, wallThickness: true }, 'wall thickness'],
    ['the welded magnetic gasket', 188, all, 'magnetic gasket'],
    ['the welded magnetic gasket without flags', 188, nothingRequired, 'magnetic gasket'],
    ['heater wire', 76, all, 'calculated'],
    ['the heater pan', 205, nothingRequired, 'calculated'],
    ['a gasket with a calculator, which may be bought by the foot', 186, nothingRequired, null],
    ['the power-operator controller', 454, { ...nothingRequired, voltage: true }, 'voltage'],
  ])('%s', (_, id, requirements, rule) => {
    expect(configurationRule({ id, requirements })).toBe(rule)
  })

  it.each([
    ['direction', 'This part needs a left or right hand'],
    ['calculated', 'This part needs to be calculated for its door'],
    ['magnetic gasket', 'This part needs the serial number of its door'],
  ] as const)('is explained to the buyer: %s', (rule, text) => {
    expect(configurationNeed(rule)).toBe(text)
  })
})
