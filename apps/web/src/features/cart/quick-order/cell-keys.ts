import type { KeyboardEvent } from 'react'
import { focusBeside } from '../../../lib/focus-beside.ts'
import type { RowField } from './row-fields.ts'

function cellsOf(grid: HTMLElement, field: string): HTMLInputElement[] {
  return [...grid.querySelectorAll<HTMLInputElement>(`input[data-cell="${field}"]`)]
}

/** Moves the focus up or down within a column; Enter moves it to the part number of the next row. */
export function walkCells(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: cell } = event
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
