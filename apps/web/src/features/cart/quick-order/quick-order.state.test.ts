import { beforeEach, describe, expect, it } from 'vitest'
import { noFields } from '../../../lib/part-rows/row-fields.ts'
import {
  appendRows,
  clearRows,
  fillRows,
  quickOrderState,
  removeRow,
  setRowConfiguration,
  settleRows,
  typeField,
} from './quick-order.state.ts'

const fields = (number: string) => ({ ...noFields, number, quantity: '1' })
const many = (count: number) => Array.from({ length: count }, (_, at) => fields(`n${at + 1}`))
const numbers = () => {
  const all = quickOrderState.rows.map((row) => row.number)
  return all.slice(0, all.findLastIndex(Boolean) + 2)
}
const row = (at: number) => quickOrderState.rows[at]!
const hands = { kind: 'direction', left: 1, right: 1 } as const

beforeEach(() => void clearRows())

describe('quick order rows', () => {
  it('end with an empty row, and typing in it adds another', () => {
    expect(numbers()).toEqual([''])
    typeField(row(0).id, 'number', '0105-02')
    expect(numbers()).toEqual(['0105-02', ''])
    typeField(row(0).id, 'quantity', '2')
    expect(numbers()).toEqual(['0105-02', ''])
  })

  it('take pasted cells downward, overwriting what is there but keeping their ids', () => {
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

  it('keep cells that a paste does not cover, and configurations it does not affect', () => {
    appendRows([fields('a'), fields('b')])
    setRowConfiguration(row(0).id, { quantity: 2, configurations: [hands] })
    setRowConfiguration(row(1).id, { quantity: 2, configurations: [hands] })
    fillRows(row(0).id, [
      { quantity: '2', comment: 'Dock 4' },
      { quantity: '3', comment: '' },
    ])
    expect(row(0)).toMatchObject({ number: 'a', comment: 'Dock 4', configurations: [hands] })
    expect(row(1)).toMatchObject({ number: 'b', quantity: '3', configurations: [] })
  })

  it('count only pasted rows with content as left out', () => {
    appendRows(many(499))
    expect(fillRows(row(499).id, [fields('x'), {}, { number: '' }, fields('y')])).toBe(1)
    expect(numbers().at(-1)).toBe('x')
  })

  it('put an uploaded list after all others', () => {
    appendRows([fields('a')])
    appendRows([fields('b')])
    expect(numbers()).toEqual(['a', 'b', ''])
  })

  it('are limited to 500 and report how many did not fit', () => {
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

  it.each([
    ['quantity', '3'],
    ['number', 'b'],
  ] as const)(
    'drop the configuration when the %s changes, and keep it when the comment does',
    (field, text) => {
      appendRows([fields('a')])
      const { id } = row(0)
      setRowConfiguration(id, { quantity: 2, configurations: [hands] })
      expect(row(0)).toMatchObject({ quantity: '2', configurations: [hands] })
      typeField(id, 'comment', 'Dock 4')
      typeField(id, field, row(0)[field])
      expect(row(0).configurations).toEqual([hands])
      typeField(id, field, text)
      expect(row(0)).toMatchObject({ [field]: text, comment: 'Dock 4', configurations: [] })
    },
  )

  it('refuse more than a cart line holds, and refuse changes once removed', () => {
    appendRows([fields('a')])
    const { id } = row(0)
    const tooMuch = { quantity: 10_000, configurations: [hands] }
    expect(setRowConfiguration(id, tooMuch)).toBe('Quantity can be at most 9,999 per line.')
    expect(row(0)).toMatchObject({ quantity: '1', configurations: [] })
    removeRow(id)
    expect(setRowConfiguration(id, { quantity: 2, configurations: [hands] })).toBe(
      'This row is no longer in the quick order.',
    )
  })

  it('leave when the cart takes them; others stay with the reason until changed', () => {
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

  it('come back above newly typed rows when clearing is undone', () => {
    appendRows([fields('a')])
    const undo = clearRows()
    typeField(row(0).id, 'number', 'b')
    expect(undo()).toBe(0)
    expect(numbers()).toEqual(['a', 'b', ''])
  })

  it('come back as far as they fit beside newly added rows, and the rest is counted', () => {
    appendRows(many(499))
    const undo = clearRows()
    appendRows([fields('a'), fields('b'), fields('c')])
    expect(undo()).toBe(2)
    expect(numbers()).toHaveLength(500)
    expect(numbers().slice(-4)).toEqual(['n497', 'a', 'b', 'c'])
  })
})
