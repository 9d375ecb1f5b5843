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

/** How many doors a cart can name by serial number. */
export const maxCartSerials = 100

/** Why a door was not compared with the register. */
type Unanswered = 'not checked' | 'too many'
/** Registered doors by serial number, and those that are not answered; a number that is not there has no door. */
export type DoorRegister = ReadonlyMap<string, RegisteredDoor | Unanswered>

type DoorLine = Pick<CartLine, 'partId' | 'configurations'>

/** What can be wrong with a door that a line names by serial number. */
export type DoorProblemKind = Unanswered | Disagreement | 'not magnetic'

const texts: Readonly<Record<DoorProblemKind, string>> = {
  ...disagreementTexts,
  'not magnetic': notMagneticText,
  'not checked': 'We couldn’t check this door just now. Try again in a minute.',
  'too many': `A cart can name at most ${maxCartSerials} doors by serial number. Please order the rest separately.`,
}

/** The serial numbers of the doors that lines were calculated for, each once: what the register has to be asked. */
export function doorSerialsOf(lines: readonly DoorLine[]): string[] {
  const serials = lines
    .flatMap(({ configurations }) => doorsOf(configurations))
    .map(({ serialNumber }) => serialNumber)
  return [...new Set(serials)].filter((serial) => serial !== null)
}

/** How many different things lines say of each door that the register says otherwise, by serial number. */
export function wrongStatements(
  lines: readonly DoorLine[],
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

/** What of the register a reader may learn. */
export interface Answerable {
  /** The serial numbers that are asked for, in the order of the cart. */
  readonly serials: readonly string[]
  readonly found: ReadonlyMap<string, RegisteredDoor>
  readonly wrong: ReadonlyMap<string, number>
  /** How many wrong statements may still be told from right ones; below 0, right ones are not told either. */
  readonly allowance: number
}

/** The register as it is answered. From the first wrong statement too many on, right doors look the same as wrong ones. */
export function answeredRegister({ serials, found, wrong, allowance }: Answerable): DoorRegister {
  const answered = new Map<string, RegisteredDoor | Unanswered>()
  let left = allowance
  for (const [at, serial] of serials.entries()) {
    const door = found.get(serial)
    left -= wrong.get(serial) ?? 0
    if (at >= maxCartSerials) answered.set(serial, 'too many')
    else if (left < 0) answered.set(serial, 'not checked')
    else if (door) answered.set(serial, door)
  }
  return answered
}

/** What is wrong with a door of a line: its kind for programs, its text for people. */
export interface RegisterProblem {
  readonly kind: DoorProblemKind
  readonly text: string
}

/** What the register says against the doors that a line names by serial number: the first that is wrong, or null. */
export function registerProblem(line: DoorLine, register: DoorRegister): RegisterProblem | null {
  for (const { serialNumber, door } of doorsOf(line.configurations)) {
    if (serialNumber === null) continue
    const kind = problemOf(line.partId, door, register.get(serialNumber))
    if (kind) return { kind, text: `Door ${serialNumber}: ${texts[kind]}` }
  }
  return null
}

/** True for what the register says otherwise than a line does; false where it was not asked, or nothing is wrong. */
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
