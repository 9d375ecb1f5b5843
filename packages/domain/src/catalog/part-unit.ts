import { formatNumber } from '../number-format.ts'
import type { Unit } from './part.ts'

/** Units as shown next to a price: `$2.95 / ft`. */
export const unitNames: Readonly<Record<Unit, string>> = { EA: 'each', FT: 'ft', SQFT: 'sq ft' }

/** Formats a quantity with its unit: `18.25 ft`, `1 piece`, `2,400 pieces`. */
export function formatQuantity(quantity: number, unit: Unit): string {
  const number = formatNumber(quantity)
  if (unit !== 'EA') return `${number} ${unitNames[unit]}`
  return `${number} ${quantity === 1 ? 'piece' : 'pieces'}`
}
