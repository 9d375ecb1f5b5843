import { configurationRule, doorsDecide } from '@mullion/domain/cart/configuration-rule'
import type { Part } from '@mullion/domain/catalog/part'
import { notifyProblem } from '../../lib/notices.state.ts'
import { addToCart } from './cart.state.ts'
import { configureAndAdd } from './configure/configure-actions.ts'

/** True if the part can go into the cart in place of another: it has a price, and no doors decide what it is. */
export const canReplace = (part: Part): boolean => part.priceCents !== null && !doorsDecide(part)

export interface ReplacedLine {
  readonly quantity: number
  readonly comments: readonly string[]
}

/** Adds the part in place of a line; asks first for the options it needs. Returns false if it is not in the cart. */
export async function addReplacement(part: Part, { quantity, comments }: ReplacedLine): Promise<boolean> {
  if (configurationRule(part) !== null) return configureAndAdd(part, quantity)
  const problem = addToCart({ part, quantity, comments })
  if (problem) notifyProblem(problem)
  return problem === null
}
