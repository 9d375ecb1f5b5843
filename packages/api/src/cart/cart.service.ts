import type { Database } from '@mullion/db/database'
import { listDoorsBySerial } from '@mullion/db/doors/door.repository'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import type { CartLine } from '@mullion/domain/cart/cart'
import {
  countWrongGuesses,
  type DoorRegister,
  doorSerialsOf,
  maxCartSerials,
  registerShown,
} from '@mullion/domain/cart/register-check'
import type { Part, PartSize } from '@mullion/domain/catalog/part'
import { priceCart } from '@mullion/domain/checkout/pricing'
import type { PricedCart, PricedCartLine } from '@mullion/domain/checkout/quote'
import {
  cartOf,
  priceQuotedOrder,
  type QuotedOrder,
  quotedParts,
} from '@mullion/domain/checkout/quoted-pricing'
import { type PriceRecord, priceRuleOf } from '@mullion/domain/own-price'
import { partsForSaleById } from '../catalog/parts-for-sale.ts'
import { doorAllowance } from '../doors/door-guesses.ts'
import type { Limits } from '../security/limits.ts'

function listPricesOf(parts: Iterable<Part>): Record<string, number> {
  return Object.fromEntries(
    [...parts].flatMap(({ id, listPriceCents: list }) => (list == null ? [] : [[id, list]])),
  )
}

/** List prices of the lines that cost less. */
function listPricesAbove(lines: readonly PricedCartLine[], parts: ReadonlyMap<number, Part>) {
  const dearer = lines.flatMap(({ partId, unitPriceCents }): [number, number][] => {
    const list = parts.get(partId)?.listPriceCents
    return list != null && unitPriceCents !== null && unitPriceCents < list ? [[partId, list]] : []
  })
  return Object.fromEntries(dearer)
}

/** The list price of a part as the actor sees it; null if it has none. */
function listPriceOf({ listPriceCents, priceReason, priceCents }: Part): number | null {
  if (listPriceCents !== undefined) return listPriceCents
  return priceReason ? null : priceCents
}

const sizesOf = (parts: ReadonlyMap<number, Part>): ReadonlyMap<number, PartSize> =>
  new Map([...parts].map(([id, { size }]) => [id, size]))

function recordsOf(lines: readonly PricedCartLine[], parts: ReadonlyMap<number, Part>) {
  const records = new Map<number, PriceRecord>()
  for (const { partId, unitPriceCents: priceCents, priceReason } of lines) {
    const part = parts.get(partId)
    const listPriceCents = part ? listPriceOf(part) : null
    if (priceReason?.rule === 'quoted')
      records.set(partId, { listPriceCents, priceRule: null, priceQuote: priceReason.priceQuote })
    if (!part || priceReason?.rule === 'quoted') continue
    const price = { priceCents, ...(priceReason && { priceReason }) }
    records.set(partId, { listPriceCents, priceRule: priceRuleOf(price, listPriceCents) })
  }
  return records
}

export type CartService = ReturnType<typeof createCartService>

export interface CartDeps {
  readonly db: Database
  readonly limits: Limits
  /** Under which accounting books quoted items that are not in the catalog. */
  readonly quotedItemNumber: string
}

/** Prices carts. Cart contents live in the client. */
export function createCartService({ db, limits, quotedItemNumber }: CartDeps) {
  /** Returns the registered doors that lines name by serial number; skips the lookup when there are none. */
  async function registerOf(actor: Actor, lines: readonly CartLine[]): Promise<DoorRegister> {
    const serials = doorSerialsOf(lines)
    if (serials.length === 0) return new Map()
    const requested = serials.slice(0, maxCartSerials)
    const doors = await listDoorsBySerial(db.read, requested)
    const found = new Map(doors.map((door) => [door.serialNumber, door]))
    const wrong = countWrongGuesses(lines, found)
    const count = requested.reduce((sum, serial) => sum + (wrong.get(serial) ?? 0), 0)
    const { left: allowance } = await doorAllowance(limits, limitKeyOf(actor), count)
    return registerShown({ serials, found, wrong, allowance })
  }

  async function price(actor: Actor, lines: readonly CartLine[]) {
    const parts = await partsForSaleById(db.read, { actor, ids: lines.map(({ partId }) => partId) })
    return { cart: priceCart(lines, parts, await registerOf(actor, lines)), sizes: sizesOf(parts), parts }
  }
  return {
    async price(actor: Actor, lines: readonly CartLine[]): Promise<PricedCart> {
      const { cart, parts } = await price(actor, lines)
      if (actor.prices) return { ...cart, listPrices: listPricesAbove(cart.lines, parts) }
      return actor.discountRate < 1 ? { ...cart, listPrices: listPricesOf(parts.values()) } : cart
    },
    /** Prices the cart and returns each part's size for packing, and why its line costs what it does. */
    async priceForShipping(actor: Actor, lines: readonly CartLine[]) {
      const { cart, sizes, parts } = await price(actor, lines)
      return { cart, sizes, records: recordsOf(cart.lines, parts) }
    },

    /** Does the same for an order that accepts a price quote, at its prices. */
    async priceQuotedForShipping(actor: Actor, quoted: QuotedOrder) {
      const lines = cartOf(quoted)
      const found = await partsForSaleById(db.read, { actor, ids: lines.map(({ partId }) => partId) })
      const parts = quotedParts(quoted, found)
      const register = await registerOf(actor, lines)
      const cart = priceQuotedOrder(quoted, { parts, register, itemNumber: quotedItemNumber })
      return { cart, sizes: sizesOf(parts), records: recordsOf(cart.lines, parts) }
    },
  }
}
