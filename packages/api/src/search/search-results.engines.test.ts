import { type Actor, guest } from '@mullion/domain/accounts/actor'
import { categories } from '@mullion/domain/catalog/categories'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedDemoShop } from '../testing/open-demo-shop.ts'

describe('search results in the demo catalog', () => {
  let shop: Awaited<ReturnType<typeof sharedDemoShop>>
  beforeAll(async () => {
    shop = await sharedDemoShop()
  })

  const search = (text: string, limit = 24, offset = 0) =>
    shop.guest().catalog.search({ text, limit, offset })
  const numbersOf = (parts: readonly { number: string }[]) => parts.map(({ number }) => number)

  const paged = [
    'hinge',
    '0303',
    '311-02',
    'gasket black',
    'kick plate',
    'left hand',
    'Slide Doors Track System',
    'hnige',
  ]

  it.each([...paged, 'Other Doors Sectional'])(
    'for %j count as many parts as the pages of 7 contain, without duplicates',
    async (text) => {
      const { total } = await shop.guest().catalog.searchCounts({ text })
      const seen: string[] = []
      for (let more = true; more; ) {
        const page = await search(text, 7, seen.length)
        seen.push(...numbersOf(page.parts))
        expect(page.parts.length).toBe(page.more ? 7 : page.parts.length)
        more = page.more
      }
      expect(seen).toHaveLength(total)
      expect(new Set(seen).size).toBe(total)
      expect(seen).toEqual(numbersOf((await search(text, 5000)).parts))
      expect((await search(text, 7, total + 1)).parts).toEqual([])
    },
  )

  it('cover the whole catalog by number when browsing, each part once', async () => {
    const { total } = await shop.guest().catalog.browseCounts()
    const { parts, more } = await shop.guest().catalog.browse({ limit: 5000 })
    const keys = parts.map(({ number }) => number.replace(/[^A-Z0-9]/gi, '').toUpperCase())
    expect(parts).toHaveLength(total)
    expect(more).toBe(false)
    expect(keys).toEqual([...new Set(keys)].sort())
  })

  it.each(categories)(
    'for $text contain only $doorModel parts with its tags',
    async ({ text, doorModel, tags }) => {
      const { match, parts } = await search(text, 5000)
      expect(match).toBe('exact')
      expect(parts.length).toBeGreaterThan(20)
      for (const part of parts) {
        expect(part.doorModels).toContain(doorModel)
        if (tags.length > 0) expect(part.tags.some((tag) => tags.includes(tag))).toBe(true)
      }
      const counts = await shop.guest().catalog.searchCounts({ text })
      expect(counts).toMatchObject({ match: 'exact', total: parts.length })
      expect(counts.doorModels[doorModel]).toBe(parts.length)
    },
  )

  describe('the fields of a part', () => {
    const staff: Actor = {
      ...guest('staff-session', '203.0.113.9'),
      id: 'user:9',
      role: 'frank_user',
      userId: 9,
    }
    const openFields = [
      ...['description', 'doorModels', 'doorSubModels', 'id', 'imageVersion', 'includedHardware', 'name'],
      ...['number', 'priceCents', 'relatedParts', 'requirements', 'size', 'specialOrder', 'tags', 'unit'],
    ]
    const internalFields = [
      ...['installHardware', 'listPriceCents', 'location', 'obsolete', 'privateNotes', 'proprietary'],
      'updatedAt',
    ]

    it('include nothing internal for guests, however they find it', async () => {
      const open = shop.guest().catalog
      const [found] = (await open.search({ text: 'hinge' })).parts
      const { parts: browsed } = await open.browse({})
      const byId = await open.partsById({ partIds: [found!.id] })
      const one = await open.part({ partId: found!.id })
      for (const part of [found, ...browsed, ...byId, one])
        expect(Object.keys(part!).sort()).toEqual(openFields)
    })

    it('include everything for staff', async () => {
      const [found] = (await shop.as(staff).catalog.search({ text: 'hinge' })).parts
      expect(Object.keys(found!).sort()).toEqual([...openFields, ...internalFields].sort())
    })

    it('include the discounted and the list price for a company with 15% off', async () => {
      const buyer: Actor = { ...staff, role: 'user', companyId: 7, discountRate: 0.85 }
      const [list] = (await search('0201-BL')).parts
      const [own] = (await shop.as(buyer).catalog.search({ text: '0201-BL' })).parts
      expect(own!.priceCents).toBe(Math.floor((list!.priceCents! * 85 + 50) / 100))
      expect(own!.listPriceCents).toBe(list!.priceCents)
      expect(Object.keys(own!).sort()).toEqual([...openFields, 'listPriceCents'].sort())
    })

    it.each(['hinge', 'Swing Doors Hinges', '311-03', 'gasket'])(
      'for %j exclude obsolete parts for guests, and list them last for staff',
      async (text) => {
        const { parts } = await shop.as(staff).catalog.search({ text, limit: 5000 })
        const standing = parts.map((part) => 'obsolete' in part && part.obsolete)
        const live = standing.filter((obsolete) => !obsolete).length
        expect(standing).toEqual([...Array(live).fill(false), ...Array(parts.length - live).fill(true)])
        expect(numbersOf((await search(text, 5000)).parts)).toEqual(numbersOf(parts.slice(0, live)))
        expect((await shop.guest().catalog.searchCounts({ text })).total).toBe(live)
        expect((await shop.as(staff).catalog.searchCounts({ text })).total).toBe(parts.length)
      },
    )

    it('are hidden from guests when it is obsolete, and marked obsolete for staff', async () => {
      const all = (await shop.as(staff).catalog.browse({ limit: 5000 })).parts
      const [obsolete] = all.filter((part) => 'obsolete' in part && part.obsolete)
      const { id, number } = obsolete!
      expect((await search(number)).parts.some((part) => part.id === id)).toBe(false)
      expect(await shop.guest().catalog.partsById({ partIds: [id] })).toEqual([])
      const missing = { code: 'NOT_FOUND', cause: { code: 'catalog.part_missing' } }
      await expect(shop.guest().catalog.part({ partId: id })).rejects.toMatchObject(missing)
      expect(await shop.as(staff).catalog.part({ partId: id })).toMatchObject({ id, obsolete: true })
      expect((await shop.as(staff).catalog.search({ text: number })).parts).toMatchObject([{ id }])
    })
  })
})
