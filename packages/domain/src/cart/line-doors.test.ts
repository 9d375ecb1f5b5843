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

describe('a door that no longer uses the part', () => {
  it('is recognized and counts for nothing', () => {
    expect([taking, untaking].map((use) => isTaken(gasket, use))).toEqual([true, false])
    expect(quantityTaken(gasket, [taking, untaking])).toBe(18.25)
  })

  it('leaves no extra feet, so that removing it does not order too much', () => {
    const line = { quantity: 41.5, configurations: forDoors(taking, untaking) }
    expect(quantityBeyondDoors(partOf(gasket), line)).toBe(0)
    expect(lineOfDoors(gasket, [taking], 0).quantity).toBe(18.25)
  })

  it('must be removed before anything else is calculated', () => {
    const onConfirm = vi.fn(() => null)
    expect(confirmFirst(gasket, lineOfDoors(gasket, [taking, untaking], 0), onConfirm)).toBe(
      'Remove the doors that don’t use this part.',
    )
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('extra feet', () => {
  it.each([
    ['are what a line has beyond its doors', gasket, 23.25, forDoors(taking), 5],
    ['are the whole quantity of a line without doors', gasket, 5, [], 5],
    ['are zero when a line has less than its doors need', gasket, 10, forDoors(taking), 0],
    [
      'are zero when doors alone decide the quantity',
      wire,
      20,
      forDoors({ ...taking, use: 'heaterWire' }),
      0,
    ],
  ])('%s', (_, id, quantity, configurations, extraFeet) => {
    expect(quantityBeyondDoors(partOf(id), { quantity, configurations })).toBe(extraFeet)
  })

  it.each(['precisionCut', 'direction', 'wallThickness', 'serial'])(
    'are zero for a gasket that needs configuring (%s)',
    (rule) => {
      const line = { quantity: 500, configurations: forDoors(taking) }
      expect(quantityBeyondDoors(partOf(gasket, { [rule]: true }), line)).toBe(0)
      expect(onlyForDoors(partOf(gasket, { [rule]: true }))).toBe(true)
      expect(onlyForDoors(partOf(gasket))).toBe(false)
    },
  )

  it('and doors fit on a line up to the quantity limit', () => {
    expect(roomBeside(quantityTaken(gasket, [{ ...taking, count: 547 }]))).toBe(16.25)
    expect(roomBeside(10_500)).toBe(0)
    expect(hasRoomForDoor(gasket, taking, 18.25)).toBe(true)
    expect(hasRoomForDoor(gasket, taking, 18)).toBe(false)
    expect(hasRoomForDoor(gasket, untaking, 9_999)).toBe(false)
  })
})

describe('changes in a form', () => {
  it('are confirmed before a calculator replaces the form, unless there is a problem', () => {
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

  it('are not confirmed while there is nothing to order', () => {
    const onConfirm = vi.fn(() => null)
    expect(confirmFirst(wire, lineOfDoors(wire, [], 0), onConfirm)).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('the doors of a line with another configuration', () => {
  const cutGasket = partOf(gasket, { precisionCut: true })
  const configurations = (feet: number) => ({ quantity: feet, configurations: [cuts(feet * 12)] })

  it('stay along with that configuration', () => {
    expect(combineWithDoors(cutGasket, configurations(20), [taking])).toEqual({
      configuration: { quantity: 20, configurations: [cuts(240), ...forDoors(taking)] },
      problem: null,
    })
  })

  it('are reported when they need more than it, or no longer use the part', () => {
    expect(combineWithDoors(cutGasket, configurations(10), [taking]).problem).toContain(
      'These doors need 18.25 ft',
    )
    expect(combineWithDoors(cutGasket, configurations(40), [untaking]).problem).toContain(
      'doesn’t take this part',
    )
  })

  it('are dropped for a part that no door uses, and not added when there are none', () => {
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
