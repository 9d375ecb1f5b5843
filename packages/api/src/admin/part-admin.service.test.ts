import { findCatalogVersion, findPart } from '@mullion/db/catalog/catalog.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const refused = (code: string) => ({ cause: { code } })

describe('the proprietary flag of a part', () => {
  it.each(['admin', 'super'] as const)(
    'can be set and cleared by the %s, changing nothing else',
    async (who) => {
      await using shop = await openTestShop({ people: true, parts: [{ id: 1 }, { id: 2 }] })
      const { admin, catalog } = await shop.person(who)
      const before = await catalog.part({ partId: 1 })
      expect(before).toMatchObject({ proprietary: null })
      const updatedAt = shop.clock().toISOString()
      const marked = await admin.parts.markProprietary({ partId: 1, proprietary: true })
      expect(marked).toEqual({ ...before, proprietary: true, updatedAt })
      expect(await catalog.part({ partId: 1 })).toEqual(marked)
      const cleared = await admin.parts.markProprietary({ partId: 1, proprietary: false })
      expect(cleared).toEqual({ ...before, proprietary: false, updatedAt })
      expect(await catalog.part({ partId: 2 })).toMatchObject({ proprietary: null })
    },
  )

  it('is shown to staff and to no one else', async () => {
    await using shop = await openTestShop({ people: true })
    const admin = await shop.person('admin')
    await admin.admin.parts.markProprietary({ partId: 1, proprietary: true })
    const text = 'hinge'
    for (const caller of [admin, await shop.person('counter')]) {
      expect((await caller.catalog.search({ text })).parts).toMatchObject([{ id: 1, proprietary: true }])
      expect((await caller.catalog.browse({})).parts).toMatchObject([{ id: 1, proprietary: true }])
    }
    for (const caller of [shop.guest(), await shop.person('buyer'), await shop.person('owner')]) {
      const shown = [
        await caller.catalog.part({ partId: 1 }),
        ...(await caller.catalog.search({ text })).parts,
        ...(await caller.catalog.browse({})).parts,
        ...(await caller.catalog.partsById({ partIds: [1] })),
      ]
      expect(shown).toHaveLength(4)
      for (const part of shown) expect(part).not.toHaveProperty('proprietary')
    }
  })

  it('raises the catalog version, updates the part’s date and is recorded in the audit log', async () => {
    await using shop = await openTestShop({ people: true })
    const before = await findCatalogVersion(shop.db.read)
    shop.pass(60_000)
    const admin = await shop.person('admin')
    await admin.admin.parts.markProprietary({ partId: 1, proprietary: true })
    expect(await findCatalogVersion(shop.db.read)).toBe(before + 1)
    expect(await findPart(shop.db.read, 1)).toMatchObject({ proprietary: true, updatedAt: shop.clock() })
    expect(await listAuditLines(shop.db.read, 1)).toMatchObject([
      {
        action: 'part_marked',
        subject: 'part:1',
        actorId: `user:${shop.ids.admin}`,
        companyId: null,
        details: { proprietary: true },
      },
    ])
  })

  it('is refused for an unknown part, without side effects', async () => {
    await using shop = await openTestShop({ people: true })
    const before = await findCatalogVersion(shop.db.read)
    const admin = await shop.person('admin')
    await expect(admin.admin.parts.markProprietary({ partId: 2, proprietary: true })).rejects.toMatchObject(
      refused('catalog.part_missing'),
    )
    expect(await findCatalogVersion(shop.db.read)).toBe(before)
    expect(await listAuditLines(shop.db.read, 1)).toEqual([])
  })

  it('survives a concurrent import of other parts', async () => {
    await using shop = await openTestShop({ people: true })
    const admin = await shop.person('admin')
    const rows = Array.from({ length: 60 }, (_, at) => `${5000 + at}-01,HNG NEW,EA,Hinges,Swing`)
    const csv = ['part_number,part_name,part_units,part_tags,part_tags_doors', ...rows].join('\n')
    const [report] = await Promise.all([
      shop.services.partImport.importParts(csv),
      admin.admin.parts.markProprietary({ partId: 1, proprietary: true }),
    ])
    expect(report).toMatchObject({ created: 60, stored: true })
    expect(await findPart(shop.db.read, 1)).toMatchObject({ proprietary: true })
  })

  it.each([
    ['buyer', 'accounts.not_allowed'],
    ['owner', 'accounts.not_allowed'],
    ['counter', 'accounts.not_allowed'],
  ] as const)('cannot be changed by the %s', async (who, code) => {
    await using shop = await openTestShop({ people: true })
    const { parts } = (await shop.person(who)).admin
    await expect(parts.markProprietary({ partId: 1, proprietary: true })).rejects.toMatchObject(refused(code))
    expect(await findPart(shop.db.read, 1)).toMatchObject({ proprietary: null })
  })

  it('cannot be changed by guests', async () => {
    await using shop = await openTestShop()
    const { parts } = shop.guest().admin
    await expect(parts.markProprietary({ partId: 1, proprietary: true })).rejects.toMatchObject(
      refused('accounts.sign_in_needed'),
    )
  })
})
