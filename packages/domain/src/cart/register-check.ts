import { magneticGasketPart } from '../doors/calculator-parts.ts'
import { doorKey } from '../doors/door.ts'
import {
  type Disagreement,
  disagreement,
  disagreementTexts,
  doorOfRegister,
  notMagneticText,
  type RegisteredDoor,
} from '../doors/registered-door.ts'
import type { CartLine } from './cart.ts'
import { doorsOf } from './configuration-schema.ts'
import type { DoorUse } from './door-uses.ts'

export const maxCartSerials = 100

/** Why a door was not checked against the register. */
type Unanswered = 'not checked' | 'too many'
/**
 * Register lookups by serial number: the door, or why it was not checked. A serial number without an entry
 * has no door in the register.
 */
export type DoorRegister = ReadonlyMap<string, RegisteredDoor | Unanswered>

type LineWithDoors = Pick<CartLine, 'partId' | 'configurations'>

/** What can be wrong with a door that a line names by serial number. */
export type DoorProblemKind = Unanswered | Disagreement | 'not magnetic'

const texts: Readonly<Record<DoorProblemKind, string>> = {
  ...disagreementTexts,
  'not magnetic': notMagneticText,
  'not checked': 'We couldn’t check this door just now. Try again in a minute.',
  'too many': `A cart can have at most ${maxCartSerials} doors with serial numbers. Please order the rest separately.`,
}

/** Returns the serial numbers of the lines' doors, no duplicates, to look up in the register. */
export function doorSerialsOf(lines: readonly LineWithDoors[]): string[] {
  const serials = lines
    .flatMap(({ configurations }) => doorsOf(configurations))
    .map(({ serialNumber }) => serialNumber)
  return [...new Set(serials)].filter((serial) => serial !== null)
}

/** Returns, by serial number, how many different wrong claims the lines make about that door. */
export function countWrongGuesses(
  lines: readonly LineWithDoors[],
  register: ReadonlyMap<string, RegisteredDoor>,
): ReadonlyMap<string, number> {
  const wrong = new Map<string, Set<string>>()
  for (const line of lines) {
    for (const { serialNumber, door } of doorsOf(line.configurations)) {
      if (serialNumber === null || !problemOf(line.partId, door, register.get(serialNumber))) continue
      const known = wrong.get(serialNumber) ?? new Set()
      wrong.set(serialNumber, known.add(doorKey(door)))
    }
  }
  return new Map([...wrong].map(([serialNumber, statements]) => [serialNumber, statements.size]))
}

/** Input for limiting what a buyer can learn from the register. */
export interface RegisterLookup {
  readonly serials: readonly string[]
  readonly found: ReadonlyMap<string, RegisteredDoor>
  readonly wrong: ReadonlyMap<string, number>
  /** Number of wrong guesses the buyer has left. Below 0, correct guesses are no longer confirmed either. */
  readonly allowance: number
}

/**
 * Returns the register as shown to the buyer. Once the wrong guesses exceed the allowance, correct doors look the same
 * as wrong ones.
 */
export function registerShown({ serials, found, wrong, allowance }: RegisterLookup): DoorRegister {
  const shown = new Map<string, RegisteredDoor | Unanswered>()
  let left = allowance
  for (const [at, serial] of serials.entries()) {
    const door = found.get(serial)
    left -= wrong.get(serial) ?? 0
    if (at >= maxCartSerials) shown.set(serial, 'too many')
    else if (left < 0) shown.set(serial, 'not checked')
    else if (door) shown.set(serial, door)
  }
  return shown
}

export interface RegisterProblem {
  readonly kind: DoorProblemKind
  readonly text: string
}

export function registerProblem(line: LineWithDoors, register: DoorRegister): RegisterProblem | null {
  for (const { serialNumber, door } of doorsOf(line.configurations)) {
    if (serialNumber === null) continue
    const kind = problemOf(line.partId, door, register.get(serialNumber))
    if (kind) return { kind, text: `Door ${serialNumber}: ${texts[kind]}` }
  }
  return null
}

/** True if the register contradicts the line; false if it was not checked or nothing is wrong. */
export function isAgainstRegister(kind: DoorProblemKind | undefined): boolean {
  return kind !== undefined && kind !== 'not checked' && kind !== 'too many'
}

function problemOf(
  partId: number,
  door: DoorUse['door'],
  known: RegisteredDoor | Unanswered | undefined,
): DoorProblemKind | null {
  if (typeof known === 'string') return known
  const built = known && doorOfRegister(known)
  if (partId === magneticGasketPart && built && built.gasketing !== 'Magnetic') return 'not magnetic'
  return disagreement(door, known ?? null)
}
