import { describe, expect, it, vi } from 'vitest'
import type { Part } from '../catalog/part.ts'
import type { Configuration } from './configuration-schema.ts'
import type { DoorUse } from './door-uses.ts'
import {
  combineWithDoors,
  confirmFirst,
  hasRoomForDoor,
  isTaken,
  lineOfDoors,
  onlyForDoors,
  quantityBeyondDoors,
  quantityTaken,
  roomBeside,
} from './line-doors.ts'

const gasket = 186
const wire = 76
/** A door that needs 18.25 ft of the gasket. */
const taking: DoorUse = {
  serialNumber: null,
  door: {
    doorType: 'swing',
    build: 'Traditional',
    double: false,
    bottom: 'Sweep Bottom',
    hinge: null,
    powerOperated: false,
    gasketing: null,
    widthInches: 36,
    heightInches: 84,
  },
  use: 'doorGasket',
  count: 1,
}
const untaking: DoorUse = { ...taking, door: { ...taking.door, build: 'ESS-1' } }
const forDoors = (...doors: DoorUse[]): Configuration[] => [{ kind: 'door', doors }]
const cuts = (lengthInches: number): Configuration => ({
  kind: 'cuts',
  cuts: [{ lengthInches, wallThicknessInches: null, count: 1 }],
})
const partOf = (id: number, requirements: object = {}) => ({ id, unit: 'FT', requirements }) as Part

describe('a door that does not take the part any more', () => {
  it('is told from those that do, and counts for nothing', () => {
    expect([taking, untaking].map((use) => isTaken(gasket, use))).toEqual([true, false])
    expect(quantityTaken(gasket, [taking, untaking])).toBe(18.25)
  })

  it('leaves nothing of the quantity as further feet, so that removing it does not order too much', () => {
    const line = { quantity: 41.5, configurations: forDoors(taking, untaking) }
    expect(quantityBeyondDoors(partOf(gasket), line)).toBe(0)
    expect(lineOfDoors(gasket, [taking], 0).quantity).toBe(18.25)
  })

  it('is to be removed before anything else is calculated', () => {
    const onConfirm = vi.fn(() => null)
    expect(confirmFirst(gasket, lineOfDoors(gasket, [taking, untaking], 0), onConfirm)).toBe(
      'Remove the doors that don’t use this part.',
    )
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('further feet', () => {
  it.each([
    ['are what a line has beyond its doors', gasket, 23.25, forDoors(taking), 5],
    ['are all of a line that is for no door', gasket, 5, [], 5],
    ['are none of a line that has less than its doors take', gasket, 10, forDoors(taking), 0],
    ['are none where doors alone decide', wire, 20, forDoors({ ...taking, use: 'heaterWire' }), 0],
  ])('%s', (_, id, quantity, configurations, extraFeet) => {
    expect(quantityBeyondDoors(partOf(id), { quantity, configurations })).toBe(extraFeet)
  })

  it.each(['precisionCut', 'direction', 'wallThickness', 'serial'])(
    'are none of a gasket that asks for something else (%s): of them nothing would be stated',
    (rule) => {
      const line = { quantity: 500, configurations: forDoors(taking) }
      expect(quantityBeyondDoors(partOf(gasket, { [rule]: true }), line)).toBe(0)
      expect(onlyForDoors(partOf(gasket, { [rule]: true }))).toBe(true)
      expect(onlyForDoors(partOf(gasket))).toBe(false)
    },
  )

  it('and doors fit on a line as far as it can hold them', () => {
    expect(roomBeside(quantityTaken(gasket, [{ ...taking, count: 547 }]))).toBe(16.25)
    expect(roomBeside(10_500)).toBe(0)
    expect(hasRoomForDoor(gasket, taking, 18.25)).toBe(true)
    expect(hasRoomForDoor(gasket, taking, 18)).toBe(false)
    expect(hasRoomForDoor(gasket, untaking, 9_999)).toBe(false)
  })
})

describe('what was changed in a form', () => {
  it('is confirmed before a calculator takes its place, or kept with the reason', () => {
    const line = lineOfDoors(gasket, [{ ...taking, count: 2 }], 1)
    const onConfirm = vi.fn((): string | null => null)
    expect(confirmFirst(gasket, line, onConfirm)).toBeNull()
    expect(onConfirm).toHaveBeenCalledWith({
      quantity: 37.5,
      configurations: forDoors({ ...taking, count: 2 }),
    })
    onConfirm.mockReturnValue('Too much.')
    expect(confirmFirst(gasket, line, onConfirm)).toBe('Too much.')
  })

  it('is not confirmed while there is nothing to order', () => {
    const onConfirm = vi.fn(() => null)
    expect(confirmFirst(wire, lineOfDoors(wire, [], 0), onConfirm)).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('the doors of a line about which something else is asked', () => {
  const cutGasket = partOf(gasket, { precisionCut: true })
  const configurations = (feet: number) => ({ quantity: feet, configurations: [cuts(feet * 12)] })

  it('stay with what is stated', () => {
    expect(combineWithDoors(cutGasket, configurations(20), [taking])).toEqual({
      configuration: { quantity: 20, configurations: [cuts(240), ...forDoors(taking)] },
      problem: null,
    })
  })

  it('say why when they take more than that, or do not take it any more', () => {
    expect(combineWithDoors(cutGasket, configurations(10), [taking]).problem).toContain(
      'These doors need 18.25 ft',
    )
    expect(combineWithDoors(cutGasket, configurations(40), [untaking]).problem).toContain(
      'doesn’t take this part',
    )
  })

  it('go where the part is for no doors, and are none where there were none', () => {
    const casing = partOf(12, { precisionCut: true })
    expect(combineWithDoors(casing, configurations(20), [taking])).toEqual({
      configuration: configurations(20),
      problem: null,
    })
    expect(combineWithDoors(cutGasket, configurations(20), [])).toEqual({
      configuration: configurations(20),
      problem: null,
    })
  })
})
