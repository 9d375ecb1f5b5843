import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { type CartLine, cartLines } from './cart.ts'

/** Maximum size of a shared cart, in bytes of UTF-8 JSON. */
export const maxSharedCartBytes = 262_144

/** At least 128 random bits, as encoded in the link. */
export const shareKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, { error: 'This cart link isn’t valid.' }))

export const shareCartInput = z.strictObject({ cart: cartLines })
export const openCartInput = z.strictObject({ shareKey })

/**
 * Contents of a shared-cart link: ids, quantities and configurations. Prices are those of the buyer who opens
 * it.
 */
export interface SharedCart {
  readonly lines: readonly CartLine[]
  readonly discontinued: readonly { readonly partId: number; readonly name: string }[]
  readonly sharedAt: string
}

export function sharedCartMissing(): AppError {
  return new AppError('missing', 'cart.shared_missing', 'This shared cart has expired or was removed.')
}

export function sharedCartTooLarge(): AppError {
  return new AppError('invalid', 'cart.shared_too_large', 'This cart is too large to be shared.')
}
