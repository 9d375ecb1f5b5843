import { type Configuration, configurations as statements } from '@mullion/domain/cart/configuration-schema'
import { isRecord } from '@mullion/domain/is-record'
import { readSaved, writeText } from '../../../lib/storage.ts'
import { isBlank, type RowFields } from './row-fields.ts'

const rowsKey = 'quickOrderRows'
const nothingSaved: { readonly rows: readonly unknown[] } = { rows: [] }

/** The fields of a row that survive a reload. */
interface SavedRow extends RowFields {
  readonly configurations: readonly Configuration[]
}

function savedRow(value: unknown): SavedRow[] {
  const { number, quantity, comment, configurations } = isRecord(value) ? value : {}
  if (typeof number !== 'string' || typeof quantity !== 'string' || typeof comment !== 'string') return []
  const stated = statements.safeParse(configurations)
  return [{ number, quantity, comment, configurations: stated.success ? stated.data : [] }]
}

/** Returns the rows that this tab saved before a reload; damaged ones are dropped. */
export function readSavedRows(): SavedRow[] {
  return readSaved(rowsKey, nothingSaved, 'tab').rows.flatMap(savedRow)
}

/** Saves rows for reloads of this tab only, since parts counters share computers. Saving no rows clears the storage. */
export function saveRows(rows: readonly SavedRow[]): void {
  const filled = rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1)
  const kept = filled.map(({ number, quantity, comment, configurations }) => {
    return { number, quantity, comment, configurations }
  })
  writeText(rowsKey, kept.length === 0 ? '' : JSON.stringify({ rows: kept }), 'tab')
}
