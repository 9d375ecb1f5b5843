import type { AccountCartLine } from '@mullion/domain/cart/account-cart'
import { lineInputProblem, maxCartLines } from '@mullion/domain/cart/cart'
import { cartLimitText, commentLimitText, maxLineComments } from '@mullion/domain/cart/cart-limits'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { withDoorComment } from '@mullion/domain/cart/line-door'
import { mergeLines } from '@mullion/domain/cart/merge-lines'
import {
  readStoredCart,
  type SavedCartLine,
  type StoredCart,
  type StoredPart,
  storedBreaksOf,
  storedPartOf,
} from '@mullion/domain/cart/stored-cart'
import { subtractLines } from '@mullion/domain/cart/subtract-lines'
import type { Part } from '@mullion/domain/catalog/part'
import { type PricedCart, pricesOfLine } from '@mullion/domain/checkout/quote'
import { priceAt } from '@mullion/domain/own-price'
import { proxy, snapshot } from 'valtio'
import { readText, writeText } from '../../lib/storage.ts'
import { type FormerPrices, formerPrice, readFormerPrices, saveFormerPrices } from './former-prices.ts'
import { lineBelow, noLine, withLater } from './lines-below.ts'
import { tabChanges } from './tab-changes.ts'

const cartKey = 'shoppingCart'
const idempotencyStorageKey = 'shoppingCartKey'
const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/

/** This browser's cart, and former prices of this visit by part id. Only the functions below change them. */
export const cartState = proxy<{ entries: StoredCart; formerPrices: FormerPrices }>({
  entries: {},
  formerPrices: {},
})

let heldKey = ''
/** The saved cart's text when this tab last read or wrote it. */
let seenText: string | null = null
let ownChanges = tabChanges(null)

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function save(): void {
  writeText(cartKey, ownChanges.textOf(cartState.entries))
  // Storage may be full or blocked, so what it holds now may be older than the cart.
  seenText = readText(cartKey)
}

/** Saves the cart and renews the idempotency key. Call after every change to what would be ordered. */
function changed(): void {
  save()
  heldKey = newKey()
  writeText(idempotencyStorageKey, heldKey)
}

function setFormerPrice(partId: number, cents: number | undefined): void {
  if (cartState.formerPrices[partId] === cents) return
  const { [partId]: _, ...others } = cartState.formerPrices
  cartState.formerPrices = cents === undefined ? others : { ...others, [partId]: cents }
  saveFormerPrices(cartState.formerPrices)
}

/** Remembers, for this visit, what a line cost before `priceCents` replaces its price. */
function noteFormerPrice({ part }: SavedCartLine, priceCents: number | null): void {
  setFormerPrice(part.id, formerPrice(cartState.formerPrices[part.id], part.priceCents, priceCents))
}

/**
 * Loads the cart saved by another tab. If prices changed there, the ones shown in this tab become the former prices.
 */
function follow(saved: StoredCart): void {
  for (const entry of Object.values(cartState.entries)) {
    const next = saved[entry.part.id]
    if (next && next.part.priceCents !== entry.part.priceCents) noteFormerPrice(entry, next.part.priceCents)
  }
  cartState.entries = saved
}

/** Loads what another tab has saved, and applies again what that tab has overwritten without having seen it. */
function catchUp(): void {
  const text = readText(cartKey)
  if (text === seenText) return
  seenText = text
  follow(readStoredCart(text))
  const lost = ownChanges.lost(text)
  for (const apply of lost) apply()
  if (lost.length > 0) changed()
}

/**
 * Changes the cart. Catches up first, because another tab's storage event may not have arrived yet. `apply` runs again
 * if another tab overwrites the change; it must then have the same effect.
 */
function change<Answer>(apply: () => Answer): Answer {
  catchUp()
  const answer = apply()
  ownChanges.record(apply)
  changed()
  return answer
}

