import type { Part } from '../catalog/part.ts'
import { magneticGasketPart } from '../doors/calculator-parts.ts'
import { notMagneticText } from '../doors/registered-door.ts'
import type { Configuration } from './configuration-schema.ts'
import { type Cut, cutsQuantity } from './cuts.ts'
import { directionComplete } from './direction.ts'
import { type DoorUse, doorsQuantity } from './door-uses.ts'
import { serialsComplete } from './serials.ts'
import { splitComplete } from './split.ts'
import { panelsComplete, panelsNeeded, type VoltageConfiguration } from './voltage.ts'

/** The fields of a part that decide what must be stated about it. */
export type ConfigurablePart = Pick<Part, 'id' | 'unit' | 'requirements'>

/** Why a line cannot be ordered as it is configured. */
export interface ConfigurationProblem {
  readonly code:
    | 'cart.configuration_missing'
    | 'cart.configuration_unexpected'
    | 'cart.direction_not_split'
    | 'cart.serials_not_complete'
    | 'cart.voltage_not_split'
    | 'cart.panels_not_split'
    | 'cart.panels_unexpected'
    | 'cart.wall_thickness_missing'
    | 'cart.quantity_not_of_cuts'
    | 'cart.door_serial_missing'
    | 'cart.door_not_magnetic'
    | 'cart.door_not_of_part'
    | 'cart.quantity_not_of_doors'
  readonly text: string
}

/** How much a statement has to come to, and whether it alone answers what the part asks for. */
export interface StatedFor {
  readonly quantity: number
  readonly alone: boolean
}

/** What does not add up in a configuration of the kind that the part asks for, or null. */
export function statedProblem(
  part: ConfigurablePart,
  stated: Configuration,
  { quantity, alone }: StatedFor,
): ConfigurationProblem | null {
  switch (stated.kind) {
    case 'direction':
      if (directionComplete(stated, quantity)) return null
      return notSplit('cart.direction_not_split', 'Left and right', quantity)
    case 'serials':
      return serialsProblem(stated.serials, quantity)
    case 'voltage':
      return voltageProblem(part, stated, quantity)
    case 'cuts':
      return cutsProblem(part, stated.cuts, quantity)
    case 'door':
      return doorsProblem(part, stated.doors, { quantity, alone })
  }
}

function notSplit(
  code: ConfigurationProblem['code'],
  shares: string,
  quantity: number,
): ConfigurationProblem {
  return { code, text: `${shares} must add up to the quantity of ${quantity}.` }
}

function serialsProblem(serials: readonly string[], quantity: number): ConfigurationProblem | null {
  if (serialsComplete(serials, quantity)) return null
  const text = `Each one needs a serial number: ${serials.length} given for a quantity of ${quantity}.`
  return { code: 'cart.serials_not_complete', text }
}

function voltageProblem(
  part: ConfigurablePart,
  { voltages, panels }: VoltageConfiguration,
  quantity: number,
): ConfigurationProblem | null {
  if (!splitComplete(voltages, quantity)) return notSplit('cart.voltage_not_split', 'Voltages', quantity)
  if (panelsComplete(part, panels, quantity)) return null
  if (panelsNeeded(part)) return notSplit('cart.panels_not_split', 'Single Panel and Biparting', quantity)
  const text = 'This part is not split between Single Panel and Biparting. Please remove it and add it again.'
  return { code: 'cart.panels_unexpected', text }
}

function cutsProblem(
  { unit, requirements }: ConfigurablePart,
  cuts: readonly Cut[],
  quantity: number,
): ConfigurationProblem | null {
  if (requirements.wallThickness && cuts.some((cut) => cut.wallThicknessInches === null)) {
    return { code: 'cart.wall_thickness_missing', text: 'Please give the wall thickness of each cut.' }
  }
  const computed = cutsQuantity(unit, cuts)
  if (quantity === computed) return null
  const text = `The cuts come to ${computed}, not to the quantity of ${quantity}. Please remove it and add it again.`
  return { code: 'cart.quantity_not_of_cuts', text }
}

function doorsProblem(
  { id, unit }: ConfigurablePart,
  doors: readonly DoorUse[],
  { quantity, alone: exact }: StatedFor,
): ConfigurationProblem | null {
  const refused = id === magneticGasketPart ? magneticProblem(doors) : null
  if (refused) return refused
  const computed = doorsQuantity(id, doors)
  if (computed === null) {
    const text = 'This door does not take this part. Please remove it and use the calculator again.'
    return { code: 'cart.door_not_of_part', text }
  }
  // Nobody could say of more feet what the part asks for; of a part that asks for nothing they are the buyer's to choose.
  if (exact ? quantity === computed : quantity >= computed) return null
  const taken = unit === 'EA' ? computed : `${computed} ft`
  const text = `The doors take ${taken}, ${exact ? 'not' : 'more than'} the quantity of ${quantity}. Please edit the line.`
  return { code: 'cart.quantity_not_of_doors', text }
}

function magneticProblem(doors: readonly DoorUse[]): ConfigurationProblem | null {
  if (doors.some(({ serialNumber }) => serialNumber === null)) {
    const text = 'Welded magnetic gaskets are made to the serial number of the door. Please look it up.'
    return { code: 'cart.door_serial_missing', text }
  }
  const others = doors.some(({ door }) => door.gasketing !== 'Magnetic')
  return others ? { code: 'cart.door_not_magnetic', text: notMagneticText } : null
}
