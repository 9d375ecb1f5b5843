import { lineInputProblem } from '@mullion/domain/cart/cart'
import {
  type Configuration,
  configurations as configurationsSchema,
} from '@mullion/domain/cart/configuration-schema'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { isRecord } from '@mullion/domain/is-record'
import { proxy } from 'valtio'
import { isBlank, noFields, type RowField, type RowFields } from '../../../lib/part-rows/row-fields.ts'
import { readSaved, writeText } from '../../../lib/storage.ts'

const rowsKey = 'quickOrderRows'
const nothingSaved: { readonly rows: readonly unknown[] } = { rows: [] }

interface SavedRow extends RowFields {
  readonly configurations: readonly Configuration[]
}

function savedRow(value: unknown): SavedRow[] {
  const { number, quantity, comment, configurations } = isRecord(value) ? value : {}
  if (typeof number !== 'string' || typeof quantity !== 'string' || typeof comment !== 'string') return []
  const parsed = configurationsSchema.safeParse(configurations)
  return [{ number, quantity, comment, configurations: parsed.success ? parsed.data : [] }]
}

/** Returns the rows that this tab saved before a reload; damaged ones are dropped. */
function readSavedRows(): SavedRow[] {
  return readSaved(rowsKey, nothingSaved, 'tab').rows.flatMap(savedRow)
}

/** Saves rows for reloads of this tab only, since parts counters share computers. Saving no rows clears the storage. */
function saveRows(rows: readonly SavedRow[]): void {
  const filled = rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1)
  const saved = filled.map(({ number, quantity, comment, configurations }) => {
    return { number, quantity, comment, configurations }
  })
  writeText(rowsKey, saved.length === 0 ? '' : JSON.stringify({ rows: saved }), 'tab')
}

export const maxQuickRows = 500

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

const minRows = 5

/** Adds an empty row at the end for the next part, if there is room. */
function withRoom(rows: readonly QuickRow[]): QuickRow[] {
  const roomy = [...rows]
  const isFull = () => roomy.length >= minRows && isBlank(roomy.at(-1) ?? noFields)
  while (!isFull() && roomy.length < maxQuickRows) roomy.push(newRow(noFields))
  return roomy
}

function readRowsOfTab(): QuickRow[] {
  const saved = readSavedRows().slice(0, maxQuickRows)
  return withRoom(saved.map(({ configurations, ...fields }) => ({ ...newRow(fields), configurations })))
}

/** The rows of this tab, always ending with an empty one if there is room. Only the functions below change them. */
export const quickOrderState = proxy<{ rows: QuickRow[] }>({ rows: readRowsOfTab() })

function show(rows: readonly QuickRow[]): void {
  quickOrderState.rows = withRoom(rows)
  saveRows(rows)
}

function change(id: number, changed: Partial<QuickRow>): void {
  show(quickOrderState.rows.map((row) => (row.id === id ? { ...row, ...changed } : row)))
}

/** Updates a row's fields. Changing the part number or quantity clears its configuration. */
function filled(row: QuickRow, fields: Partial<RowFields>): QuickRow {
  const next = { ...row, ...fields, refusal: null }
  const same = next.number === row.number && next.quantity === row.quantity
  return same ? next : { ...next, configurations: [] }
}

export function typeField(id: number, field: RowField, text: string): void {
  show(quickOrderState.rows.map((row) => (row.id === id ? filled(row, { [field]: text }) : row)))
}

export function setRowConfiguration(
  id: number,
  { quantity, configurations }: LineConfiguration,
): string | null {
  if (!quickOrderState.rows.some((row) => row.id === id)) return 'This row is no longer in the quick order.'
  const problem = lineInputProblem({ quantity, configurations })
  if (problem !== null) return problem
  change(id, { quantity: String(quantity), configurations, refusal: null })
  return null
}

function fillFrom(place: number, cells: readonly Partial<RowFields>[]): number {
  const rows = [...quickOrderState.rows]
  const taken = cells.slice(0, Math.max(0, maxQuickRows - place))
  for (const [below, fields] of taken.entries()) {
    rows[place + below] = filled(rows[place + below] ?? newRow(noFields), fields)
  }
  show(rows)
  return cells.slice(taken.length).filter((fields) => !isBlank({ ...noFields, ...fields })).length
}

/** Overwrites cells from a row down. Returns how many rows did not fit. */
export function fillRows(fromId: number, cells: readonly Partial<RowFields>[]): number {
  const place = quickOrderState.rows.findIndex(({ id }) => id === fromId)
  return place < 0 ? appendRows(cells) : fillFrom(place, cells)
}

export function appendRows(rows: readonly Partial<RowFields>[]): number {
  return fillFrom(quickOrderState.rows.findLastIndex((row) => !isBlank(row)) + 1, rows)
}

export function removeRow(id: number): void {
  show(quickOrderState.rows.filter((row) => row.id !== id))
}

/** Clears all rows. Returns an undo function, which returns how many rows no longer fit. */
export function clearRows(): () => number {
  const before = quickOrderState.rows.filter((row) => !isBlank(row))
  show([])
  return () => {
    const since = quickOrderState.rows
    const used = since.findLastIndex((row) => !isBlank(row)) + 1
    const back = before.slice(0, maxQuickRows - used)
    show([...back, ...since].slice(0, maxQuickRows))
    return before.length - back.length
  }
}

/** Removes the rows that are now in the cart, and notes on the others why they are not. */
export function settleRows(answers: ReadonlyMap<number, string | null>): void {
  show(
    quickOrderState.rows.flatMap((row) => {
      const refusal = answers.get(row.id)
      if (refusal === undefined) return [row]
      return refusal === null ? [] : [{ ...row, refusal }]
    }),
  )
}