/** Loads the saved cart, and reloads it whenever another tab changes it. Returns a function that stops listening. */
export function followStorage(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) catchUp()
  }
  seenText = readText(cartKey)
  ownChanges = tabChanges(seenText)
  cartState.entries = readStoredCart(seenText)
  cartState.formerPrices = readFormerPrices()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Returns the current cart's idempotency key: shared across tabs and reloads, renewed on every change. */
export function currentIdempotencyKey(): string {
  const stored = readText(idempotencyStorageKey)
  if (stored !== null && idempotencyKeyPattern.test(stored)) heldKey = stored
  if (!heldKey) {
    heldKey = newKey()
    writeText(idempotencyStorageKey, heldKey)
  }
  return heldKey
}

/** Removes the ordered items from the cart, keeps anything added since they were sent, and renews the key. */
export function orderPlaced(sent: readonly SavedCartLine[]): void {
  change(() => {
    cartState.entries = subtractLines(snapshot(cartState).entries, sent, 'keep')
  })
}

export interface Addition {
  readonly part: Part
  readonly quantity: number
  readonly comments?: readonly string[]
  readonly configurations?: readonly Configuration[]
}

function merge(added: Addition, now: number): string | null {
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
  // If all doors are rejected, the quantity is 0: keep the line that they would have replaced.
  if (line.quantity > 0) {
    const addedAt = entry?.addedAt ?? now
    if (entry) noteFormerPrice(entry, part.priceCents)
    else setFormerPrice(part.id, undefined)
    cartState.entries[part.id] = { part: storedPartOf(part), ...line, precisionLengths: [], addedAt }
  }
  return problem?.text ?? null
}

/** Adds several parts, which stay in order although they are added in the same millisecond. */
function mergeAll(additions: readonly Addition[], now: number): (string | null)[] {
  return additions.map((added, at) => merge(added, now + at / 1_000))
}

export function addAllToCart(additions: readonly Addition[]): (string | null)[] {
  const now = Date.now()
  return additions.length > 0 ? change(() => mergeAll(additions, now)) : []
}

export function addToCart(addition: Addition): string | null {
  return addAllToCart([addition])[0] ?? null
}

/** Changes a line, if it is still in the cart. */
function changeLine(partId: number, line: Partial<SavedCartLine>): void {
  const entry = cartState.entries[partId]
  if (entry) cartState.entries[partId] = { ...entry, ...line }
}

/**
 * Sets the quantity of a plain line. Returns false for a configured line, whose configuration would no longer add up.
 */
export function setQuantity(partId: number, quantity: number): boolean {
  catchUp()
  const entry = cartState.entries[partId]
  if (!entry || entry.configurations?.length) return false
  if (entry.quantity === quantity) return true
  change(() => changeLine(partId, { quantity }))
  return true
}

const notInCartText = 'This part is no longer in the cart.'

export function reconfigureLine(
  partId: number,
  { quantity, configurations }: LineConfiguration,
): string | null {
  catchUp()
  const entry = snapshot(cartState).entries[partId]
  if (!entry) return notInCartText
  const problem = lineInputProblem({ quantity, configurations })
  if (problem !== null) return problem
  change(() => changeLine(partId, { quantity, configurations }))
  return null
}

/**
 * Chooses the door that a line is for, or none; the order names it (see withDoorComment). Returns why that is not
 * possible, or null.
 */
export function setLineDoor(partId: number, serialNumber: string | null): string | null {
  catchUp()
  const entry = snapshot(cartState).entries[partId]
  if (!entry) return notInCartText
  const comments = withDoorComment(entry.comments, serialNumber)
  if (comments.length > maxLineComments) return commentLimitText
  change(() => changeLine(partId, { comments }))
  return null
}

/**
 * Makes the cart what it is together with other devices. `parts` describe lines that are new here; what another tab adds
 * meanwhile stays.
 */
export function takeOver(lines: readonly AccountCartLine[], parts: ReadonlyMap<number, StoredPart>): void {
  catchUp()
  const before = snapshot(cartState).entries
  const taken = new Map(lines.map((line) => [line.partId, line]))
  const gone = Object.values(before).filter(({ part }) => !taken.has(part.id))
  change(() => {
    for (const { part } of gone) delete cartState.entries[part.id]
    for (const { partId, ...line } of lines) {
      const part = cartState.entries[partId]?.part ?? before[partId]?.part ?? parts.get(partId)
      if (part) cartState.entries[partId] = { part, ...line, precisionLengths: [] }
    }
  })
}

