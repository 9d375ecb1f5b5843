// Independent reimplementation of the configuration shape checks, regardless of what a part needs.
import type { RequestedLine } from './reference-verdict.ts'
import { hasOnly, isInteger, isListOf, isSerial } from './shapes.ts'
import { isDoorUse } from './well-formed-door.ts'

const eighths = /^\d+(\.(125|25|375|5|625|75|875))?$/

const isLength = (value: unknown, most: number) =>
  typeof value === 'number' && eighths.test(String(value)) && value > 0 && value <= most

function isCut(value: unknown): boolean {
  if (!hasOnly(value, ['lengthInches', 'wallThicknessInches', 'count'])) return false
  const { lengthInches, wallThicknessInches: wall, count } = value
  return isLength(lengthInches, 1200) && (wall === null || isLength(wall, 48)) && isInteger(count, 1)
}

const areShares = (value: unknown, names: readonly string[]) =>
  hasOnly(value, names) && names.every((name) => isInteger(value[name], 0))

const volts = ['120V', '208V', '230V', '460V', '480V']

function isConfiguration(value: unknown): boolean {
  if (!hasOnly(value, ['kind', 'left', 'right', 'serials', 'voltages', 'panels', 'cuts', 'doors']))
    return false
  const { kind, ...fields } = value
  switch (kind) {
    case 'direction':
      return areShares(fields, ['left', 'right'])
    case 'serials':
      return hasOnly(fields, ['serials']) && isListOf(fields.serials, isSerial, 9999)
    case 'cuts':
      return hasOnly(fields, ['cuts']) && isListOf(fields.cuts, isCut, 500)
    case 'door':
      return hasOnly(fields, ['doors']) && isListOf(fields.doors, isDoorUse, 200)
    case 'voltage': {
      if (!hasOnly(fields, ['voltages', 'panels']) || !areShares(fields.voltages, volts)) return false
      return fields.panels === undefined || areShares(fields.panels, ['single', 'biparting'])
    }
    default:
      return false
  }
}

/** True if the line gets its own answer; a malformed line makes the whole request fail. */
export function isWellFormed({ quantity, configurations = [] }: RequestedLine): boolean {
  if (typeof quantity !== 'number' || !(quantity > 0 && quantity <= 9999)) return false
  if (!isListOf(configurations, isConfiguration, Number.POSITIVE_INFINITY)) return false
  const kinds = (configurations as { kind: unknown }[]).map(({ kind }) => kind)
  return kinds.length === new Set(kinds).size
}
