// Independent reimplementation of the checks of doors on a line.
import { quartersTaken } from './reference-formulas.ts'
import type { SentDoor, SentUse } from './sent-door.ts'

/** Why a line is rejected, and the amount or serial number that the error contains. */
export interface Fault {
  readonly code: string
  readonly names: number | string | null
}

export const fault = (code: string, names: Fault['names'] = null): Fault => ({ code, names })

const welded = 188

/**
 * Returns the quantity that the doors take in total, in quarter feet or 4 per piece; null if any of them
 * takes none.
 */
export function quartersOfDoors(partId: number, uses: readonly SentUse[]): number | null {
  const each = uses.map((use) => quartersTaken(partId, use) * use.count)
  return each.includes(0) ? null : each.reduce((sum, quarters) => sum + quarters, 0)
}

/**
 * Checks the quantity against what the doors take: it must be equal if `exact`, otherwise at least as much.
 */
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

/** The fields that cannot change after a door is built. */
function buildOf(door: SentDoor): unknown[] {
  const bottomless = ['ESS-2', 'Sectional', 'Coldswing', 'Saniswing'].includes(door.build)
  const { doorType, build, double, gasketing, widthInches, heightInches } = door
  return [doorType, build, double, bottomless || door.bottom, gasketing, widthInches, heightInches]
}

/** Returns the first conflict between the register and a door named by serial number. */
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
