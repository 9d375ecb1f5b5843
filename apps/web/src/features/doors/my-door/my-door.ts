import { describeDoor } from '@mullion/domain/doors/describe-door'
import { fitFilterOf, registeredDoorToFit, savedDoorToFit } from '@mullion/domain/doors/fit/fit-door'
import { doorOfRegister, type RegisteredDoor } from '@mullion/domain/doors/registered-door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { formatInches } from '@mullion/domain/inches'
import type { MyDoor } from '../../../lib/my-door.state.ts'

const sides = { LH: 'left hand', RH: 'right hand' } as const
const sideText = (direction: string | null) =>
  direction === 'LH' || direction === 'RH' ? `, ${sides[direction]}` : ''

export function doorOfSerial(registered: RegisteredDoor): MyDoor {
  const { serialNumber, build, direction, widthInches, heightInches } = registered
  const door = doorOfRegister(registered)
  const text = door
    ? describeDoor(door)
    : `${build} door, ${formatInches(widthInches)} × ${formatInches(heightInches)}`
  return {
    key: serialNumber,
    chosen: { serialNumber },
    name: serialNumber,
    text: `${text}${sideText(direction)}`,
    fits: fitFilterOf(registeredDoorToFit(registered, new Date())),
  }
}

export function doorOfSaved(saved: SavedDoor): MyDoor {
  const { id, name, door, direction } = saved
  return {
    key: `saved-${id}`,
    chosen: { savedDoorId: id },
    name,
    text: `${describeDoor(door)}${sideText(direction)}`,
    fits: saved.outdated ? null : fitFilterOf(savedDoorToFit(saved, new Date())),
  }
}

/** Reads a door from an address: a serial number, or the id of a saved door. */
export function doorInAddress(key: string): { serialNumber: string | null; savedDoorId: number | null } {
  const [, id] = /^saved-([1-9]\d{0,9})$/.exec(key) ?? []
  return id === undefined
    ? { serialNumber: /^\d{2}-\d{4}$/.test(key) ? key : null, savedDoorId: null }
    : { serialNumber: null, savedDoorId: Number(id) }
}
