import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { isZipInUse, readZipRecords } from './zip-data.ts'

describe('the ZIP data', () => {
  it('is read as the library has it: every row, with the same place and coordinates', async () => {
    const file = createRequire(import.meta.url).resolve('zipcodes/lib/codes.js')
    const rows = readFileSync(file, 'utf8').matchAll(/\{"zip":[^{}]*\}/g)
    const known = Array.from(rows, ([row]) => {
      const { country: _, ...record } = JSON.parse(row)
      return JSON.stringify(Object.entries(record).sort())
    })
    const read = (await readZipRecords()).map((record) => JSON.stringify(Object.entries(record).sort()))
    expect(read.length).toBeGreaterThan(40_000)
    expect(read.filter((row, at) => row !== known[at])).toEqual([])
    expect(read).toHaveLength(known.length)
  })

  it('tells codes in use from others without being loaded', async () => {
    expect(await Promise.all(['28570', '00501', '00000', '2857', '99999'].map(isZipInUse))).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})
