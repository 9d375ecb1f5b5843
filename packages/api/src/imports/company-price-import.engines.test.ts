import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { larchfield } from '../testing/people.ts'

const heading =
  'customerNumber,companyType,kind,partNumber,tag,minQuantity,price,discount,validFrom,validUntil'

async function openShop() {
  const shop = await openTestShop({
    people: true,
    parts: [
      { id: 1, number: '0100-01', priceCents: 1000, tags: ['Hinges'] },
      { id: 2, number: '0200-01', priceCents: 2000, tags: ['Handles'] },
    ],
  })
  const counter = await shop.person('counter')
  const customer = await counter.accounts.internalCompanies.create(larchfield)
  const admin = (await shop.person('admin')).admin
  const { customerNumber } = await admin.companies.details({ companyId: 2 })
  const run = (rows: readonly string[], dryRun = false) =>
    shop.services.imports.run('contracts', [heading, ...rows].join('\n'), { dryRun })
  const paid = async () => {
    const { catalog } = await shop.person('buyer')
    const parts = await Promise.all([1, 2].map((partId) => catalog.part({ partId })))
    return parts.map(({ priceCents }) => priceCents)
  }
  return Object.assign(shop, { customer, admin, arctic: customerNumber, run, paid })
}

describe('a file of the prices of companies', () => {
  it('is checked first, then applied, exported the same, and can be undone', async () => {
    await using shop = await openShop()
    const { arctic, customer } = shop
    const rows = [
      `${arctic},company,contract,0100-01,,,5.00,,2026-11-01,`,
      `${arctic},company,tag,,Handles,,,25.50,2026-11-01,2026-12-31`,
      `${customer.customerNumber},customer,break,0100-01,,10,7.25,,2026-11-01,`,
    ]
    expect(await shop.run(rows, true)).toMatchObject({ stored: false, created: 3, problems: [] })
    expect(await shop.paid()).toEqual([850, 1700])
    expect(await shop.run(rows)).toMatchObject({ stored: true, created: 3 })
    expect(await shop.paid()).toEqual([500, 1490])
    const acting = await shop.acting('counter', customer.id)
    expect((await acting.catalog.part({ partId: 1 })).priceBreaks?.[0]?.priceCents).toBe(725)
    const { csv } = await shop.admin.imports.exportPage({ kind: 'contracts' })
    expect(csv.trim().split('\r\n')).toEqual([heading, ...rows])
    expect(await shop.run(rows)).toMatchObject({ created: 0, known: 3, changed: 0 })

    const lower = rows.map((row) => row.replace(',5.00,', ',4.00,'))
    expect(await shop.run(lower)).toMatchObject({ created: 0, changed: 1 })
    expect(await shop.paid()).toEqual([400, 1490])
    await shop.services.imports.undoLast()
    expect(await shop.paid()).toEqual([500, 1490])
  })

  it('that added prices is undone, except for one that was changed since', async () => {
    await using shop = await openShop()
    const row = (number: string) => `${shop.arctic},,,${number},,,5.00,,2026-11-01,`
    await shop.run([row('0100-01'), row('0200-01')])
    const owner = { companyId: 2 }
    const [first] = await shop.admin.companyPrices.list({ owner })
    const price = {
      kind: 'contract',
      partNumber: '0100-01',
      priceCents: 450,
      validFrom: '2026-11-01',
    } as const
    await shop.admin.companyPrices.change({ owner, priceId: first?.id ?? 0, price })
    await shop.services.imports.undoLast()
    expect(await shop.paid()).toEqual([450, 1700])
  })

  it('is refused by row and column', async () => {
    await using shop = await openShop()
    const { arctic } = shop
    const rows = [
      `NOBODY,,contract,0100-01,,,5.00,,2026-11-01,`,
      `${arctic},,contract,9999-99,,,5.00,,2026-11-01,`,
      `${arctic},,contract,0100-01,,,0,,2026-11-01,`,
      `${arctic},,break,0100-01,,1,5.00,,2026-11-01,`,
      `${arctic},,tag,0100-01,Hinges,,,10,2026-11-01,`,
      `${arctic},,tag,,Hinges,,,10,2026-11-02,2026-11-01`,
      `${arctic},,contract,0200-01,,,5.00,,2026-11-01,`,
      `${arctic},,contract,0200 01,,,6.00,,2026-11-01,`,
      `${arctic},,tag,,Hinges,,,100,someday,`,
    ]
    const { stored, problems } = await shop.run(rows)
    expect(stored).toBe(false)
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'customerNumber'],
      [3, 'partNumber'],
      [4, 'price'],
      [5, 'minQuantity'],
      [6, 'partNumber'],
      [7, 'validUntil'],
      [9, 'customerNumber'],
      [10, 'validFrom'],
    ])
    expect(await shop.paid()).toEqual([850, 1700])
  })
})
