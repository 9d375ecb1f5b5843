import { maxCartLines, statedLineProblem } from '@mullion/domain/cart/cart'
import { cartLimitText } from '@mullion/domain/cart/cart-limits'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import { mergeLines } from '@mullion/domain/cart/merge-lines'
import {
  type CartEntry,
  readStoredCart,
  type StoredCart,
  storedPartOf,
} from '@mullion/domain/cart/stored-cart'
import { takeEntries } from '@mullion/domain/cart/take-lines'
import type { Part } from '@mullion/domain/catalog/part'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { proxy, snapshot } from 'valtio'
import { readText, writeText } from '../../lib/storage.ts'
import { type FormerPrices, formerPrice, keepFormerPrices, readFormerPrices } from './former-prices.ts'
import { lineBelow, noLine, withLater } from './lines-below.ts'

const cartKey = 'shoppingCart'
const orderKeyKey = 'shoppingCartKey'
const orderKeyPattern = /^[A-Za-z0-9_-]{16,64}$/

/** The cart of this browser and the former prices of this visit, by part id; only the functions below change them. */
export const cartState = proxy<{ entries: StoredCart; formerPrices: FormerPrices }>({
  entries: {},
  formerPrices: {},
})

let heldKey = ''

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function keep(): void {
  writeText(cartKey, JSON.stringify(cartState.entries))
}

/** Every change of what would be ordered also renews the order key. */
function changed(): void {
  keep()
  heldKey = newKey()
  writeText(orderKeyKey, heldKey)
}

/** Takes over what is known of the former price of a part; undefined forgets it. */
function setFormerPrice(partId: number, cents: number | undefined): void {
  if (cartState.formerPrices[partId] === cents) return
  const { [partId]: _, ...others } = cartState.formerPrices
  cartState.formerPrices = cents === undefined ? others : { ...others, [partId]: cents }
  keepFormerPrices(cartState.formerPrices)
}

/** What a line cost before a price took the place of its own is kept for this visit. */
function noteFormerPrice({ part }: CartEntry, priceCents: number | null): void {
  setFormerPrice(part.id, formerPrice(cartState.formerPrices[part.id], part.priceCents, priceCents))
}

/** Takes over the cart that another tab has kept; of prices that changed there this tab has shown the ones before. */
function follow(kept: StoredCart): void {
  for (const entry of Object.values(cartState.entries)) {
    const next = kept[entry.part.id]
    if (next && next.part.priceCents !== entry.part.priceCents) noteFormerPrice(entry, next.part.priceCents)
  }
  cartState.entries = kept
}

/** Reads the kept cart, and again whenever another tab changes it; returns how to stop. */
export function followStorage(): () => void {
  const read = () => readStoredCart(readText(cartKey))
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) follow(read())
  }
  cartState.entries = read()
  cartState.formerPrices = readFormerPrices()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The idempotency key of the cart as it is: shared by tabs and reloads, new after every change. */
export function orderKey(): string {
  const stored = readText(orderKeyKey)
  if (stored !== null && orderKeyPattern.test(stored)) heldKey = stored
  if (!heldKey) {
    heldKey = newKey()
    writeText(orderKeyKey, heldKey)
  }
  return heldKey
}

/** Takes what was sent and has become an order out of the cart, not what came in meanwhile, and renews the key. */
export function orderPlaced(sent: readonly CartEntry[]): void {
  cartState.entries = takeEntries(snapshot(cartState).entries, sent, 'stays')
  changed()
}

export interface Addition {
  readonly part: Part
  readonly quantity: number
  readonly comments?: readonly string[]
  /** What was stated about the part, such as its cuts. */
  readonly configurations?: readonly Configuration[]
}

/** Adds one of several parts; their order stays, also where they are added in the same moment. */
function merge(added: Addition, at: number): string | null {
  const { part, quantity, comments = [], configurations = [] } = added
  const entry = snapshot(cartState).entries[part.id]
  if (!entry && Object.keys(cartState.entries).length >= maxCartLines) {
    return cartLimitText
  }
  const { line, problem } = mergeLines(entry ? lineBelow(entry, added) : noLine, {
    quantity,
    comments,
    configurations,
  })
  // Nothing comes of doors that are refused: the line that they were to replace stays.
  if (line.quantity > 0) {
    const addedAt = entry?.addedAt ?? Date.now() + at / 1_000
    if (entry) noteFormerPrice(entry, part.priceCents)
    else setFormerPrice(part.id, undefined)
    cartState.entries[part.id] = { part: storedPartOf(part), ...line, precisionLengths: [], addedAt }
  }
  return problem?.text ?? null
}

