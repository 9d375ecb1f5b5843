import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { maxFamilySize } from '@mullion/domain/catalog/family'
import { writePartRow } from '@mullion/domain/imports/part-csv'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../imports/part-import-plan.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

const camLift = (id: number, kind: string, facts: object = {}) => ({
  id,
  number: `0301-${String(id).padStart(2, '0')}`,
  name: `HNG CAM LIFT ${kind} W/ SCR`,
  priceCents: 4000 + id * 100,
  ...facts,
})
const parts = [
  camLift(1, 'CHR LH FLUSH'),
  camLift(2, 'CHR RH FLUSH'),
  camLift(3, 'STL LH 1-1/8 OFFSET'),
  camLift(4, 'STL RH 1-1/8 OFFSET', { obsolete: true }),
  { id: 10, number: '0401-01', name: 'HNG STRAP 18IN SS', priceCents: 9000 },
  {
    id: 11,
    number: '0402-01',
    name: 'GSKT BULB BLK',
    tags: ['Gaskets' as const],
    description: 'Bulb',
    priceCents: 300,
  },
]
const open = () => openTestShop({ parts, people: true })
const numbers = (page: { readonly parts: readonly { readonly number: string }[] }) =>
  page.parts.map(({ number }) => number)

describe('results by family', () => {
  it('have one entry for each family and each single part, with exact pages and totals', async () => {
    await using shop = await open()
    const { catalog } = shop.guest()
    const page = await catalog.browse({ groupBy: 'family', limit: 2 })
    expect(numbers(page)).toEqual(['0301-01', '0401-01'])
    expect(page.families).toMatchObject([
      {
        title: 'Hinge cam lift with screw',
        count: 3,
        matching: 3,
        ranges: ['chrome or steel', 'left or right', 'flush to 1-1/8 in offset'],
        price: { fromCents: 4100, toCents: 4300 },
      },
      null,
    ])
    expect(page.more).toBe(true)
    const next = await catalog.browse({ groupBy: 'family', limit: 2, offset: 2 })
    expect([numbers(next), next.more]).toEqual([['0402-01'], false])
    expect(await catalog.browseCounts({ groupBy: 'family' })).toMatchObject({ total: 5, groups: 3 })
    expect(await catalog.browseCounts()).not.toHaveProperty('groups')
    expect(await catalog.browse({ limit: 2 })).not.toHaveProperty('families')
  })

  it('count the parts of a family that match', async () => {
    await using shop = await open()
    const { catalog } = shop.guest()
    const page = await catalog.search({ text: 'hinge right hand', groupBy: 'family' })
    expect([numbers(page), page.families?.[0]]).toMatchObject([['0301-02'], { count: 3, matching: 1 }])
    expect(await catalog.searchCounts({ text: 'hinge', groupBy: 'family' })).toMatchObject({
      total: 4,
      groups: 2,
    })
  })

  it.each([
    ['before', ['???', null]],
    ['after', [null, 'шарнир']],
  ])('of a text without words are none, %s browsing all parts', async (_, texts) => {
    await using shop = await open()
    const { catalog } = shop.guest()
    for (const text of texts) {
      const [page, counts] =
        text === null
          ? [await catalog.browse({ groupBy: 'family' }), await catalog.browseCounts({ groupBy: 'family' })]
          : [
              await catalog.search({ text, groupBy: 'family' }),
              await catalog.searchCounts({ text, groupBy: 'family' }),
            ]
      expect([page.parts.length, counts.groups]).toEqual(text === null ? [3, 3] : [0, 0])
    }
  })

  it('are the same when page and count arrive together', async () => {
    await using shop = await open()
    const { catalog } = shop.guest()
    for (const sort of ['relevance', 'number', 'price'] as const) {
      const text = 'hinge'
      const [page, counts] = await Promise.all([
        catalog.search({ text, sort, groupBy: 'family' }),
        catalog.searchCounts({ text, groupBy: 'family' }),
      ])
      expect([page.parts.length, counts.groups]).toEqual([2, 2])
    }
  })

  it('page through a search without missing or repeating one, whatever the ranks', async () => {
    await using shop = await open()
    const { catalog } = shop.guest()
    for (const text of ['hinge', 'hng steel', '0301', 'Swing Doors Hinges', 'hinge zzzz']) {
      for (const sort of ['relevance', 'number', 'price', 'price-down'] as const) {
        const whole = await catalog.search({ text, sort, groupBy: 'family' })
        const pages: string[] = []
        for (let offset = 0; offset < 4; offset += 1) {
          pages.push(...numbers(await catalog.search({ text, sort, groupBy: 'family', limit: 1, offset })))
        }
        const { groups } = await catalog.searchCounts({ text, groupBy: 'family' })
        expect([pages, groups]).toEqual([numbers(whole), whole.parts.length])
      }
    }
  })

  it('sort families by their lowest or highest price', async () => {
    await using shop = await open()
    const { catalog } = shop.guest()
    const sorted = async (sort: 'price' | 'price-down') =>
      numbers(await catalog.browse({ groupBy: 'family', sort }))
    expect(await sorted('price')).toEqual(['0402-01', '0301-01', '0401-01'])
    expect(await sorted('price-down')).toEqual(['0401-01', '0301-01', '0402-01'])
  })

  it('have own prices, and obsolete parts for staff only', async () => {
    await using shop = await open()
    const { catalog } = await shop.person('buyer')
    const [buyers] = (await catalog.browse({ groupBy: 'family' })).families ?? []
    const discounted = (await catalog.partsById({ partIds: [1, 3] })).map(({ priceCents }) => priceCents)
    expect([buyers?.price?.fromCents, buyers?.price?.toCents]).toEqual(discounted)
    const staff = await shop.person('counter')
    expect((await staff.catalog.browse({ groupBy: 'family' })).families?.[0]).toMatchObject({ count: 4 })
    expect((await shop.guest().catalog.family({ partId: 1 }))?.parts).toHaveLength(3)
    expect((await staff.catalog.family({ partId: 1 }))?.parts).toHaveLength(4)
    await expect(shop.guest().catalog.family({ partId: 4 })).rejects.toMatchObject({
      cause: { code: 'catalog.part_missing' },
    })
  })

  it('are single parts again when a name changes, and a part of its own has no table', async () => {
    await using shop = await open()
    expect(await shop.guest().catalog.family({ partId: 10 })).toBeNull()
    const table = await shop.guest().catalog.family({ partId: 2 })
    expect(table?.columns.map(({ name }) => name)).toEqual(['Hand', 'Offset', 'Material'])
    expect(table?.alike).toEqual([])
  })
})