/** Removes several lines; returns an undo. */
export function removeLines(partIds: readonly number[]): () => void {
  catchUp()
  const removed = partIds.flatMap((id) => snapshot(cartState).entries[id] ?? [])
  change(() => {
    for (const id of partIds) delete cartState.entries[id]
  })
  return () => restore(removed)
}

/** Puts lines back into the cart. A part added again in the meantime stays as it is. */
function restore(lines: readonly SavedCartLine[]): void {
  change(() => {
    for (const line of lines) cartState.entries[line.part.id] ??= line
  })
}

export interface Replacement {
  readonly answers: readonly (string | null)[]
  readonly undo: () => void
}

/** Replaces this cart with another, such as a shared one. Undo keeps whatever was added afterward. */
export function replaceCart(additions: readonly Addition[]): Replacement {
  const now = Date.now()
  catchUp()
  const removed = snapshot(cartState).entries
  const answers = change(() => {
    cartState.entries = {}
    return mergeAll(additions, now)
  })
  const brought = Object.values(snapshot(cartState).entries)
  const undo = () => {
    // If the buyer has reduced a line from the other cart, drop it instead of adding the rest of it to their
    // own cart.
    change(() => {
      const later = subtractLines(snapshot(cartState).entries, brought, 'drop')
      cartState.entries = withLater(removed, later)
    })
  }
  return { answers, undo }
}

/** Puts a cart that was kept elsewhere in place of this one. */
export function putCart(entries: StoredCart): void {
  change(() => {
    cartState.entries = entries
  })
}

export function removeFromCart(partId: number): () => void {
  return removeLines([partId])
}

export function clearCart(): () => void {
  catchUp()
  const removed = Object.values(snapshot(cartState).entries)
  change(() => {
    cartState.entries = {}
  })
  return () => restore(removed)
}

export interface PriceChange {
  readonly number: string
  readonly fromCents: number
  readonly toCents: number
  /** True if a list price was replaced by the company's own price. */
  readonly isDiscount: boolean
  /** True if another rule than the company's discount decides the price. */
  readonly isSpecial?: boolean
}

type PricedPrices = Pick<PricedCart, 'lines' | 'listPrices'>

const withoutBreaks = ({ priceBreaks: _, ...part }: StoredPart): StoredPart => part

/** Saves the server's prices. Returns the prices that differ from the saved ones. */
export function rememberPrices({ lines, listPrices = {} }: PricedPrices): PriceChange[] {
  catchUp()
  const changes: PriceChange[] = []
  let differs = false
  for (const line of lines) {
    const { partId, number, name, unit } = line
    const entry = cartState.entries[partId]
    const unitPriceCents = priceAt(pricesOfLine(line), 1).priceCents
    if (!entry || unitPriceCents === null) continue
    const { part } = entry
    const breaks = storedBreaksOf(pricesOfLine(line))
    const same = JSON.stringify(breaks.priceBreaks) === JSON.stringify(part.priceBreaks)
    if (part.priceCents === unitPriceCents && part.unit === unit && part.name === name && same) continue
    differs = true
    if (part.priceCents !== null && part.priceCents !== unitPriceCents) {
      changes.push({
        number,
        fromCents: part.priceCents,
        toCents: unitPriceCents,
        isDiscount: listPrices[partId] === part.priceCents,
        ...(line.priceReason && { isSpecial: true }),
      })
    }
    // The list price already shows next to the company's own price.
    if (listPrices[partId] === part.priceCents) setFormerPrice(partId, undefined)
    else noteFormerPrice(entry, unitPriceCents)
    cartState.entries[partId] = {
      ...entry,
      part: { ...withoutBreaks(part), number, name, unit, priceCents: unitPriceCents, ...breaks },
    }
  }
  if (differs) save()
  return changes
}
