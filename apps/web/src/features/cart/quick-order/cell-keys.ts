import type { KeyboardEvent } from 'react'
import type { RowField } from './row-fields.ts'

/** Marks an input as a cell of the grid, so that the keyboard can walk through them. */
export function cellMark(field: RowField) {
  return { 'data-cell': field } as const
}

/** The cells of a column, from top to bottom. */
function cellsOf(grid: HTMLElement, field: string): HTMLInputElement[] {
  return [...grid.querySelectorAll<HTMLInputElement>(`input[data-cell="${field}"]`)]
}

/** Moves the focus from a cell: up and down within its column, and with Enter to the next row's number. */
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

/** Moves the focus to the first cell in which a part number can be typed. */
export function focusNumberCell(grid: HTMLElement | null): void {
  const cells = grid ? cellsOf(grid, 'number') : []
  const target = cells.find((cell) => cell.value === '') ?? cells[0]
  target?.focus()
}
