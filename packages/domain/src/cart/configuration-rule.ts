import type { PartRequirements } from '../catalog/part.ts'
import { calculatedOnlyParts, magneticGasketPart } from '../doors/calculator-parts.ts'

/** What a buyer must state before a part can be ordered; only the first rule that matches a part is asked. */
export type ConfigurationRule =
  | 'calculated'
  | 'magnetic gasket'
  | 'direction'
  | 'serial'
  | 'voltage'
  | 'precision cut'
  | 'wall thickness'

/** True for parts of which only doors say how much: nothing can be ordered on top of what they take. */
export function doorsDecide({ id }: { readonly id: number }): boolean {
  return calculatedOnlyParts.includes(id) || id === magneticGasketPart
}

/** The first rule that matches a part, or null when it can be ordered as it is. */
export function configurationRule(part: {
  readonly id: number
  readonly requirements: PartRequirements
}): ConfigurationRule | null {
  const { requirements } = part
  if (calculatedOnlyParts.includes(part.id)) return 'calculated'
  if (part.id === magneticGasketPart) return 'magnetic gasket'
  if (requirements.direction) return 'direction'
  if (requirements.serial) return 'serial'
  if (requirements.voltage) return 'voltage'
  if (requirements.precisionCut) return 'precision cut'
  if (requirements.wallThickness) return 'wall thickness'
  return null
}

const needs: Readonly<Record<ConfigurationRule, string>> = {
  calculated: 'to be calculated for its door',
  'magnetic gasket': 'the serial number of its door',
  direction: 'a left or right hand',
  serial: 'the serial number of the door',
  voltage: 'a voltage',
  'precision cut': 'cut lengths',
  'wall thickness': 'a wall thickness',
}

/** What must be known before a part can be ordered, for the buyer; the caller adds how the sentence ends. */
export function configurationNeed(rule: ConfigurationRule): string {
  return `This part needs ${needs[rule]}`
}
