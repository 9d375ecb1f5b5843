import * as z from 'zod/mini'
import { calculate } from '../doors/calculate.ts'
import { type CalculatedPart, modeOfUse, partUses, useNames } from '../doors/calculated-part.ts'
import { magneticGasketPart } from '../doors/calculator-parts.ts'
import { describeDoor } from '../doors/describe-door.ts'
import { door, doorKey } from '../doors/door.ts'
import { doorSerial } from '../doors/door-serial.ts'
import { notMagneticText } from '../doors/registered-door.ts'
import { maxLineQuantity } from './cart-limits.ts'
import type {
  ConfigurablePart,
  ConfigurationKindOf,
  ConfigurationProblem,
  ConfiguredQuantity,
} from './configuration-kind.ts'
import { mergeByKey, subtractByKey } from './counts.ts'

/** Maximum different doors per line; equal ones are counted, not repeated. */
const maxDoors = 200

const doorUse = z.strictObject({
  /** The door's serial number if it was looked up; null if its measurements were typed. */
  serialNumber: z.nullable(doorSerial),
  door,
  use: z.enum(partUses),
  count: z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
})
export type DoorUse = Readonly<z.output<typeof doorUse>>

export const doorConfiguration = z.strictObject({
  kind: z.literal('door'),
  doors: z.readonly(
    z
      .array(doorUse)
      .check(z.maxLength(maxDoors, { error: `A line can be for at most ${maxDoors} different doors.` })),
  ),
})

export type DoorConfiguration = Readonly<z.output<typeof doorConfiguration>>

/** Calculates how much of the part one such door needs; null if it needs none for this use. */
export function calculatedFor(partId: number, { door: of, use }: DoorUse): CalculatedPart | null {
  const { parts } = calculate(of, modeOfUse(use))
  return parts.find((each) => each.use === use && each.partId === partId) ?? null
}

/**
 * Returns how much of a part the doors need, in feet or pieces; null if one of them does not use it at all.
 */
export function doorsQuantity(partId: number, doors: readonly DoorUse[]): number | null {
  let sum = 0
  for (const each of doors) {
    const part = calculatedFor(partId, each)
    if (!part) return null
    sum += part.quantity * each.count
  }
  return sum
}

export function mergeDoors(doors: readonly DoorUse[]): DoorUse[] {
  return mergeByKey(doors, doorUseKey)
}

export function subtractDoors(doors: readonly DoorUse[], taken: readonly DoorUse[]): DoorUse[] | null {
  return subtractByKey(doors, taken, doorUseKey)
}

/**
 * Display text of doors, one line each:
 *
 * `2 × door 15-0123, Traditional swing door, 36" × 84": Door gasket 219.75 in = 18.25 ft`
 */
export function describeDoors(doors: readonly DoorUse[]): string[] {
  return doors.map((use) => {
    const { serialNumber, door: of, count } = use
    const which = serialNumber ? `door ${serialNumber}, ` : ''
    return `${count} × ${which}${describeDoor(of)}: ${describeUse(use)}`
  })
}

/** Display text of a use and its figures: `Door gasket 219.75 in = 18.25 ft`. */
export function describeUse({ door: of, use }: DoorUse): string {
  const part = calculate(of, modeOfUse(use)).parts.find((each) => each.use === use)
  return part?.comments.join(', ') ?? useNames[use]
}

/** Key shared by uses on the same doors: same build, same serial number, same count. */
export function sameDoorKey({ serialNumber, door: of, count }: DoorUse): string {
  return JSON.stringify([serialNumber, count, doorKey(of)])
}

/** Key shared by doors that are counted together on a line: same build, same serial number, same use. */
export function doorUseKey({ serialNumber, door: of, use }: DoorUse): string {
  return JSON.stringify([serialNumber, use, doorKey(of)])
}

function doorsProblem(
  { id, unit }: ConfigurablePart,
  doors: readonly DoorUse[],
  { quantity, alone: exact }: ConfiguredQuantity,
): ConfigurationProblem | null {
  const refused = id === magneticGasketPart ? magneticProblem(doors) : null
  if (refused) return refused
  const computed = doorsQuantity(id, doors)
  if (computed === null) {
    const text = 'This door doesn’t take this part. Remove it and use the calculator again.'
    return { code: 'cart.door_not_of_part', text }
  }
  // Buyers may add extra footage only to parts that need no configuration.
  if (exact ? quantity === computed : quantity >= computed) return null
  const taken = unit === 'EA' ? computed : `${computed} ft`
  const text = `These doors need ${taken}, ${exact ? 'not' : 'more than'} the quantity of ${quantity}. Edit this item.`
  return { code: 'cart.quantity_not_of_doors', text }
}

function magneticProblem(doors: readonly DoorUse[]): ConfigurationProblem | null {
  if (doors.some(({ serialNumber }) => serialNumber === null)) {
    const text = 'Welded magnetic gaskets are made for one door. Look it up by serial number.'
    return { code: 'cart.door_serial_missing', text }
  }
  const others = doors.some(({ door }) => door.gasketing !== 'Magnetic')
  return others ? { code: 'cart.door_not_magnetic', text: notMagneticText } : null
}

export const doorKind: ConfigurationKindOf<DoorConfiguration> = {
  title: 'Calculated from your door',
  name: 'the dimensions of a door',
  request: 'Use the calculator.',
  describe: ({ doors }) => describeDoors(doors),
  sum: (all) => ({ kind: 'door', doors: mergeDoors(all.flatMap(({ doors }) => doors)) }),
  subtract: (known, taken) => {
    const doors = subtractDoors(known.doors, taken.doors)
    return doors && { ...known, doors }
  },
  problem: (part, { doors }, expected) => doorsProblem(part, doors, expected),
}