/** Adds parts, or more of them; answers for each why not all of it could be added, or null. */
export function addAllToCart(additions: readonly Addition[]): (string | null)[] {
  const problems = additions.map(merge)
  if (additions.length > 0) changed()
  return problems
}

/** Adds a part, or more of it; answers why not all of it could be added, or null. */
export function addToCart(addition: Addition): string | null {
  return addAllToCart([addition])[0] ?? null
}

/** Sets the quantity of a plain line; false for a configured one, whose statements would no longer add up. */
export function setQuantity(partId: number, quantity: number): boolean {
  const entry = cartState.entries[partId]
  if (!entry || entry.configurations?.length) return false
  if (entry.quantity === quantity) return true
  cartState.entries[partId] = { ...entry, quantity }
  changed()
  return true
}

/** Puts other statements in place of those of a line, with their quantity; answers why they are not taken, or null. */
export function restateLine(partId: number, { quantity, configurations }: StatedQuantity): string | null {
  const entry = snapshot(cartState).entries[partId]
  if (!entry) return 'This part is no longer in the cart.'
  const problem = statedLineProblem({ quantity, configurations })
  if (problem !== null) return problem
  cartState.entries[partId] = { ...entry, quantity, configurations }
  changed()
  return null
}

/** Takes lines back into the cart; a part that was added again meanwhile stays as it is. */
function restore(lines: readonly CartEntry[]): void {
  for (const line of lines) {
    cartState.entries[line.part.id] ??= line
  }
  changed()
}

/** What became of each addition to the cart, and how to take all of it back. */
export interface Replacement {
  /** For each why not all of it could be added, or null. */
  readonly answers: readonly (string | null)[]
  readonly undo: () => void
}

/** Puts another cart in place of this one, such as one behind a link; what was added after that stays when it is undone. */
export function replaceCart(additions: readonly Addition[]): Replacement {
  const removed = snapshot(cartState).entries
  cartState.entries = {}
  const answers = additions.map(merge)
  changed()
  const brought = Object.values(snapshot(cartState).entries)
  const undo = () => {
    // What was made less of the other cart is no wish to have the rest of it beside one's own.
    const later = takeEntries(snapshot(cartState).entries, brought, 'goes')
    cartState.entries = withLater(removed, later)
    changed()
  }
  return { answers, undo }
}

/** Removes a part; answers how to take that back. */
export function removeFromCart(partId: number): () => void {
  const removed = snapshot(cartState).entries[partId]
  delete cartState.entries[partId]
  changed()
  return () => removed && restore([removed])
}

/** Removes everything; answers how to take that back. */
export function clearCart(): () => void {
  const removed = Object.values(snapshot(cartState).entries)
  cartState.entries = {}
  changed()
  return () => restore(removed)
}

export interface PriceChange {
  readonly number: string
  readonly fromCents: number
  readonly toCents: number
  /** True where a list price made way for the company's own. */
  readonly isDiscount: boolean
}

/** What the server says of prices. */
type PricedPrices = Pick<PricedCart, 'lines' | 'listPrices'>

/** Remembers what the server says of the parts; answers the prices that differ from those remembered. */
export function rememberPrices({ lines, listPrices = {} }: PricedPrices): PriceChange[] {
  const changes: PriceChange[] = []
  for (const { partId, number, name, unit, unitPriceCents } of lines) {
    const entry = cartState.entries[partId]
    if (!entry || unitPriceCents === null) continue
    const { part } = entry
    if (part.priceCents === unitPriceCents && part.unit === unit && part.name === name) continue
    if (part.priceCents !== null && part.priceCents !== unitPriceCents) {
      changes.push({
        number,
        fromCents: part.priceCents,
        toCents: unitPriceCents,
        isDiscount: listPrices[partId] === part.priceCents,
      })
    }
    // A list price stands beside the own one anyway.
    if (listPrices[partId] === part.priceCents) setFormerPrice(partId, undefined)
    else noteFormerPrice(entry, unitPriceCents)
    cartState.entries[partId] = {
      ...entry,
      part: { ...part, number, name, unit, priceCents: unitPriceCents },
    }
  }
  keep()
  return changes
}
