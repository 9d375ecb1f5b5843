import type { Part } from '../catalog/part.ts'
import { maxLineQuantity } from './cart-limits.ts'
import { configurationRule } from './configuration-rule.ts'
import { doorsOf } from './configuration-schema.ts'
import { calculatedFor, type DoorUse, doorsQuantity } from './door-uses.ts'
import { configurationProblem, type StatedQuantity } from './line-configuration.ts'

const removeUntakenText = 'Remove the doors that no longer take this part.'

/** True for a door that the formulas give some of the part, as they are today. */
export function isTaken(partId: number, use: DoorUse): boolean {
  return calculatedFor(partId, use) !== null
}

/** How much of a part the doors take; those that do not take it any more count for nothing. */
export function quantityTaken(partId: number, doors: readonly DoorUse[]): number {
  return (
    doorsQuantity(
      partId,
      doors.filter((use) => isTaken(partId, use)),
    ) ?? 0
  )
}

type AskedPart = Pick<Part, 'id' | 'requirements'>

/** True where doors are the answer to what a part asks for: of further feet nothing would be stated. */
export function onlyForDoors(part: AskedPart): boolean {
  return configurationRule(part) !== null
}

/** What a line orders beyond its doors: nothing where it is only for them, or where it is not known what they took. */
export function furtherAtFirst(part: AskedPart, { quantity, configurations }: StatedQuantity): number {
  const taken = doorsQuantity(part.id, doorsOf(configurations))
  return onlyForDoors(part) || taken === null ? 0 : Math.max(0, quantity - taken)
}

/** How much more of a part fits on a line beside what is on it. */
export function roomBeside(quantity: number): number {
  return Math.max(0, maxLineQuantity - quantity)
}

/** True when there is room for one more such door, which has to take the part still. */
export function canBeOneMore(partId: number, use: DoorUse, room: number): boolean {
  const one = calculatedFor(partId, use)
  return one !== null && one.quantity <= room
}

/** What doors and further feet come to as a line. */
export function lineOfDoors(partId: number, doors: readonly DoorUse[], further: number): StatedQuantity {
  return {
    quantity: quantityTaken(partId, doors) + further,
    configurations: doors.length > 0 ? [{ kind: 'door', doors }] : [],
  }
}

/** Confirms what a form says before a calculator takes its place; answers why that cannot be, or null. */
export function confirmFirst(
  partId: number,
  line: StatedQuantity,
  onConfirm: (line: StatedQuantity) => string | null,
): string | null {
  if (!doorsOf(line.configurations).every((use) => isTaken(partId, use))) return removeUntakenText
  return line.quantity > 0 ? onConfirm(line) : null
}

/** What a form states, with the doors that the line is for as well. */
export function withDoors(stated: StatedQuantity, doors: readonly DoorUse[]): StatedQuantity {
  if (doors.length === 0) return stated
  return { ...stated, configurations: [...stated.configurations, { kind: 'door', doors }] }
}

/** What a form states with the doors that the line is for as well, where the part may be; and why both cannot be, or null. */
export function besideDoors(
  part: Part,
  stated: StatedQuantity,
  doors: readonly DoorUse[],
): { readonly stated: StatedQuantity; readonly problem: string | null } {
  if (doors.length === 0) return { stated, problem: null }
  const both = withDoors(stated, doors)
  const problem = configurationProblem(part, both)
  if (problem?.code === 'cart.configuration_unexpected') return { stated, problem: null }
  return { stated: both, problem: problem?.text ?? null }
}
