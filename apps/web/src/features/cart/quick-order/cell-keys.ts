import type { KeyboardEvent } from 'react'
import { focusBeside } from '../../../lib/focus-beside.ts'
import type { RowField } from './row-fields.ts'

/** Marks an input as a cell of the grid, so that the keyboard can walk through them. */
export function cellMark(field: RowField) {
  return { 'data-cell': field } as const
}

/** Marks the button that takes a row away. */
export const removeMark = { 'data-remove': '' } as const

const askAttribute = 'data-ask'

/** Marks the button that asks what a row still lacks. */
export const askMark = { [askAttribute]: '' } as const

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

/** Moves the focus from within a row whose answer goes away to what is to be typed next. */
export function focusNextToType(within: HTMLElement): void {
  const row = within.closest('li')
  const cell = (field: RowField) => row?.querySelector<HTMLInputElement>(`input[data-cell="${field}"]`)
  const quantity = cell('quantity')
  const next = quantity?.value === '' ? quantity : cell('number')
  next?.focus()
}

/** Moves the focus from a row that goes away to its neighbour: the same button there, or else where a part is typed. */
export function focusNeighbour(button: HTMLElement): void {
  focusBeside(button.closest('li'), {
    button: '[data-remove]:not(:disabled)',
    otherwise: 'input[data-cell="number"]',
  })
}

/** Moves the focus to the first row that is still there: to its wrong cell, what it asks, or else its number. */
export function focusFirstLeft(grid: HTMLElement | null): void {
  const row = grid?.querySelector('li:not([data-outcome="blank"])')
  const ways = ['input[aria-invalid="true"]', `[${askAttribute}]`, 'input[data-cell="number"]']
  const targets = ways.map((way) => row?.querySelector<HTMLElement>(way))
  targets.find(Boolean)?.focus()
}

/** Moves the focus to the first cell in which a part number can be typed. */
export function focusNumberCell(grid: HTMLElement | null): void {
  const cells = grid ? cellsOf(grid, 'number') : []
  const target = cells.find((cell) => cell.value === '') ?? cells[0]
  target?.focus()
}
