import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { type CartLine, cartLines } from './cart.ts'

/** What a shared cart may take up at most, as JSON in UTF-8. */
export const maxSharedCartBytes = 262_144

/** 128 random bits or more, as they stand in a link. */
export const shareKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, { error: 'This cart link isn’t valid.' }))

export const shareCartInput = z.strictObject({ cart: cartLines })
export const openCartInput = z.strictObject({ shareKey })

/** What a link to a cart opens: ids, quantities and what was stated, priced for whoever opens it. */
export interface SharedCart {
  readonly lines: readonly CartLine[]
  /** The parts among them that are no longer sold, by what a reader may know them by. */
  readonly gone: readonly { readonly partId: number; readonly name: string }[]
  readonly sharedAt: string
}

/** The link leads to nothing: unknown, or older than `sharedCartDays`. */
export function sharedCartMissing(): AppError {
  return new AppError('missing', 'cart.shared_missing', 'This shared cart has expired or was removed.')
}

/** The refusal of a cart that is too large to be kept. */
export function sharedCartTooLarge(): AppError {
  return new AppError('invalid', 'cart.shared_too_large', 'This cart is too large to be shared.')
}
