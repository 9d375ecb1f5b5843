import { doorsOf } from '@mullion/domain/cart/configuration-schema'
import { cutsQuantity } from '@mullion/domain/cart/cuts'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Unit } from '@mullion/domain/catalog/part'

const untyped = 1

/**
 * Returns the quantity requested of a cut part if its cuts (or, without cuts, the default of 1) come to a
 * different one; otherwise null. Lines with doors also get null.
 */
export function requestedQuantity(
  unit: Unit,
  { quantity, configurations }: LineConfiguration,
): number | null {
  if (doorsOf(configurations).length > 0) return null
  const configuration = configurations.find((each) => each.kind === 'cuts')
  return quantity === (configuration ? cutsQuantity(unit, configuration.cuts) : untyped) ? null : quantity
}
