import { beforeEach, describe, expect, it } from 'vitest'
import {
  appendRows,
  clearRows,
  insertRows,
  quickOrderState,
  removeRow,
  settleRows,
  stateRow,
  typeField,
} from './quick-order.state.ts'
import { noFields } from './row-fields.ts'

const fields = (number: string) => ({ ...noFields, number, quantity: '1' })
const many = (count: number) => Array.from({ length: count }, (_, at) => fields(`n${at + 1}`))
const numbers = () => quickOrderState.rows.map((row) => row.number)
const row = (at: number) => quickOrderState.rows[at]!
const hands = { kind: 'direction', left: 1, right: 1 } as const

beforeEach(() => void clearRows())

describe('the rows of a quick order', () => {
  it('end with an empty one, which typing fills and follows up', () => {
    expect(numbers()).toEqual([''])
    typeField(row(0).id, 'number', '0105-02')
    expect(numbers()).toEqual(['0105-02', ''])
    typeField(row(0).id, 'quantity', '2')
    expect(numbers()).toEqual(['0105-02', ''])
  })

  it('take a pasted list in the place of an empty row, or behind a filled one', () => {
    insertRows(row(0).id, [fields('a'), fields('d')])
    expect(numbers()).toEqual(['a', 'd', ''])
    insertRows(row(0).id, [fields('b'), fields('c')])
    expect(numbers()).toEqual(['a', 'b', 'c', 'd', ''])
  })

  it('take an uploaded list behind all others', () => {
    insertRows(row(0).id, [fields('a')])
    appendRows([fields('b')])
    expect(numbers()).toEqual(['a', 'b', ''])
  })

  it('are 500 at most, and say how many there was no room for', () => {
    expect(appendRows(many(498))).toBe(0)
    expect(quickOrderState.rows).toHaveLength(499)
    expect(appendRows(many(5))).toBe(3)
    expect(quickOrderState.rows).toHaveLength(500)
    expect(numbers().at(-1)).toBe('n2')
    expect(appendRows(many(2))).toBe(2)
    removeRow(row(0).id)
    expect(quickOrderState.rows).toHaveLength(500)
    expect(numbers().at(-1)).toBe('')
  })

  it('forget what was stated when the part or the quantity changes, and keep it with a comment', () => {
    appendRows([fields('a')])
    const { id } = row(0)
    stateRow(id, { quantity: 2, configurations: [hands] })
    expect(row(0)).toMatchObject({ quantity: '2', configurations: [hands] })
    typeField(id, 'comment', 'Dock 4')
    expect(row(0).configurations).toEqual([hands])
    typeField(id, 'quantity', '3')
    expect(row(0).configurations).toEqual([])
  })

  it('leave when the cart has taken them; the others stay with the reason until they are changed', () => {
    appendRows([fields('a'), fields('b'), fields('c')])
    settleRows(
      new Map([
        [row(0).id, null],
        [row(2).id, 'Too many.'],
      ]),
    )
    expect(numbers()).toEqual(['b', 'c', ''])
    expect(row(1).refusal).toBe('Too many.')
    typeField(row(1).id, 'quantity', '4')
    expect(row(1).refusal).toBeNull()
  })

  it('come back when clearing is undone, before what was typed since', () => {
    appendRows([fields('a')])
    const undo = clearRows()
    typeField(row(0).id, 'number', 'b')
    undo()
    expect(numbers()).toEqual(['a', 'b', ''])
  })
})
