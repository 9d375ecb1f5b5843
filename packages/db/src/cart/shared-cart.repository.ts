import { and, eq, gt, lte } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { sharedCarts } from './cart.tables.ts'

export type SharedCartRow = typeof sharedCarts.$inferSelect

/** Stores a shared cart. */
export async function createSharedCart(tx: Writer, cart: SharedCartRow): Promise<void> {
  await tx.insert(sharedCarts).values(cart)
}

/** Returns the unexpired shared cart with this key hash; null if there is none. */
export async function findSharedCart(db: Reader, keyHash: string, now: Date): Promise<SharedCartRow | null> {
  const [row] = await db
    .select()
    .from(sharedCarts)
    .where(and(eq(sharedCarts.keyHash, keyHash), gt(sharedCarts.expiresAt, now)))
  return row ?? null
}

/** Deletes expired shared carts. */
export async function removeExpiredCarts(tx: Writer, now: Date): Promise<void> {
  await tx.delete(sharedCarts).where(lte(sharedCarts.expiresAt, now))
}
