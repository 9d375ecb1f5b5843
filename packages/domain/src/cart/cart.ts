import * as z from 'zod/mini'
import { partId, type Unit } from '../catalog/part.ts'
import { AppError } from '../error.ts'
import { severalLines, withoutTurning } from '../plain-text.ts'
import {
  cartLimitText,
  lengthStep,
  maxCartLines,
  maxLineComments,
  maxLineQuantity,
  quantityLimitText,
} from './cart-limits.ts'
import { configurations } from './configuration-schema.ts'

export { maxCartLines, maxLineQuantity }

const comment = z.string().check(withoutTurning, z.maxLength(300), severalLines)

/** One cart line as a client sends it; the server computes price and weight. */
export const cartLine = z.strictObject({
  partId,
  quantity: z
    .number({ error: 'Quantity must be a number.' })
    .check(
      z.positive({ error: 'Quantity must be more than 0.' }),
      z.maximum(maxLineQuantity, { error: quantityLimitText }),
    ),
  comments: z._default(z.array(comment).check(z.maxLength(maxLineComments)), []),
  configurations: z.optional(configurations),
})
export type CartLine = z.infer<typeof cartLine>

/** A cart as sent for pricing or ordering: at most `maxCartLines` lines, each part once. */
export const cartLines = z.array(cartLine).check(
  z.maxLength(maxCartLines, { error: cartLimitText }),
  z.refine((lines) => new Set(lines.map((line) => line.partId)).size === lines.length, {
    error: 'Each part can be in the cart once.',
  }),
)

/** Returns the order step of a unit: 1 piece, or a quarter foot. */
export function quantityStep(unit: Unit): number {
  return unit === 'EA' ? 1 : lengthStep
}

export function quantityProblem(unit: Unit, quantity: number): string | null {
  if (!(quantity > 0)) return 'Quantity must be more than 0.'
  if (quantity > maxLineQuantity) return quantityLimitText
  if (Number.isInteger(quantity / quantityStep(unit))) return null
  return unit === 'EA'
    ? 'This part is sold individually. Enter a whole number.'
    : 'This part is sold in quarter steps, such as 2.25.'
}

export function lineInputProblem(line: Pick<CartLine, 'quantity' | 'configurations'>): string | null {
  const read = z.pick(cartLine, { quantity: true, configurations: true }).safeParse(line)
  return read.success ? null : (read.error.issues[0]?.message ?? 'This can’t be added to the cart.')
}

/** Count for the cart icon: pieces, plus 1 for each part sold by length or area. */
export function cartCount(lines: Iterable<{ readonly unit: Unit; readonly quantity: number }>): number {
  let count = 0
  for (const line of lines) count += line.unit === 'EA' ? line.quantity : 1
  return count
}

export function cartEmpty(): AppError {
  return new AppError('invalid', 'cart.empty', 'Your cart is empty.')
}
