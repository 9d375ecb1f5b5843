import { findCompany, updateCompany } from '@mullion/db/accounts/company.repository'
import type { PartCatalogChange } from '@mullion/domain/catalog/part-change'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import type { TestPerson } from '../testing/people.ts'

async function openShop() {
  const shop = await openTestShop({
    people: true,
    parts: [
      { id: 1, number: '0100-01', priceCents: 1000 },
      { id: 2, number: '0200-01', obsolete: true },
      { id: 3, number: '0300-01', priceCents: 2000 },
    ],
  })
  async function readAll(name: TestPerson, after?: string) {
    const person = await shop.person(name)
    const changes: PartCatalogChange[] = []
    for (let next = after; ; ) {
      const page = await person.catalog.changed({ limit: 1, ...(next !== undefined && { after: next }) })
      changes.push(...page.changes)
      next = page.next
      if (!page.more) return { changes, next }
    }
  }
  return { ...shop, readAll }
}

const told = (changes: readonly PartCatalogChange[]) =>
  changes.map(({ kind, partId, part }) => `${kind} ${partId} ${part?.priceCents ?? 'gone'}`)

describe('changed parts', () => {
  it('start with all parts sold to the caller, at their own prices', async () => {
    await using shop = await openShop()
    expect(told((await shop.readAll('buyer')).changes)).toEqual(['existing 1 850', 'existing 3 1700'])
    const all = told((await shop.readAll('counter')).changes)
    expect(all.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
      ...['existing 1', 'existing 2', 'existing 3'],
    ])
  })

  it('go on with what changed since, also for parts no longer sold', async () => {
    await using shop = await openShop()
    const { next } = await shop.readAll('buyer')
    const admin = await shop.person('admin')
    await admin.admin.parts.markProprietary({ partId: 3, proprietary: true })
    const { cells } = await admin.admin.parts.details({ partId: 1 })
    await admin.admin.parts.update({ partId: 1, form: { ...cells, obsolete: 'yes' } })
    expect(told((await shop.readAll('buyer', next)).changes)).toEqual(['changed 3 1700', 'changed 1 gone'])
  })

  it('include what an import and its undo created, changed and removed', async () => {
    await using shop = await openShop()
    const { next } = await shop.readAll('admin')
    const file = ['part_number,part_name,part_units,part_tags,part_tags_doors,part_price']
    file.push('0100-01,HNG NEW NAME,EA,Hinges,Swing,12.00', '0300-01,,EA,Hinges,Swing,20.00')
    file.push('0900-01,LATCH NEW,EA,Hinges,Swing,5.00')
    await shop.services.imports.run('parts', file.join('\n').replace(',,', ',HINGE,'))
    const applied = await shop.readAll('admin', next)
    expect(told(applied.changes)).toEqual(['changed 1 1200', 'changed 3 2000', 'created 4 500'])
    shop.pass(1000)
    await shop.services.imports.undoLast()
    const undone = await shop.readAll('admin', applied.next)
    expect(told(undone.changes)).toEqual(['changed 1 1000', 'changed 3 2000', 'removed 4 gone'])
  })

  it('list all parts again when the discount of the company changes', async () => {
    await using shop = await openShop()
    const { next } = await shop.readAll('buyer')
    const company = await findCompany(shop.db.read, 2)
    if (!company) throw new Error('Arctic was not stored.')
    await shop.db.transaction((tx) => updateCompany(tx, company, { discountRate: 0.8 }))
    const again = await shop.readAll('buyer', next)
    expect(told(again.changes)).toEqual(['existing 1 800', 'existing 3 1600'])
    expect(told((await shop.readAll('buyer', again.next)).changes)).toEqual([])
  })
})
