import { beforeEach, describe, expect, it } from 'vitest'
import {
  appendRows,
  clearRows,
  fillRows,
  quickOrderState,
  removeRow,
  settleRows,
  stateRow,
  typeField,
} from './quick-order.state.ts'
import { noFields } from './row-fields.ts'

const fields = (number: string) => ({ ...noFields, number, quantity: '1' })
const many = (count: number) => Array.from({ length: count }, (_, at) => fields(`n${at + 1}`))
/** The part numbers of the rows, without the empty rows at the end. */
const numbers = () => {
  const all = quickOrderState.rows.map((row) => row.number)
  return all.slice(0, all.findLastIndex(Boolean) + 2)
}
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

  it('take pasted cells downwards, in the place of what stands there, and stay the rows they are', () => {
    appendRows([fields('a'), fields('b')])
    const ids = quickOrderState.rows.map(({ id }) => id)
    fillRows(row(1).id, [
      { number: 'c', quantity: '5' },
      { number: 'd', quantity: '6' },
      { number: 'e', quantity: '7' },
    ])
    expect(numbers()).toEqual(['a', 'c', 'd', 'e', ''])
    expect(quickOrderState.rows.map(({ quantity }) => quantity)).toEqual(['1', '5', '6', '7', ''])
    expect(quickOrderState.rows.map(({ id }) => id)).toEqual(ids)
  })

  it('keep the cells that a paste does not cover, and what was stated where it changes nothing', () => {
    appendRows([fields('a'), fields('b')])
    stateRow(row(0).id, { quantity: 2, configurations: [hands] })
    stateRow(row(1).id, { quantity: 2, configurations: [hands] })
    fillRows(row(0).id, [
      { quantity: '2', comment: 'Dock 4' },
      { quantity: '3', comment: '' },
    ])
    expect(row(0)).toMatchObject({ number: 'a', comment: 'Dock 4', configurations: [hands] })
    expect(row(1)).toMatchObject({ number: 'b', quantity: '3', configurations: [] })
  })

  it('count as left out only what would have filled a row', () => {
    appendRows(many(499))
    expect(fillRows(row(499).id, [fields('x'), {}, { number: '' }, fields('y')])).toBe(1)
    expect(numbers().at(-1)).toBe('x')
  })

  it('take an uploaded list behind all others', () => {
    appendRows([fields('a')])
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

  it('do not take more than a line of the cart holds, and say so; nor when they have gone', () => {
    appendRows([fields('a')])
    const { id } = row(0)
    const tooMuch = { quantity: 10_000, configurations: [hands] }
    expect(stateRow(id, tooMuch)).toBe('Quantity can be at most 9,999 a line.')
    expect(row(0)).toMatchObject({ quantity: '1', configurations: [] })
    removeRow(id)
    expect(stateRow(id, { quantity: 2, configurations: [hands] })).toBe(
      'This row is no longer in the quick order.',
    )
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
    expect(undo()).toBe(0)
    expect(numbers()).toEqual(['a', 'b', ''])
  })

  it('come back as far as there is room beside what was typed since, and the rest is counted', () => {
    appendRows(many(499))
    const undo = clearRows()
    appendRows([fields('a'), fields('b'), fields('c')])
    expect(undo()).toBe(2)
    expect(numbers()).toHaveLength(500)
    expect(numbers().slice(-4)).toEqual(['n497', 'a', 'b', 'c'])
  })
})
