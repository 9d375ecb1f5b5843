import { describe, expect, it } from 'vitest'
import { doorNamed, registeredDoor } from '../testing/doors.ts'
import { isOutdated, savedDoorRefusal } from './saved-door.ts'

const registered = registeredDoor({ serialNumber: '15-0123' })
const serialNumber = '15-0123'
const plain = doorNamed('Traditional 36x84')
const welded = doorNamed('Traditional 36x84, Magnetic')
const otherwise = { ...registered, widthInches: 48 }

describe('a door to save', () => {
  it.each([
    ['is accepted when it matches its record', { serialNumber, door: plain }, registered, null],
    [
      'is accepted with a different hinge',
      { serialNumber, door: { ...plain, hinge: '18-inch Strap' as const } },
      registered,
      null,
    ],
    ['is accepted without a serial number', { serialNumber: null, door: plain }, null, null],
    [
      'is refused with another size',
      { serialNumber, door: plain },
      otherwise,
      'accounts.door_built_otherwise',
    ],
    [
      'is refused with welded gaskets that its record lacks',
      { serialNumber, door: welded },
      registered,
      'accounts.door_built_otherwise',
    ],
    [
      'is refused with a contradictory record',
      { serialNumber, door: plain },
      { ...registered, direction: null },
      'accounts.door_record_unclear',
    ],
    [
      'is refused with a serial number that no door has',
      { serialNumber, door: plain },
      null,
      'accounts.door_not_registered',
    ],
    [
      'is refused with welded gaskets and no serial number',
      { serialNumber: null, door: welded },
      null,
      'accounts.door_without_serial',
    ],
  ])('%s', (_, submitted, known, code) => {
    expect(savedDoorRefusal(submitted, known)?.code ?? null).toBe(code)
  })
})

it('a door with a contradictory record is not sent back to look it up again', () => {
  const refusal = savedDoorRefusal({ serialNumber, door: plain }, { ...registered, direction: null })
  const text = 'Door 15-0123: Our record of this door is unclear. Please call us.'
  expect(refusal?.details).toEqual({ fields: { door: text } })
})

describe('a saved door', () => {
  it.each([
    ['is current when it matches its record', serialNumber, registered, false],
    ['is outdated when its record has changed', serialNumber, otherwise, true],
    ['is outdated when its record was removed', serialNumber, null, true],
    ['is current without a serial number', null, null, false],
  ])('%s', (_, serial, known, outdated) => {
    expect(isOutdated({ serialNumber: serial, door: plain }, known)).toBe(outdated)
  })
})
