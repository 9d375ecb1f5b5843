import { randomBytes } from 'node:crypto'
import { createSharedCart, findSharedCart, removeExpiredCarts } from '@mullion/db/cart/shared-cart.repository'
import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { type Actor, limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import { type CartLine, cartEmpty } from '@mullion/domain/cart/cart'
import { sharedCartDays } from '@mullion/domain/cart/cart-limits'
import {
  maxSharedCartBytes,
  type SharedCart,
  sharedCartMissing,
  sharedCartTooLarge,
} from '@mullion/domain/cart/shared-cart'
import type { Clock } from '../clock.ts'
import type { Limits } from '../security/limits.ts'

export interface SharedCartDeps {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
}

const dayMs = 86_400_000

/** Returns the parts no longer sold, named by number, or by id if the part no longer exists. */
async function listDiscontinued(
  db: Database,
  lines: readonly CartLine[],
): Promise<SharedCart['discontinued']> {
  const ids = lines.map(({ partId }) => partId)
  const rows = new Map((await listPartsById(db.read, ids)).map((row) => [row.id, row]))
  return ids.flatMap((partId) => {
    const row = rows.get(partId)
    return row && !row.obsolete ? [] : [{ partId, name: row?.number ?? `Part ${partId}` }]
  })
}

/** Carts behind links: stored for `sharedCartDays`, without prices, open to anyone with the link. */
export function createSharedCartService({ db, clock, limits }: SharedCartDeps) {
  return {
    async share(actor: Member, lines: readonly CartLine[]): Promise<{ shareKey: string }> {
      await limits.consume('share-cart', actor.id)
      if (lines.length === 0) throw cartEmpty()
      if (Buffer.byteLength(JSON.stringify(lines)) > maxSharedCartBytes) throw sharedCartTooLarge()
      const shareKey = randomBytes(24).toString('base64url')
      const now = clock()
      const row = {
        keyHash: hashOfKey(shareKey),
        userId: actor.userId,
        lines: [...lines],
        createdAt: now,
        expiresAt: new Date(now.getTime() + sharedCartDays * dayMs),
      }
      await db.transaction((tx) => createSharedCart(tx, row))
      return { shareKey }
    },

    /** Returns the cart behind a link; throws `missing` when there is none or it has expired. */
    async open(actor: Actor, shareKey: string): Promise<SharedCart> {
      await limits.consume('shared-cart', limitKeyOf(actor))
      const found = await findSharedCart(db.read, hashOfKey(shareKey), clock())
      if (!found) throw sharedCartMissing()
      const discontinued = await listDiscontinued(db, found.lines)
      return { lines: found.lines, discontinued, sharedAt: found.createdAt.toISOString() }
    },

    async deleteExpired(): Promise<void> {
      await db.transaction((tx) => removeExpiredCarts(tx, clock()))
    },
  }
}
