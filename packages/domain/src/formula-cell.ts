/** Spreadsheets run a cell that starts like this as a formula. */
const formulaStart = /^'*[=+\-@\t\r]/

/** Returns the cell's text, prefixed with an apostrophe if a spreadsheet would take it for a formula. */
export function guardedCell(value: string | number | null): string {
  const text = String(value ?? '')
  return formulaStart.test(text) ? `'${text}` : text
}

/** Returns a re-imported cell's text without the apostrophe that `guardedCell` adds before formulas. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}

/** True for a formula that is not marked as text; a leading minus or plus may also start plain text. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') || cell.startsWith('@')
}
