import type { Reader, Writer } from '../database.ts';
import { sharedCarts } from './cart.tables.ts';
export type SharedCartRow = typeof sharedCarts.$inferSelect;
/** Stores a shared cart. */
export declare function createSharedCart(tx: Writer, cart: SharedCartRow): Promise<void>;
/** Returns the unexpired shared cart with this key hash; null if there is none. */
export declare function findSharedCart(db: Reader, keyHash: string, now: Date): Promise<SharedCartRow | null>;
/** Deletes expired shared carts. */
export declare function removeExpiredCarts(tx: Writer, now: Date): Promise<void>;
