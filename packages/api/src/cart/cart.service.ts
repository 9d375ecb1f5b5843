import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Store } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { CartLine } from '@mullion/domain/cart/cart'
import type { PartSize } from '@mullion/domain/catalog/part'
import { priceCart } from '@mullion/domain/checkout/pricing'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { viewPart } from '../catalog/part-view.ts'

export type CartService = ReturnType<typeof createCartService>

/** Pricing carts; what they hold is the client's to remember. */
export function createCartService({ store }: { store: Store }) {
  async function price(actor: Actor, lines: readonly CartLine[]) {
    const rows = await listPartsById(
      store.read,
      lines.map((line) => line.partId),
    )
    const sold = rows.filter((row) => !row.obsolete).map((row) => viewPart(row, actor))
    const parts = new Map(sold.map((part) => [part.id, part]))
    const sizes: ReadonlyMap<number, PartSize> = new Map(sold.map((part) => [part.id, part.size]))
    return { cart: priceCart(lines, parts), sizes }
  }
  return {
    /** The cart at the actor's own prices, with what is wrong with each line. */
    async price(actor: Actor, lines: readonly CartLine[]): Promise<PricedCart> {
      return (await price(actor, lines)).cart
    },
    /** The same, with the size of each part for packing. */
    priceForShipping: price,
  }
}
