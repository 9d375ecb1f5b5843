import { kindOf } from './configuration-kinds.ts'
import { type Configuration, doorsOf } from './configuration-schema.ts'
import { subtractTexts } from './counts.ts'
import { doorsQuantity } from './door-uses.ts'
import { isEmptyConfiguration } from './line-configuration.ts'
import type { MergedCartLine } from './merge-lines.ts'
import type { SavedCartLine, StoredCart } from './stored-cart.ts'

/**
 * Subtracts an earlier version of a line; quantity 0 if nothing remains. Returns null if the line no longer
 * contains all of the earlier version, or if its doors need more than what would remain.
 */
function subtractLine(
  { part, quantity: now, comments, configurations = [] }: SavedCartLine,
  taken: SavedCartLine,
): MergedCartLine['line'] | null {
  const quantity = now - taken.quantity
  const known = subtractConfigurations(configurations, taken.configurations ?? [])
  if (known === null || quantity < 0 || (quantity === 0 && known.length > 0)) return null
  if ((doorsQuantity(part.id, doorsOf(known)) ?? 0) > quantity) return null
  return { quantity, comments: subtractTexts(comments, taken.comments), configurations: known }
}

/**
 * Removes earlier entries, such as those just ordered, from a cart. A part that was removed and re-added
 * since counts as a different line. A line that no longer contains all of the earlier entry, because it was
 * reduced or reconfigured, stays whole or is removed, depending on `changed`. After an order it must stay:
 * buyers notice an extra line and remove it, but notice a missing line too late.
 */
export function subtractLines(
  cart: Readonly<StoredCart>,
  taken: Iterable<SavedCartLine>,
  changed: 'keep' | 'drop',
): StoredCart {
  const left = { ...cart }
  for (const before of taken) {
    const { id } = before.part
    const entry = cart[id]
    if (!entry || entry.addedAt !== before.addedAt) continue
    const rest = subtractLine(entry, before)
    if (rest ? rest.quantity === 0 : changed === 'drop') delete left[id]
    else left[id] = { ...entry, ...rest }
  }
  return left
}

function subtractConfigurations(
  known: readonly Configuration[],
  taken: readonly Configuration[],
): Configuration[] | null {
  const left = new Map(known.map((configuration) => [configuration.kind, configuration]))
  for (const each of taken.filter((configuration) => !isEmptyConfiguration(configuration))) {
    const configuration = left.get(each.kind)
    const rest = configuration ? kindOf(each.kind).subtract(configuration, each) : null
    if (rest === null) return null
    left.set(each.kind, rest)
  }
  return [...left.values()].filter((configuration) => !isEmptyConfiguration(configuration))
}
