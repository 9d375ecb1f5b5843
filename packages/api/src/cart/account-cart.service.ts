import {
  createAccountCart,
  findAccountCart,
  removeOldAccountCarts,
  updateAccountCart,
} from '@mullion/db/cart/account-cart.repository'
import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type AccountCart,
  accountCartDays,
  accountCartStale,
  accountCartTooLarge,
  maxAccountCartBytes,
  type SaveAccountCartInput,
} from '@mullion/domain/cart/account-cart'
import { storedPartOf } from '@mullion/domain/cart/stored-cart'
import { viewPart } from '../catalog/part-view.ts'
import type { Clock } from '../clock.ts'

export interface AccountCartDeps {
  readonly db: Database
  readonly clock: Clock
}

const dayMs = 86_400_000
const unknownPart = (id: number) => ({
  ...{ id, number: `Part ${id}`, name: '', priceCents: null, unit: 'EA' as const, imageVersion: 0 },
})

/** The cart that follows a signed-in person to other devices. Each person sees and changes their own only. */
export function createAccountCartService({ db, clock }: AccountCartDeps) {
  return {
    /** Returns the cart of the actor's account with its parts as they are today. */
    async read(actor: Member): Promise<AccountCart> {
      const row = await findAccountCart(db.read, actor.userId)
      if (!row) return { version: 0, lines: [] }
      const parts = await listPartsById(
        db.read,
        row.lines.map(({ partId }) => partId),
      )
      const byId = new Map(parts.map((part) => [part.id, storedPartOf(viewPart(part, actor))]))
      const lines = row.lines.map((line) => ({
        ...line,
        part: byId.get(line.partId) ?? unknownPart(line.partId),
      }))
      return { version: row.version, lines }
    },

    /** Replaces the cart of the actor's account. Throws `conflict` if another device saved it since. */
    async save(
      actor: Member,
      { version, lines }: SaveAccountCartInput,
    ): Promise<{ readonly version: number }> {
      if (Buffer.byteLength(JSON.stringify(lines)) > maxAccountCartBytes) throw accountCartTooLarge()
      const cart = { userId: actor.userId, lines, changedAt: clock() }
      const saved = await db.transaction((tx) =>
        version === 0 ? createAccountCart(tx, cart) : updateAccountCart(tx, cart, version),
      )
      if (!saved) throw accountCartStale()
      return { version: version + 1 }
    },

    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - accountCartDays * dayMs)
      await db.transaction((tx) => removeOldAccountCarts(tx, before))
    },
  }
}
