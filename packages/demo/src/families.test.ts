import { readFileSync } from 'node:fs'
import { familyKeyOf, maxFamilySize, minFamilySize } from '@mullion/domain/catalog/family'
import { familyTable } from '@mullion/domain/catalog/family-table'
import { type PartRecord, parsePartRow } from '@mullion/domain/imports/part-csv'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'

const csv = readFileSync(new URL('../catalog/parts.csv', import.meta.url), 'utf8')
const parts = (parse(csv, { columns: true }) as Record<string, string>[]).map((row): PartRecord => {
  const read = parsePartRow(row)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.part
})
const groups = [...Map.groupBy(parts, familyKeyOf).values()]
const families = groups.filter(({ length }) => length >= minFamilySize)

describe('the families of the demonstration catalog', () => {
  it('hold most parts, and none has more than sixty', () => {
    expect(families.flat().length).toBeGreaterThan(parts.length * 0.9)
    expect(Math.max(...families.map(({ length }) => length))).toBeLessThanOrEqual(maxFamilySize)
  })

  it('have one first tag and one unit each', () => {
    for (const family of families) {
      const same = (of: (part: PartRecord) => unknown) => new Set(family.map(of)).size
      expect([same(({ tags }) => tags[0]), same(({ unit }) => unit)]).toEqual([1, 1])
    }
  })

  it('can be told apart by what differs, part by part', () => {
    for (const family of families) {
      const { columns, alike } = familyTable(family)
      expect(alike).toEqual([])
      for (const [at, part] of family.entries()) {
        const twins = family.filter((_, each) =>
          columns.every(({ cells }) => cells[each]?.text === cells[at]?.text),
        )
        expect(twins).toEqual([part])
      }
    }
  })
})
