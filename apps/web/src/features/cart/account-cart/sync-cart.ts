import type { AccountCartCalls } from '@mullion/client/cart/cart.hooks'
import { readError } from '@mullion/client/read-error'
import type { AccountCart, AccountCartLine } from '@mullion/domain/cart/account-cart'
import { isSameCart, mergeCarts } from '@mullion/domain/cart/merge-carts'
import { entriesOf, type StoredCart } from '@mullion/domain/cart/stored-cart'
import { snapshot } from 'valtio'
import { cartState, removeLines, takeOver } from '../cart.state.ts'
import { type AccountBase, readAccountBase, saveAccountBase } from './account-base.ts'

/** Another device may save between reading and saving; then this one merges again. */
const attempts = 4

function linesOf(cart: Readonly<StoredCart>): AccountCartLine[] {
  return entriesOf(cart).map(({ part, quantity, comments, configurations = [], addedAt }) => ({
    ...{ partId: part.id, quantity, comments: [...comments], configurations, addedAt },
  }))
}

/** Returns the parts in this browser that came from the account of another person and were not changed since. */
export function partsOfPersonBefore(userId: number): number[] {
  const base = readAccountBase()
  if (!base || base.userId === userId) return []
  const before = new Map(base.lines.map((line) => [line.partId, line]))
  return linesOf(snapshot(cartState).entries).flatMap((line) => {
    const same = before.get(line.partId)
    return same && isSameCart([line], [same]) ? [line.partId] : []
  })
}

/** Removes the parts of another person from this browser; returns an undo. */
export function leaveToPersonBefore(partIds: readonly number[]): () => void {
  return removeLines(partIds)
}

/** From here on this browser’s cart is that of a person, together with what their account has. */
export function startAccount(userId: number): void {
  saveAccountBase({ userId, version: 0, lines: [] })
}

/** An account whose cart was deleted takes nothing from the browser. */
function baseFor(userId: number, { version, lines }: AccountCart): AccountBase['lines'] | null {
  const base = readAccountBase()
  if (base?.userId !== userId || version === 0) return null
  const { sent } = base
  return sent && version === base.version + 1 && isSameCart(lines, sent) ? sent : base.lines
}

/** Takes what other devices changed into the browser's cart. Returns the cart as both should have it. */
function mergeInto(userId: number, account: AccountCart): { lines: AccountCartLine[]; left: number } {
  const mine = linesOf(snapshot(cartState).entries)
  // Their parts are for this browser only; the server refuses lines that bring them.
  const theirs = account.lines.map(({ part: _, ...line }) => line)
  const { lines, left } = mergeCarts({ base: baseFor(userId, account), mine, theirs })
  if (!isSameCart(lines, mine)) takeOver(lines, new Map(account.lines.map(({ part }) => [part.id, part])))
  saveAccountBase({ userId, version: account.version, lines: theirs, sent: lines })
  return { lines: [...lines], left: left.length }
}

/**
 * Merges the browser's cart with the account's, and saves the result there. The browser's cart is complete before anything
 * is sent, so a lost connection loses nothing. Returns how many lines of other devices found no room.
 */
export async function syncCart(
  userId: number,
  calls: AccountCartCalls,
  isWanted: () => boolean = () => true,
): Promise<number> {
  for (let left = attempts; left > 0; left -= 1) {
    const theirs = await calls.read()
    if (!isWanted()) return 0
    const merged = mergeInto(userId, theirs)
    if (isSameCart(merged.lines, theirs.lines)) return merged.left
    try {
      const { version } = await calls.save({ version: theirs.version, lines: merged.lines })
      saveAccountBase({ userId, version, lines: merged.lines })
      return merged.left
    } catch (error) {
      if (readError(error).kind !== 'conflict') throw error
    }
  }
  return 0
}
