import { maxCartLines, maxLineQuantity } from '@mullion/domain/cart/cart'
import {
  type CartEntry,
  readStoredCart,
  type StoredCart,
  storedPartOf,
} from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import type { PricedLine } from '@mullion/domain/checkout/quote'
import { proxy, snapshot } from 'valtio'
import { readText, writeText } from '../../lib/storage.ts'

const cartKey = 'shoppingCart'
const orderKeyKey = 'shoppingCartKey'
const mostComments = 100
const orderKeyPattern = /^[A-Za-z0-9_-]{16,64}$/

/** The cart of this browser, by part id; only the functions below change it. */
export const cartState = proxy<{ entries: StoredCart }>({ entries: {} })

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

/** Reads the kept cart, and again whenever another tab changes it; returns how to stop. */
export function followStorage(): () => void {
  const read = () => {
    cartState.entries = readStoredCart(readText(cartKey))
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) read()
  }
  read()
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

/** Empties the cart that has become an order and renews the key. */
export function orderPlaced(): void {
  cartState.entries = {}
  changed()
}

export interface Addition {
  readonly part: Part
  readonly quantity: number
  readonly comment?: string
}

/** Adds a part, or more of it; answers why not all of it could be added, or null. */
export function addToCart({ part, quantity, comment }: Addition): string | null {
  const entry = cartState.entries[part.id]
  if (!entry && Object.keys(cartState.entries).length >= maxCartLines) {
    return 'A cart can have at most 500 lines.'
  }
  const wanted = (entry?.quantity ?? 0) + quantity
  cartState.entries[part.id] = {
    part: storedPartOf(part),
    quantity: Math.min(wanted, maxLineQuantity),
    comments: [...(entry?.comments ?? []), ...(comment ? [comment] : [])].slice(0, mostComments),
    precisionLengths: [...(entry?.precisionLengths ?? [])],
    addedAt: entry?.addedAt ?? Date.now(),
  }
  changed()
  return wanted > maxLineQuantity ? 'Quantity can be at most 9,999 a line.' : null
}

export function setQuantity(partId: number, quantity: number): void {
  const entry = cartState.entries[partId]
  if (!entry || entry.quantity === quantity) return
  cartState.entries[partId] = { ...entry, quantity }
  changed()
}

/** Takes lines back into the cart; a part that was added again meanwhile stays as it is. */
function restore(lines: readonly CartEntry[]): void {
  for (const line of lines) {
    cartState.entries[line.part.id] ??= line
  }
  changed()
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
}

/** Remembers what the server says of the parts; answers the prices that differ from those remembered. */
export function rememberPrices(lines: readonly PricedLine[]): PriceChange[] {
  const changes: PriceChange[] = []
  for (const { partId, number, name, unit, unitPriceCents } of lines) {
    const entry = cartState.entries[partId]
    if (!entry || unitPriceCents === null) continue
    const { part } = entry
    if (part.priceCents === unitPriceCents && part.unit === unit && part.name === name) continue
    if (part.priceCents !== null && part.priceCents !== unitPriceCents) {
      changes.push({ number, fromCents: part.priceCents, toCents: unitPriceCents })
    }
    cartState.entries[partId] = {
      ...entry,
      part: { ...part, number, name, unit, priceCents: unitPriceCents },
    }
  }
  keep()
  return changes
}
