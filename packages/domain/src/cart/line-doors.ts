import type { Part } from '../catalog/part.ts'
import { maxLineQuantity } from './cart-limits.ts'
import { configurationRule } from './configuration-rule.ts'
import { doorsOf } from './configuration-schema.ts'
import { calculatedFor, type DoorUse, doorsQuantity } from './door-uses.ts'
import { configurationProblem, type LineConfiguration } from './line-configuration.ts'

const removeUntakenText = 'Remove the doors that don’t use this part.'

export function isTaken(partId: number, use: DoorUse): boolean {
  return calculatedFor(partId, use) !== null
}

/** Returns how much of a part the doors need; doors that no longer use it count as 0. */
export function quantityTaken(partId: number, doors: readonly DoorUse[]): number {
  return (
    doorsQuantity(
      partId,
      doors.filter((use) => isTaken(partId, use)),
    ) ?? 0
  )
}

type PartToConfigure = Pick<Part, 'id' | 'requirements'>

/** True if the part requires a configuration: doors satisfy it, but extra feet would not be configured. */
export function onlyForDoors(part: PartToConfigure): boolean {
  return configurationRule(part) !== null
}

/**
 * Returns how much a line orders beyond its doors: 0 if the part is only sold for doors, or if the doors' share is
 * unknown.
 */
export function quantityBeyondDoors(
  part: PartToConfigure,
  { quantity, configurations }: LineConfiguration,
): number {
  const taken = doorsQuantity(part.id, doorsOf(configurations))
  return onlyForDoors(part) || taken === null ? 0 : Math.max(0, quantity - taken)
}

/** Returns how much more of a part fits on a line with this quantity. */
export function roomBeside(quantity: number): number {
  return Math.max(0, maxLineQuantity - quantity)
}

/** True if one more such door fits on the line and still uses the part. */
export function hasRoomForDoor(partId: number, use: DoorUse, room: number): boolean {
  const one = calculatedFor(partId, use)
  return one !== null && one.quantity <= room
}

export function lineOfDoors(partId: number, doors: readonly DoorUse[], extraFeet: number): LineConfiguration {
  return {
    quantity: quantityTaken(partId, doors) + extraFeet,
    configurations: doors.length > 0 ? [{ kind: 'door', doors }] : [],
  }
}

/**
 * Confirms the form's line before switching to a calculator; returns why the line cannot be confirmed, or
 * null.
 */
export function confirmFirst(
  partId: number,
  line: LineConfiguration,
  onConfirm: (line: LineConfiguration) => string | null,
): string | null {
  if (!doorsOf(line.configurations).every((use) => isTaken(partId, use))) return removeUntakenText
  return line.quantity > 0 ? onConfirm(line) : null
}

export function withDoors(configuration: LineConfiguration, doors: readonly DoorUse[]): LineConfiguration {
  if (doors.length === 0) return configuration
  return { ...configuration, configurations: [...configuration.configurations, { kind: 'door', doors }] }
}

/**
 * Adds the line's doors to what the form configured, if the part allows doors; also returns why the two conflict, or
 * null.
 */
export function combineWithDoors(
  part: Part,
  configuration: LineConfiguration,
  doors: readonly DoorUse[],
): { readonly configuration: LineConfiguration; readonly problem: string | null } {
  if (doors.length === 0) return { configuration, problem: null }
  const both = withDoors(configuration, doors)
  const problem = configurationProblem(part, both)
  if (problem?.code === 'cart.configuration_unexpected') return { configuration, problem: null }
  return { configuration: both, problem: problem?.text ?? null }
}
