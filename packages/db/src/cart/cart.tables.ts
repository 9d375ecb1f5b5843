import type { CartLine } from '@mullion/domain/cart/cart'
import { users } from '../accounts/accounts.tables.ts'
import { kit } from '../dialect/current.ts'

/** Contents of shared carts; prices are never stored. */
export const sharedCarts = kit.table(
  'shared_carts',
  {
    /** Hash of the key in the link. */
    keyHash: kit.key(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    lines: kit.json<CartLine[]>().notNull(),
    createdAt: kit.instant().notNull(),
    expiresAt: kit.instant().notNull(),
  },
  (cart) => [kit.index('shared_carts_expires_at').on(cart.expiresAt)],
)
