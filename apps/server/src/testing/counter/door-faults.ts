// What the counter has to answer to the doors that a line is for, worked out a second time.
import { quartersTaken } from './second-formulas.ts'
import type { SentDoor, SentUse } from './sent-door.ts'

/** Why a line is refused, and the figure or the serial number that the refusal names. */
export interface Fault {
  readonly code: string
  readonly names: number | string | null
}

export const fault = (code: string, names: Fault['names'] = null): Fault => ({ code, names })

const welded = 188

/** Quarters of a foot, or of a piece, that doors take in all; null where one of them takes nothing. */
export function quartersOfDoors(partId: number, uses: readonly SentUse[]): number | null {
  const each = uses.map((use) => quartersTaken(partId, use) * use.count)
  return each.includes(0) ? null : each.reduce((sum, quarters) => sum + quarters, 0)
}

/** What is wrong with doors for a quantity, which they have to come to, or may come short of. */
export function doorsFault(
  partId: number,
  uses: readonly SentUse[],
  { quantity, exact }: { quantity: number; exact: boolean },
): Fault | null {
  if (partId === welded && uses.some(({ serialNumber }) => serialNumber === null)) {
    return fault('door_serial_missing')
  }
  if (partId === welded && uses.some(({ door }) => door.gasketing !== 'Magnetic')) {
    return fault('door_not_magnetic')
  }
  const quarters = quartersOfDoors(partId, uses)
  if (quarters === null) return fault('door_not_of_part')
  if (exact) return quarters === quantity * 4 ? null : fault('quantity_not_of_doors', quarters / 4)
  return quarters > quantity * 4 ? fault('doors_take_more', quarters / 4) : null
}

/** What cannot have been changed since a door was built. */
function buildOf(door: SentDoor): unknown[] {
  const bottomless = ['ESS-2', 'Sectional', 'Coldswing', 'Saniswing'].includes(door.build)
  const { doorType, build, double, gasketing, widthInches, heightInches } = door
  return [doorType, build, double, bottomless || door.bottom, gasketing, widthInches, heightInches]
}

/** What the register says against doors that are named by serial number, of the first that it knows otherwise. */
export function registerFault(
  partId: number,
  uses: readonly SentUse[],
  register: ReadonlyMap<string, SentDoor | null>,
): Fault | null {
  for (const { serialNumber, door } of uses) {
    const serial = serialNumber?.trim()
    if (serial === undefined) continue
    const known = register.get(serial)
    if (known === undefined) return fault('register_missing', serial)
    if (known === null) return fault('register_unclear', serial)
    if (partId === welded && known.gasketing !== 'Magnetic') return fault('register_not_magnetic', serial)
    if (String(buildOf(known)) !== String(buildOf(door))) return fault('register_otherwise', serial)
  }
  return null
}
