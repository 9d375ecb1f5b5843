import { transactionOf } from '@mullion/db/before-commit'
import type { Writer } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'

export interface JustPlaced {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
}

const justPlaced = new WeakMap<object, JustPlaced>()

/** Keeps the order that a transaction places, as stored, until the transaction ends, so that it is read only once. */
export function keepJustPlaced(tx: Writer, placed: JustPlaced): void {
  justPlaced.set(transactionOf(tx), placed)
}

/** Returns the order that the transaction has placed last; null if it was not kept. */
export function findJustPlaced(tx: Writer): JustPlaced | null {
  return justPlaced.get(transactionOf(tx)) ?? null
}