describe('a family of more than sixty parts', () => {
  it('is none, until it has sixty again', async () => {
    const many = Array.from({ length: maxFamilySize }, (_, at) => camLift(at + 1, `SS ${at + 1}IN`))
    await using shop = await openTestShop({ parts: [...many, camLift(99, 'SS 99FT')], people: true })
    const admin = await shop.person('admin')
    const groups = async () => (await admin.catalog.browseCounts({ groupBy: 'family' })).groups
    expect(await groups()).toBe(maxFamilySize + 1)
    expect(await admin.catalog.family({ partId: 1 })).toBeNull()
    expect(await admin.admin.families.details({ partId: 1 })).toMatchObject({ tooLarge: true })
    await admin.admin.families.split({ partIds: [99] })
    expect(await groups()).toBe(2)
    await expect(admin.admin.families.join({ partId: 1, numbers: ['0301-99'] })).rejects.toMatchObject({
      cause: { code: 'admin.family_too_large' },
    })
  })
})

describe('staff', () => {
  const familyOf = async (shop: Awaited<ReturnType<typeof open>>, partId: number) =>
    (await shop.guest().catalog.family({ partId }))?.parts.map(({ id }) => id) ?? null

  it('join, split, rename and reset families, which is audited', async () => {
    await using shop = await open()
    const { admin } = await shop.person('admin')
    const joined = await admin.families.join({ partId: 1, numbers: ['311-0401-01'] })
    expect(joined.parts.map(({ id, corrected }) => [id, corrected])).toContainEqual([10, true])
    expect(await familyOf(shop, 10)).toEqual([1, 2, 3, 10])
    await admin.families.rename({ partId: 2, name: 'Cam-lift hinges' })
    expect(await shop.guest().catalog.family({ partId: 3 })).toMatchObject({ title: 'Cam-lift hinges' })
    await admin.families.split({ partIds: [2, 3] })
    expect([await familyOf(shop, 3), await familyOf(shop, 1)]).toEqual([
      [2, 3],
      [1, 10],
    ])
    await admin.families.split({ partIds: [3] })
    expect([await familyOf(shop, 2), await familyOf(shop, 3)]).toEqual([null, null])
    await admin.families.followRule({ partIds: [2, 3, 10] })
    expect([await familyOf(shop, 1), await familyOf(shop, 10)]).toEqual([[1, 2, 3], null])
    const { entries } = await (await shop.person('super')).admin.auditLog.list({})
    const actions = entries.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['family_joined', 'family_split', 'family_renamed', 'family_reset']),
    )
  })

  it('split a family that was split off before, and join a part that led one, to families of their own', async () => {
    await using shop = await open()
    const { admin } = await shop.person('admin')
    await admin.families.join({ partId: 1, numbers: ['0401-01', '0402-01'] })
    await admin.families.split({ partIds: [2, 3, 10, 11] })
    await admin.families.split({ partIds: [2, 3] })
    expect([await familyOf(shop, 2), await familyOf(shop, 10)]).toEqual([
      [2, 3],
      [10, 11],
    ])
    await admin.families.split({ partIds: [2] })
    await admin.families.join({ partId: 2, numbers: ['0301-01'] })
    expect([await familyOf(shop, 2), await familyOf(shop, 3), await familyOf(shop, 10)]).toEqual([
      [1, 2],
      null,
      [10, 11],
    ])
  })

  it.each(['form', 'file'])('name no other family when a part leaves theirs by a %s', async (by) => {
    await using shop = await open()
    const { admin } = await shop.person('admin')
    await admin.families.rename({ partId: 1, name: 'Cam-lift hinges' })
    const { cells, updatedAt } = await admin.parts.details({ partId: 1 })
    const change = (name: string) =>
      by === 'form'
        ? admin.parts.update({ partId: 1, form: { ...cells, part_name: name }, updatedAt })
        : shop.services.partImport.importParts(`id,part_number,part_name,part_units\n1,0301-01,${name},EA\n`)
    await change('HNG STRAP 24IN SS')
    expect(await shop.guest().catalog.family({ partId: 10 })).toMatchObject({
      title: 'Hinge strap',
      parts: [{ id: 1 }, { id: 10 }],
    })
    expect(await shop.guest().catalog.family({ partId: 2 })).toMatchObject({ title: 'Cam-lift hinges' })
  })

  it('are refused unknown parts, and taking a whole family out of itself', async () => {
    await using shop = await open()
    const { admin } = await shop.person('admin')
    const refused = (call: Promise<unknown>, code: string) =>
      expect(call).rejects.toMatchObject({ cause: { code } })
    await refused(admin.families.join({ partId: 1, numbers: ['9999-99'] }), 'admin.family_part_unknown')
    await refused(admin.families.join({ partId: 77, numbers: ['0401-01'] }), 'catalog.part_missing')
    await refused(admin.families.split({ partIds: [10] }), 'admin.not_in_one_family')
    await refused(admin.families.split({ partIds: [1, 11] }), 'admin.not_in_one_family')
  })

  it('keep their corrections when the file is imported without these columns, and when a part is edited', async () => {
    await using shop = await open()
    const { admin } = await shop.person('admin')
    await admin.families.join({ partId: 1, numbers: ['0401-01'] })
    const csv = 'part_number,part_name,part_units\n0401-01,HNG STRAP 20IN SS,EA\n'
    await shop.services.partImport.importParts(csv)
    expect(await familyOf(shop, 10)).toEqual([1, 2, 3, 10])
    const { cells, updatedAt } = await admin.parts.details({ partId: 10 })
    await admin.parts.update({ partId: 10, form: { ...cells, part_name: 'HNG STRAP 24IN SS' }, updatedAt })
    expect(await familyOf(shop, 10)).toEqual([1, 2, 3, 10])
  })

  it('correct families by two columns of the file, after a dry run, and undo that', async () => {
    await using shop = await open()
    const csv =
      'part_number,part_name,part_units,family,family_name\n' +
      '0401-01,HNG STRAP 18IN SS,EA,Hinges: HNG CAM LIFT W/ SCR,\n' +
      '0301-02,HNG CAM LIFT CHR RH FLUSH W/ SCR,EA,none,\n'
    const dry = await shop.services.partImport.importParts(csv, { dryRun: true })
    expect([dry.problemCount, dry.stored, await familyOf(shop, 10)]).toEqual([0, false, null])
    await shop.services.partImport.importParts(csv)
    expect([await familyOf(shop, 1), await familyOf(shop, 2)]).toEqual([[1, 3, 10], null])
    const stored = await listAllParts(shop.db.read)
    expect(stored.map(({ family }) => family)).toContain('Hinges: HNG CAM LIFT W/ SCR')
    const [again] = stored.filter(({ id }) => id === 10).map((row) => writePartRow(recordOf(row)))
    expect(again).toMatchObject({ family: 'Hinges: HNG CAM LIFT W/ SCR', family_name: '' })
  })
})
