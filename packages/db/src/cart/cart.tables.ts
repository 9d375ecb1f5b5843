import type { AccountCartLine } from '@mullion/domain/cart/account-cart'
import type { CartLine } from '@mullion/domain/cart/cart'
import { users } from '../accounts/accounts.tables.ts'
import { positive } from '../dialect/checks.ts'
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

/** The cart that follows a signed-in person to other devices; prices are never stored, and nothing of guests is. */
export const accountCarts = kit.table(
  'account_carts',
  {
    id: kit.autoId(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    lines: kit.json<readonly AccountCartLine[]>().notNull(),
    /** Counts changes, so that a save of an earlier version is refused. */
    version: kit.int().notNull(),
    changedAt: kit.instant().notNull(),
  },
  (cart) => [
    kit.uniqueIndex('account_carts_user_id').on(cart.userId),
    kit.index('account_carts_changed_at').on(cart.changedAt),
    ...positive(cart.version),
  ],
)
