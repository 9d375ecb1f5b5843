/** A spreadsheet would run a cell that begins like this as a formula. */
const formulaStart = /^'*[=+\-@\t\r]/

/** A cell's text, marked with an apostrophe where a spreadsheet would take it for a formula. */
export function guardedCell(value: string | number | null): string {
  const text = String(value ?? '')
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text of a cell that came back: without the apostrophe that `guardedCell` puts before formulas. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}

/** True for a cell that is a formula and not marked as text; a minus or plus may well begin a text. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') || cell.startsWith('@')
}
