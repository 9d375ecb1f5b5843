import type { AccountCartLine } from '@mullion/domain/cart/account-cart'
import { and, eq, lte } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { accountCarts } from './cart.tables.ts'

export interface SavedAccountCart {
  readonly userId: number
  readonly lines: readonly AccountCartLine[]
  readonly changedAt: Date
}

export async function findAccountCart(db: Reader, userId: number) {
  const [row] = await db.select().from(accountCarts).where(eq(accountCarts.userId, userId))
  return row ?? null
}

/** Stores the first cart of an account; false if it has one. */
export async function createAccountCart(tx: Writer, cart: SavedAccountCart): Promise<boolean> {
  const row = { ...cart, version: 1 }
  const rows = await tx.insert(accountCarts).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Replaces a cart that still has this version, which then goes up by one; false if it was changed since. */
export async function updateAccountCart(
  tx: Writer,
  { userId, lines, changedAt }: SavedAccountCart,
  version: number,
): Promise<boolean> {
  const rows = await tx
    .update(accountCarts)
    .set({ lines, changedAt, version: version + 1 })
    .where(and(eq(accountCarts.userId, userId), eq(accountCarts.version, version)))
    .returning({ id: accountCarts.id })
  return rows.length > 0
}

/** Deletes the carts that nobody changed since an instant. */
export async function removeOldAccountCarts(tx: Writer, before: Date): Promise<void> {
  await tx.delete(accountCarts).where(lte(accountCarts.changedAt, before))
}
