import { doorsOf } from '@mullion/domain/cart/configuration-schema'
import { cutsQuantity } from '@mullion/domain/cart/cuts'
import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { Unit } from '@mullion/domain/catalog/part'

/** What a part is added with where no quantity is typed. */
const untyped = 1

/** How much was asked for of a part that is cut, where that is not what comes by itself; null otherwise, and beside doors. */
export function askedBesideCuts(unit: Unit, { quantity, configurations }: StatedQuantity): number | null {
  if (doorsOf(configurations).length > 0) return null
  const stated = configurations.find((each) => each.kind === 'cuts')
  return quantity === (stated ? cutsQuantity(unit, stated.cuts) : untyped) ? null : quantity
}
