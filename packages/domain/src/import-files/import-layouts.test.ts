import { describe, expect, it } from 'vitest'
import { addressFile, companyFile, customerFile, userFile } from '../admin/account-csv.ts'
import { companyPriceFile } from '../admin/company-price-csv.ts'
import { numberFile } from '../admin/number-csv.ts'
import { companyPaymentFile } from '../credit/company-payment-csv.ts'
import { parseDoorRow } from '../imports/door-csv.ts'
import { type ImportKind, importKinds } from '../imports/import.ts'
import { parsePartRow } from '../imports/part-csv.ts'
import { exampleFile, importColumnsText, importLayouts } from './import-layouts.ts'

type Cells = Readonly<Record<string, string>>
const now = new Date('2026-11-28T12:00:00Z')

const readers: Readonly<Record<Exclude<ImportKind, 'prices'>, (cells: Cells) => { readonly ok: boolean }>> = {
  parts: parsePartRow,
  doors: (cells) => parseDoorRow(cells, now),
  companies: companyFile.read,
  customers: customerFile.read,
  users: userFile.read,
  addresses: addressFile.read,
  numbers: numberFile.read,
  contracts: companyPriceFile.read,
  payments: companyPaymentFile.read,
}

describe('the columns of the files that the store imports', () => {
  it.each(Object.entries(readers))('have an example that is valid for %s', (kind, read) => {
    expect(read(importLayouts[kind as ImportKind].example)).toMatchObject({ ok: true })
  })

  const filled = Object.entries(readers).flatMap(([kind, read]) =>
    importLayouts[kind as ImportKind].filled.map((column) => [kind, column, read] as const),
  )

  it.each(filled)('%s: an empty %s of a new record is refused, as marked', (kind, column, read) => {
    expect(read({ ...importLayouts[kind as ImportKind].example, [column]: '' })).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ column })]),
    })
  })

  it.each(importKinds)('are all described for %s, with those that are needed marked', (kind) => {
    const { columns, needed } = importLayouts[kind]
    const described = [...importColumnsText(kind).matchAll(/^ {2}([* ])([+ ]) (\w+)/gm)]
    expect(described.map(([, , , column]) => column)).toEqual(columns)
    const marked = described.filter(([, mark]) => mark === '*').map(([, , , column]) => column)
    expect(marked.sort()).toEqual([...needed].sort())
  })

  it('are written into an example file with commas guarded', () => {
    expect(exampleFile('prices')).toBe('part_number,part_price\n0105-02,13.25')
    expect(importColumnsText('companies')).toContain('termsCode is CC for those who pay by card')
  })
})
