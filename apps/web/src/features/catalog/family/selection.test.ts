import type { FamilyView } from '@mullion/domain/catalog/family-input'
import { familyTable } from '@mullion/domain/catalog/family-table'
import type { Part } from '@mullion/domain/catalog/part'
import { describe, expect, it } from 'vitest'
import { leavesParts, shownPlaces, toggled, wholeFamily } from './selection.ts'

const size = { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null }
const part = (name: string, priceCents: number | null, facts: object = {}) =>
  ({
    number: name,
    name,
    unit: 'EA',
    size,
    doorModels: [],
    doorSubModels: [],
    priceCents,
    ...facts,
  }) as unknown as Part
const parts = [
  part('BAR SS 48IN', 300),
  part('BAR STL 36IN', 200),
  part('BAR SS 120IN', null),
  part('BAR STL 6IN', 100, { privateNotes: '', obsolete: true }),
]
const family: Pick<FamilyView, 'columns' | 'parts'> = { parts, columns: familyTable(parts).columns }
const sorted = (sort: 'Size' | 'Price' | 'Part number', descending = false) =>
  shownPlaces(family, { picks: {}, sort, descending })

describe('the selection table', () => {
  it('shows all parts in catalog order at first', () => {
    expect(shownPlaces(family, wholeFamily)).toEqual([0, 1, 2, 3])
  })

  it('sorts by value, with parts without a price and obsolete parts last either way', () => {
    expect(sorted('Size')).toEqual([1, 0, 2, 3])
    expect(sorted('Size', true)).toEqual([2, 0, 1, 3])
    expect(sorted('Price')).toEqual([1, 0, 2, 3])
    expect(sorted('Price', true)).toEqual([0, 1, 2, 3])
    expect(sorted('Part number')).toEqual([2, 0, 1, 3])
  })

  it('shows parts with one of the chosen values of each column', () => {
    const steel = toggled({}, 'Material', 'Steel')
    expect(shownPlaces(family, { ...wholeFamily, picks: steel })).toEqual([1, 3])
    const both = toggled(toggled(steel, 'Size', '36 in'), 'Size', '48 in')
    expect(shownPlaces(family, { ...wholeFamily, picks: both })).toEqual([1])
    expect(shownPlaces(family, { ...wholeFamily, picks: toggled(both, 'Material', 'Steel') })).toEqual([0, 1])
  })

  it('offers no value that would leave no part', () => {
    const steel = toggled({}, 'Material', 'Steel')
    const [column] = family.columns
    if (!column) throw new Error('no column')
    expect(column.name).toBe('Size')
    expect(leavesParts(family, steel, { column, text: '48 in' })).toBe(false)
    expect(leavesParts(family, steel, { column, text: '6 in' })).toBe(true)
  })
})
