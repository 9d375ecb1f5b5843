import type { KeyboardEvent } from 'react'
import { focusBeside } from '../../../lib/focus-beside.ts'
import type { RowField } from '../../../lib/part-rows/row-fields.ts'

function cellsOf(grid: HTMLElement, field: string): HTMLInputElement[] {
  return [...grid.querySelectorAll<HTMLInputElement>(`input[data-cell="${field}"]`)]
}

/** What a row still asks for, such as a configuration; its Remove button is reached backward, from the next row. */
const questions = 'button:not(:disabled, [data-remove]), select, a[href]'

/** Tab in a row's last cell goes to the part number of the next row, unless this row has a question. */
function tabToNextRow(event: KeyboardEvent<HTMLInputElement>): void {
  const row = event.currentTarget.closest('li')
  const next = row?.nextElementSibling?.querySelector<HTMLInputElement>('input[data-cell="number"]')
  if (!next || row?.querySelector(questions)) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** Moves the focus up or down within a column; Enter and, from the last cell, Tab move it to the next part number. */
export function walkCells(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: cell } = event
  if (key === 'Tab' && !event.shiftKey && cell.dataset.cell === 'comment') tabToNextRow(event)
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
  const grid = cell.closest('ol')
  const { cell: field } = cell.dataset
  if (by === 0 || !grid || !field) return
  event.preventDefault()
  const at = cellsOf(grid, field).indexOf(cell)
  cellsOf(grid, key === 'Enter' ? 'number' : field)[at + by]?.focus()
}

/** Moves the focus to the row's next cell to fill in; for use when the focused control is about to disappear. */
export function focusNextToType(within: HTMLElement): void {
  const row = within.closest('li')
  const cell = (field: RowField) => row?.querySelector<HTMLInputElement>(`input[data-cell="${field}"]`)
  const quantity = cell('quantity')
  const next = quantity?.value === '' ? quantity : cell('number')
  next?.focus()
}

/** Moves the focus from a row being removed to its neighbor: the same button there, or else a part number cell. */
export function focusNeighbour(button: HTMLElement): void {
  focusBeside(button.closest('li'), {
    button: '[data-remove]:not(:disabled)',
    otherwise: 'input[data-cell="number"]',
  })
}

/** Moves the focus to the first remaining row: its invalid cell, its configure button, or else its part number. */
export function focusFirstLeft(grid: HTMLElement | null): void {
  const row = grid?.querySelector('li:not([data-outcome="blank"])')
  const selectors = ['input[aria-invalid="true"]', '[data-ask]', 'input[data-cell="number"]']
  const targets = selectors.map((way) => row?.querySelector<HTMLElement>(way))
  targets.find(Boolean)?.focus()
}

export function focusNumberCell(grid: HTMLElement | null): void {
  const cells = grid ? cellsOf(grid, 'number') : []
  const target = cells.find((cell) => cell.value === '') ?? cells[0]
  target?.focus()
}
