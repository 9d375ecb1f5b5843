import { calculatedOnlyParts, magneticGasketPart, type PartRequirements } from '../catalog/part.ts'

/** What a buyer must state before a part can be ordered; only the first rule that matches a part is asked. */
export type ConfigurationRule =
  | 'calculated'
  | 'magnetic gasket'
  | 'direction'
  | 'serial'
  | 'voltage'
  | 'precision cut'
  | 'wall thickness'

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
  calculated: 'its length worked out from the door',
  'magnetic gasket': 'its length worked out from the door',
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

/** Why a part whose configuration only a call can settle cannot be ordered here, for the buyer. */
export function configurationText(rule: ConfigurationRule): string {
  return `${configurationNeed(rule)}, which cannot be given online yet. Please call us to order it.`
}
