import { quantityProblem } from '../cart/cart.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import { shortageOf } from './keep.ts'
import type { ListLineView } from './part-list.ts'

/** What a count of a line says: enough are there, or some are missing and what to order, or why they cannot be ordered. */
export type CountOutcome =
  | { readonly kind: 'enough' }
  | {
      readonly kind: 'missing'
      readonly missing: number
      readonly quantity: number
      readonly configurations: readonly Configuration[]
    }
  | { readonly kind: 'refused'; readonly missing: number; readonly text: string }

/** Compares how many of a line are left with how many there should be. Null for a line without a number to keep. */
export function countOutcome(
  { keep, configurations, part, fate }: Pick<ListLineView, 'keep' | 'configurations' | 'part' | 'fate'>,
  left: number,
): CountOutcome | null {
  if (keep === null) return null
  const missing = keep - left
  const shortage = shortageOf({ keep, configurations }, left, part.unit)
  if (!shortage) return { kind: 'enough' }
  // The list's own quantity does not matter here: another one is ordered.
  const text =
    fate.kind === 'ready' || fate.kind === 'wrong_quantity'
      ? (wrongCount(missing, configurations) ?? quantityProblem(part.unit, shortage.quantity))
      : fate.text
  return text === null ? { kind: 'missing', missing, ...shortage } : { kind: 'refused', missing, text }
}

function wrongCount(missing: number, configurations: readonly Configuration[]): string | null {
  return configurations.length > 0 && !Number.isInteger(missing) ? 'Count whole pieces of this part.' : null
}
