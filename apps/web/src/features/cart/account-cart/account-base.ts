import { type AccountCartLine, accountCartLines } from '@mullion/domain/cart/account-cart'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { readText, writeText } from '../../../lib/storage.ts'

const baseKey = 'shoppingCartAccount'

/** What this browser's cart and an account's had when they last agreed. */
export interface AccountBase {
  readonly userId: number
  readonly version: number
  readonly lines: readonly AccountCartLine[]
  /** What was sent to be the next version; the page may close before it learns that it is. */
  readonly sent?: readonly AccountCartLine[]
}

/** Returns the saved base; null if there is none or it is damaged. */
export function readAccountBase(): AccountBase | null {
  const saved = parseJson(readText(baseKey))
  if (!isRecord(saved)) return null
  const { userId, version } = saved
  const lines = accountCartLines.safeParse(saved.lines)
  if (typeof userId !== 'number' || typeof version !== 'number' || !lines.success) return null
  const sent = accountCartLines.safeParse(saved.sent)
  return { userId, version, lines: lines.data, ...(sent.success ? { sent: sent.data } : {}) }
}

/** Saves a base, unless another tab has already saved a later one of the same account. */
export function saveAccountBase(base: AccountBase): void {
  const known = readAccountBase()
  if (known?.userId === base.userId && known.version > base.version) return
  writeText(baseKey, JSON.stringify(base))
}
