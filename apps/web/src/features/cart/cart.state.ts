import { maxCartLines } from '@mullion/domain/cart/cart'
import type { Configuration } from '@mullion/domain/cart/configurations'
import { type MergeableLine, mergeLines } from '@mullion/domain/cart/merge-lines'
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
  readonly comments?: readonly string[]
  /** What was stated about the part, such as its cuts. */
  readonly configurations?: readonly Configuration[]
}

const nothing: MergeableLine = { quantity: 0, comments: [] }

/** Adds one of several parts; their order stays, also where they are added in the same moment. */
function merge({ part, quantity, comments = [], configurations = [] }: Addition, at: number): string | null {
  const entry = cartState.entries[part.id]
  if (!entry && Object.keys(cartState.entries).length >= maxCartLines) {
    return 'A cart can have at most 500 lines.'
  }
  const addition = { quantity, comments, configurations }
  const { line, problem } = mergeLines(entry ? snapshot(entry) : nothing, addition)
  if (line.quantity > 0) {
    const addedAt = entry?.addedAt ?? Date.now() + at / 1_000
    cartState.entries[part.id] = { part: storedPartOf(part), ...line, precisionLengths: [], addedAt }
  }
  return problem?.text ?? null
}

/** Adds parts, or more of them; answers for each why not all of it could be added, or null. */
export function addAllToCart(additions: readonly Addition[]): (string | null)[] {
  const problems = additions.map(merge)
  changed()
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

/** A quantity and what is stated about it, which make sense together only. */
export interface StatedQuantity {
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

/** Puts other statements in place of those of a line, with their quantity; false when the line is gone. */
export function restateLine(partId: number, { quantity, configurations }: StatedQuantity): boolean {
  const entry = snapshot(cartState).entries[partId]
  if (!entry) return false
  cartState.entries[partId] = { ...entry, quantity, configurations }
  changed()
  return true
}

/** Puts another cart in place of this one, such as one behind a link; answers as `addAllToCart` does. */
export function replaceCart(additions: readonly Addition[]): (string | null)[] {
  cartState.entries = {}
  return addAllToCart(additions)
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
