import { entriesOf, readStoredCart, type SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { readText, removeText, writeText } from '../../../lib/storage.ts'

const recordKey = 'orderUnderWay'

/** An order sent but not yet confirmed, saved to survive a reload. Holds no payment data. */
export interface PlacingRecord {
  readonly idempotencyKey: string
  readonly sent: readonly SavedCartLine[]
}

export function savePlacing({ idempotencyKey, sent }: PlacingRecord): void {
  const cart = Object.fromEntries(sent.map((entry) => [entry.part.id, entry]))
  writeText(recordKey, JSON.stringify({ idempotencyKey, cart }), 'tab')
}

export function clearPlacing(): void {
  removeText(recordKey, 'tab')
}

export function readPlacing(): PlacingRecord | null {
  const record = parseJson(readText(recordKey, 'tab'))
  if (!isRecord(record) || typeof record.idempotencyKey !== 'string') return null
  return {
    idempotencyKey: record.idempotencyKey,
    sent: entriesOf(readStoredCart(JSON.stringify(record.cart))),
  }
}
