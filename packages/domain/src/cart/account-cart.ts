import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { cartLine, maxCartLines } from './cart.ts'
import { cartLimitText } from './cart-limits.ts'
import { configurations } from './configuration-schema.ts'
import type { StoredPart } from './stored-cart.ts'

/** How long the cart of an account stays without a change. The browsers' copies stay longer. */
export const accountCartDays = 90
/** Maximum size of an account's cart, in bytes of UTF-8 JSON. */
export const maxAccountCartBytes = 262_144

/** As far as a `Date` reaches. */
const lastInstantMs = 8.64e15

const accountCartLine = z.extend(cartLine, {
  configurations: z._default(configurations, []),
  /** When the part was first added, in epoch milliseconds; lines are sorted by it. */
  addedAt: z.number().check(z.minimum(0), z.maximum(lastInstantMs)),
})

/** A line of the cart that follows a signed-in person to other devices. It has no price. */
export type AccountCartLine = Readonly<z.output<typeof accountCartLine>>

export const accountCartLines = z.array(accountCartLine).check(
  z.maxLength(maxCartLines, { error: cartLimitText }),
  z.refine((lines) => new Set(lines.map(({ partId }) => partId)).size === lines.length, {
    error: 'Each part can be in the cart once.',
  }),
)

export const saveAccountCartInput = z.strictObject({
  /** The version that these lines come from; 0 if the account had no cart. */
  version: z.int().check(z.minimum(0)),
  lines: accountCartLines,
})
export type SaveAccountCartInput = z.output<typeof saveAccountCartInput>

export interface AccountCart {
  /** 0 if the account has no cart. */
  readonly version: number
  /** Each with its part as it is today, also if it is no longer sold. */
  readonly lines: readonly (AccountCartLine & { readonly part: StoredPart })[]
}

/** Another device saved the cart meanwhile. */
export function accountCartStale(): AppError {
  const message = 'Another device changed this cart in the meantime.'
  return new AppError('conflict', 'cart.account_stale', message)
}

export function accountCartTooLarge(): AppError {
  const message = 'This cart is too large to follow you to other devices.'
  return new AppError('invalid', 'cart.account_too_large', message)
}
