import { describe, expect, it } from 'vitest'
import { priceRangeText, variantsText } from './family-price.ts'
import { columnRange } from './family-range.ts'
import { summarize } from './family-summary.ts'
import { compareValues, counterparts, type FamilyMember, familyTable, valuesOf } from './family-table.ts'

const unknownSize = { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null }
const member = (name: string, facts: Partial<FamilyMember> = {}): FamilyMember => ({
  name,
  unit: 'EA',
  size: unknownSize,
  doorModels: ['Swing'],
  doorSubModels: [],
  ...facts,
})
const long = (lengthInches: number | null) => ({ size: { ...unknownSize, lengthInches } })
const namesOf = (members: readonly FamilyMember[]) => familyTable(members).columns.map(({ name }) => name)
const rangesOf = (...names: readonly string[]) =>
  summarize(names.map((name) => ({ ...member(name), familyName: null, priceCents: 100 }))).ranges

const camLift = ['CHR LH FLUSH', 'CHR RH FLUSH', 'STL LH 1-1/8 OFFSET', 'STL RH 1-1/2 OFFSET'].map((kind) =>
  member(`HNG CAM LIFT ${kind} W/ SCR`),
)

describe('the table of a family', () => {
  it('has a column for each attribute that differs', () => {
    const { columns, alike } = familyTable(camLift)
    expect(columns.map(({ name }) => name)).toEqual(['Hand', 'Offset', 'Material'])
    expect(columns[1]?.cells.map((cell) => cell?.values[0])).toEqual([0, 0, 1.125, 1.5])
    expect(alike).toEqual([])
  })

  it('has no column for what is the same, and none for a length that the size tells already', () => {
    const bars = [36, 48].map((inches) => member(`SKID BAR SS ${inches}IN`, long(inches)))
    expect(namesOf(bars)).toEqual(['Size'])
    expect(namesOf([...bars, member('SKID BAR SS 60IN', long(null))])).toEqual(['Size'])
  })

  it('has a column for a dimension that names do not say', () => {
    expect(namesOf([member('HNG PIN', long(4)), member('HNG PIN', long(5))])).toEqual(['Length'])
  })

  it('does not count what is unknown of a part as a difference', () => {
    const { columns, alike } = familyTable([member('HNG PIN', long(4)), member('HNG PIN', long(null))])
    expect([columns, alike]).toEqual([[], [[0, 1]]])
  })

  it('tells parts apart by their doors or unit only if nothing else does', () => {
    const swing = member('HNG PIN SS')
    const slide = member('HNG PIN SS', { doorModels: ['Slide'] })
    expect(namesOf([swing, slide])).toEqual(['Doors'])
    expect(namesOf([swing, { ...slide, name: 'HNG PIN STL' }])).toEqual(['Material'])
    expect(namesOf([swing, member('HNG PIN SS', { unit: 'FT' })])).toEqual(['Sold by'])
  })

  it('says which parts it cannot tell apart', () => {
    expect(familyTable(['SS', 'STL', 'SS'].map((kind) => member(`HNG PIN ${kind}`))).alike).toEqual([[0, 2]])
  })

  it('has materials and colors in one column if each part has one of them', () => {
    const { columns } = familyTable(['CHR', 'BLK', 'SS'].map((kind) => member(`HDL PULL ${kind}`)))
    expect(columns.map(({ name, cells }) => [name, cells.map((cell) => cell?.text)])).toEqual([
      ['Finish', ['Chrome', 'Black', 'Stainless steel']],
    ])
    expect(namesOf([member('HDL PULL NYL BLK'), member('HDL PULL SS')])).toEqual(['Material', 'Color'])
  })

  it('finds the part that differs only in its hand', () => {
    const table = familyTable(camLift)
    expect(counterparts(table, 0, 'Hand')).toEqual([1])
    expect(counterparts(table, 2, 'Hand')).toEqual([])
    expect(counterparts(table, 0, 'Voltage')).toEqual([])
  })

  it('sorts values by their numbers, and missing ones last', () => {
    const { columns } = familyTable(['120IN', '8FT', '36IN', ''].map((size) => member(`TRK ${size}`)))
    const [size] = columns
    expect(size && valuesOf(size).map(({ text }) => text)).toEqual(['36 in', '8 ft', '120 in'])
    const cells = [...(size?.cells ?? [])].sort(compareValues)
    expect(cells.map((cell) => cell?.text)).toEqual(['36 in', '8 ft', '120 in', undefined])
  })
})

describe('the range of a family', () => {
  it.each([
    [
      ['A CHR LH', 'A NYL RH'],
      ['chrome or nylon', 'left or right'],
    ],
    [['A SS FLUSH', 'A SS 1-5/8 OFFSET'], ['flush to 1-5/8 in offset']],
    [['A 36IN', 'A 48IN', 'A 120IN'], ['36 to 120 in']],
    [['A 36IN', 'A 48IN'], ['36 in or 48 in']],
    [['A 30IN', 'A 12FT', 'A 40IN'], ['30 in to 12 ft']],
    [['A 1/3HP', 'A 1/2HP', 'A 1HP'], ['1/3 to 1 HP']],
    [['A SZ 3', 'A SZ 5'], ['size 3 or 5']],
    [['A BLK', 'A RED', 'A WHT', 'A YEL'], ['4 colors']],
    [['A 4X4', 'A 5X4-1/2', 'A 6X6'], ['4 × 4 in, 5 × 4-1/2 in or 6 × 6 in']],
    [['A 2X2 48IN', 'A 2X2 96IN'], ['2 sizes']],
    [['A WHT 22GA', 'A 26GA'], ['22 ga or 26 ga']],
  ])('of %j says %j', (names, ranges) => {
    expect(rangesOf(...names)).toEqual(ranges)
  })

  it('says nothing about a value that only some parts have', () => {
    const [column] = familyTable([member('A BLK'), member('A')]).columns
    expect(column && columnRange(column)).toBe(null)
  })

  it('ends with the prices', () => {
    expect(priceRangeText({ fromCents: 4100, toCents: 6850 })).toBe('$41 to $68.50')
    expect(priceRangeText({ fromCents: 4100, toCents: 4100 })).toBe('$41')
    expect([1, 9].map(variantsText)).toEqual(['1 variant', '9 variants'])
    const priced = [6800, null, 4100].map((priceCents) => ({ ...member('A'), familyName: null, priceCents }))
    expect(summarize(priced).price).toEqual({ fromCents: 4100, toCents: 6800 })
    expect(summarize([{ ...member('A'), familyName: 'Straps', priceCents: null }])).toMatchObject({
      title: 'Straps',
      price: null,
    })
  })
})
