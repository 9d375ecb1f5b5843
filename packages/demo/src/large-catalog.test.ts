import { createHash } from 'node:crypto'
import { times } from '@mullion/config/test-speed'
import { parsePartRow, partCsvColumns } from '@mullion/domain/imports/part-csv'
import { describe, expect, it } from 'vitest'
import { readDemoParts } from './demo-catalog.ts'
import { largeCatalog } from './large-catalog.ts'

const size = times(20_000, 100_000)
const rows = [...largeCatalog(size, await readDemoParts())]

function share(word: RegExp): number {
  return rows.filter((row) => word.test(`${row.part_name} ${row.part_description}`)).length / rows.length
}

describe('the large benchmark catalog', () => {
  it('has the requested number of parts, each with a unique id and number', () => {
    expect(rows).toHaveLength(size)
    expect(new Set(rows.map((row) => row.id)).size).toBe(size)
    expect(new Set(rows.map((row) => row.part_number.toUpperCase())).size).toBe(size)
  })

  it('starts with the demo parts', async () => {
    const few = [...largeCatalog(10)]
    expect(few).toEqual(rows.slice(0, 10))
    expect((await readDemoParts()).split('\n')[1]).toContain(few[0]?.part_number)
  })

  it('has rows that the parts importer accepts', () => {
    const sample = rows.filter((_, index) => index % 37 === 0)
    expect(sample.map(parsePartRow).filter((read) => !read.ok)).toEqual([])
    expect(Object.keys(rows.at(-1) ?? {})).toEqual(partCsvColumns)
  })

  it('has both common and rare words', () => {
    expect(share(/\bstainless\b/i)).toBeGreaterThan(0.08)
    expect(share(/\bstainless\b/i)).toBeLessThan(0.3)
    expect(share(/\bgasket\b/i)).toBeGreaterThan(0.08)
    expect(share(/\bbronze\b/i)).toBeLessThan(0.1)
    const makers = new Set(rows.slice(-size / 2).map((row) => row.part_description.split(' ')[0]))
    expect(makers.size).toBeGreaterThan(size / 100)
  })

  it('is the same on every run', () => {
    const digest = () => {
      const hash = createHash('sha256')
      for (const row of largeCatalog(5000)) hash.update(JSON.stringify(row))
      return hash.digest('hex')
    }
    expect(digest()).toBe(digest())
  })

  it('keeps part numbers unique beyond the four-digit blocks', () => {
    // The blocks are used again from about 145,000 parts on.
    const many = times(160_000, 320_000)
    const numbers = new Set<string>()
    for (const row of largeCatalog(many)) numbers.add(row.part_number)
    expect(numbers.size).toBe(many)
    expect([...numbers].every((number) => /^\d{4}-[A-Za-z0-9]{2,16}$/.test(number))).toBe(true)
  })
})
