import type { Configuration } from '@mullion/domain/cart/configurations'
import { proxy } from 'valtio'
import type { StatedQuantity } from '../cart.state.ts'
import { noFields, type RowField, type RowFields } from './row-fields.ts'

/** The most rows that a quick order holds. */
export const maxQuickRows = 500

/** A row with what was stated about its part, and why the cart did not take it, or null. */
export interface QuickRow extends RowFields {
  readonly id: number
  readonly configurations: readonly Configuration[]
  readonly refusal: string | null
}

let lastId = 0

function newRow(fields: RowFields): QuickRow {
  lastId += 1
  return { id: lastId, ...fields, configurations: [], refusal: null }
}

/** The rows of this visit, the last of them always empty; only the functions below change them. */
export const quickOrderState = proxy<{ rows: QuickRow[] }>({ rows: [newRow(noFields)] })

/** True when nothing is typed in a row. */
export function isBlank({ number, quantity, comment }: RowFields): boolean {
  return number.trim() === '' && quantity.trim() === '' && comment.trim() === ''
}

/** Keeps an empty row at the end to type the next part into, as long as there is room. */
function show(rows: readonly QuickRow[]): void {
  const last = rows.at(-1)
  const full = rows.length >= maxQuickRows
  quickOrderState.rows = last && (full || isBlank(last)) ? [...rows] : [...rows, newRow(noFields)]
}

function change(id: number, changed: Partial<QuickRow>): void {
  show(quickOrderState.rows.map((row) => (row.id === id ? { ...row, ...changed } : row)))
}

/** Takes what is typed; another part or quantity makes what was stated about it void. */
export function typeField(id: number, field: RowField, text: string): void {
  change(id, { [field]: text, refusal: null, ...(field === 'comment' ? {} : { configurations: [] }) })
}

/** Takes what was stated about the part of a row, with the quantity that it comes to. */
export function stateRow(id: number, { quantity, configurations }: StatedQuantity): void {
  change(id, { quantity: String(quantity), configurations, refusal: null })
}

/** Puts rows in after one, or in its place when it is empty; answers how many there was no room for. */
export function insertRows(afterId: number, fields: readonly RowFields[]): number {
  const { rows } = quickOrderState
  const found = rows.findIndex(({ id }) => id === afterId)
  const at = found < 0 ? rows.length - 1 : found
  const target = rows[at]
  const before = rows.slice(0, target && isBlank(target) ? at : at + 1)
  const after = rows.slice(at + 1)
  const filled = after.filter((row) => !isBlank(row)).length
  const room = Math.max(0, maxQuickRows - before.length - filled)
  const inserted = fields.slice(0, room).map(newRow)
  show([...before, ...inserted, ...after].slice(0, maxQuickRows))
  return fields.length - inserted.length
}

/** Puts rows in behind all others; answers how many there was no room for. */
export function appendRows(fields: readonly RowFields[]): number {
  return insertRows(-1, fields)
}

export function removeRow(id: number): void {
  show(quickOrderState.rows.filter((row) => row.id !== id))
}

/** Takes all rows away; answers how to take that back. */
export function clearRows(): () => void {
  const before = quickOrderState.rows.filter((row) => !isBlank(row))
  show([])
  return () => show([...before, ...quickOrderState.rows])
}

/** Takes rows out that are in the cart now, and says of the others why they are not. */
export function settleRows(answers: ReadonlyMap<number, string | null>): void {
  show(
    quickOrderState.rows.flatMap((row) => {
      const refusal = answers.get(row.id)
      if (refusal === undefined) return [row]
      return refusal === null ? [] : [{ ...row, refusal }]
    }),
  )
}
