import type { NewReturnLine, ReturnLineRow } from '@mullion/db/returns/return.repository'
import { returnLineRefused } from '@mullion/domain/returns/return-errors'
import type { DecidedLine, InspectedLine } from '@mullion/domain/returns/return-input'
import { feePercentOf } from '@mullion/domain/returns/return-policy'

/** A line of a return and what becomes of it; null if it stays as it is. */
export interface DecidedReturn {
  readonly row: ReturnLineRow
  readonly change: Partial<NewReturnLine> | null
}

const missingText = 'The return has no line with this number.'

/** Throws `invalid` for lines that the return has not. */
function assertKnown(given: readonly { readonly lineNo: number }[], rows: readonly ReturnLineRow[]): void {
  const at = given.findIndex(({ lineNo }) => !rows.some((row) => row.lineNo === lineNo))
  if (at >= 0) throw returnLineRefused(`lines.${at}.lineNo`, missingText)
}

function assertWhole({ unit }: ReturnLineRow, quantity: number, path: string): void {
  if (unit === 'EA' && !Number.isInteger(quantity)) throw returnLineRefused(path, 'Enter a whole number.')
}

/** Returns the lines as staff decide them; throws `invalid` for one that is left undecided or refused without a reason. */
export function decidedLines(
  given: readonly DecidedLine[],
  rows: readonly ReturnLineRow[],
  restockingPercent: number,
): DecidedReturn[] {
  assertKnown(given, rows)
  return rows.map((row) => {
    const at = given.findIndex(({ lineNo }) => lineNo === row.lineNo)
    const decided = given[at]
    if (!decided) {
      if (row.decision === 'waiting') throw returnLineRefused('lines', 'Decide every line that waits.')
      return { row, change: null }
    }
    const { approve, answer, fee } = decided
    if (!approve && answer === '') throw returnLineRefused(`lines.${at}.answer`, 'This field is required.')
    const feePercent = fee ? feePercentOf(row.reason, restockingPercent) : 0
    const decision = approve ? 'approved' : 'refused'
    return { row, change: { decision, rule: 'staff', answer, feePercent } }
  })
}

/** Returns the lines with what arrived of them: all that was approved if nothing is given. */
export function receivedLines(
  given: readonly { readonly lineNo: number; readonly quantity: number }[] | undefined,
  rows: readonly ReturnLineRow[],
): DecidedReturn[] {
  assertKnown(given ?? [], rows)
  return rows.map((row) => {
    const at = (given ?? []).findIndex(({ lineNo }) => lineNo === row.lineNo)
    const coming = row.decision === 'approved' ? row.quantity : 0
    const receivedQuantity = given ? (given[at]?.quantity ?? 0) : coming
    assertWhole(row, receivedQuantity, `lines.${at}.quantity`)
    if (receivedQuantity > coming)
      throw returnLineRefused(`lines.${at}.quantity`, `Only ${coming} of this line may come back.`)
    return { row, change: { receivedQuantity } }
  })
}

/** Returns the lines as they were inspected; throws `invalid` if one that arrived is left out or credited too much. */
export function inspectedLines(
  given: readonly InspectedLine[],
  rows: readonly ReturnLineRow[],
  restockingPercent: number,
): DecidedReturn[] {
  assertKnown(given, rows)
  return rows.map((row) => {
    const at = given.findIndex(({ lineNo }) => lineNo === row.lineNo)
    const inspected = given[at]
    const arrived = row.receivedQuantity ?? 0
    if (!inspected) {
      if (arrived > 0) throw returnLineRefused('lines', 'Say of every part that arrived what it is like.')
      return { row, change: null }
    }
    const { result, creditQuantity, fee } = inspected
    const most = result === 'not_ours' ? 0 : arrived
    assertWhole(row, creditQuantity, `lines.${at}.creditQuantity`)
    if (creditQuantity > most)
      throw returnLineRefused(`lines.${at}.creditQuantity`, `At most ${most} of this line can be credited.`)
    const feePercent = fee ? feePercentOf(row.reason, restockingPercent) : 0
    return { row, change: { result, creditQuantity, feePercent } }
  })
}
