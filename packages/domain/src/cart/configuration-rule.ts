import type { PartRequirements } from '../catalog/part.ts'
import { calculatedOnlyParts, magneticGasketPart } from '../doors/calculator-parts.ts'

/** What must be configured before a part can be ordered; only the first matching rule applies. */
export type ConfigurationRule =
  | 'calculated'
  | 'magnetic gasket'
  | 'direction'
  | 'serial'
  | 'voltage'
  | 'precision cut'
  | 'wall thickness'

/** True for parts whose quantity comes from doors alone, so nothing can be ordered on top. */
export function doorsDecide({ id }: { readonly id: number }): boolean {
  return calculatedOnlyParts.includes(id) || id === magneticGasketPart
}

/** Returns the first rule that matches a part, or null if it can be ordered as is. */
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

/** Tells the buyer what a part needs before it can be ordered; the caller finishes the sentence. */
export function configurationNeed(rule: ConfigurationRule): string {
  return `This part needs ${needs[rule]}`
}
