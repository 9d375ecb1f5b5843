import { and, eq, gt, lte } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { sharedCarts } from './cart.tables.ts'

export type SharedCartRow = typeof sharedCarts.$inferSelect

export async function createSharedCart(tx: Writer, cart: SharedCartRow): Promise<void> {
  await tx.insert(sharedCarts).values(cart)
}

export async function findSharedCart(db: Reader, keyHash: string, now: Date): Promise<SharedCartRow | null> {
  const [row] = await db
    .select()
    .from(sharedCarts)
    .where(and(eq(sharedCarts.keyHash, keyHash), gt(sharedCarts.expiresAt, now)))
  return row ?? null
}

export async function removeExpiredCarts(tx: Writer, now: Date): Promise<void> {
  await tx.delete(sharedCarts).where(lte(sharedCarts.expiresAt, now))
}
