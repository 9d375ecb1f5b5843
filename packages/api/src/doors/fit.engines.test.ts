import { fittedSubModels } from '@mullion/domain/search/facet-bits'
import { noFilters } from '@mullion/domain/search/facets'
import type { FitFilter } from '@mullion/domain/search/fit-filter'
import { describe, expect, it } from 'vitest'
import { doorOf } from '../testing/doors.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const parts = [
  { id: 1, name: 'HNG CAM LIFT CHR LH', doorSubModels: ['TSD'] },
  { id: 2, name: 'HNG CAM LIFT CHR RH', doorSubModels: ['TSD'] },
  { id: 3, name: 'HNG CAM LIFT ESS', doorSubModels: ['ESS1'] },
  { id: 4, name: 'HNG BOLT', doorModels: [] },
  { id: 5, name: 'RLR HANGER', doorModels: ['Slide'], tags: ['Wall Guide Systems'] },
  { id: 6, name: 'HNG SET 24V', doorModels: ['Swing', 'Slide'] },
  { id: 7, name: 'HNG OLD', obsolete: true },
  { id: 96, name: 'HNG GSKT RH', doorModels: ['Sectional'], priceCents: 1200 },
  { id: 186, name: 'GSKT DOOR', doorModels: ['Traffic'], priceCents: 400 },
] as never
const partIds = [1, 2, 3, 4, 5, 6, 7]
const openShop = () =>
  openTestShop({ people: true, parts, doors: [{ serialNumber: '15-0001' }, { serialNumber: '15-0002' }] })
const serial = { serialNumber: '15-0001' }

describe('the fit of parts', () => {
  it('is told to guests for a serial number, in the order asked', async () => {
    await using shop = await openShop()
    const found = await shop.guest().doors.fit({ door: serial, partIds: partIds.toReversed() })
    expect(found.map(({ partId, fit }) => [partId, fit])).toEqual([
      [6, 'check'],
      [5, 'not'],
      [4, 'unknown'],
      [3, 'not'],
      [2, 'not'],
      [1, 'fits'],
    ])
  })

  it('counts a door as one lookup, however many pages of parts are asked about', async () => {
    await using shop = await openShop()
    const { doors } = shop.guest()
    for (let page = 0; page < 40; page += 1) await doors.fit({ door: serial, partIds: [1] })
    for (let miss = 0; miss < 29; miss += 1) {
      const unknown = { serialNumber: `16-${String(miss).padStart(4, '0')}` }
      await expect(doors.fit({ door: unknown, partIds: [1] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(doors.fit({ door: { serialNumber: '15-0002' }, partIds: [1] })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await doors.fit({ door: serial, partIds: [1] })).toHaveLength(1)
  })

  it('counts the doors of a signed-in user apart from lookups, and a number that no door has once', async () => {
    await using shop = await openShop()
    const { doors } = await shop.person('buyer')
    const unknown = { serialNumber: '16-9999' }
    for (let view = 0; view < 40; view += 1) {
      await expect(doors.fit({ door: unknown, partIds: [1] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    for (let other = 0; other < 40; other += 1) {
      const door = { serialNumber: `16-${String(other).padStart(4, '0')}` }
      await expect(doors.fit({ door, partIds: [1] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await doors.bySerial(serial)).toMatchObject({ serialNumber: '15-0001' })
  })

  it('is told for a saved door to its own company only', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const saved = { name: 'Dock', site: '', serialNumber: null, door: doorOf() }
    const door = { savedDoorId: (await buyer.doors.saved.save(saved)).id }
    expect(await buyer.doors.fit({ door, partIds: [1, 3] })).toMatchObject([{ fit: 'check' }, { fit: 'not' }])
    for (const other of [shop.guest(), await shop.person('stranger')]) {
      await expect(other.doors.fit({ door, partIds: [1] })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        ...refusedAs('accounts.door_missing'),
      })
    }
  })
})

const everyFilter: readonly FitFilter[] = [
  { doorModel: 'Swing' },
  { doorModel: 'Slide', hand: 'RH' },
  { doorModel: 'Swing', subModel: 'TSD', hand: 'LH', ownParts: [96, 186] },
  ...fittedSubModels.flatMap((subModel) =>
    (['LH', 'RH'] as const).map((hand) => ({ doorModel: 'Swing' as const, subModel, hand })),
  ),
]

describe('only what fits', () => {
  it('is found in searches and among all parts, singly and by family, with exact totals and pages', async () => {
    await using shop = await openShop()
    const { catalog } = shop.guest()
    for (const fits of everyFilter) {
      const all = await catalog.browse({ fits })
      expect(await catalog.browseCounts({ fits })).toMatchObject({ total: all.parts.length })
      const found = await catalog.search({ text: 'hng', fits })
      expect(await catalog.searchCounts({ text: 'hng', fits })).toMatchObject({ total: found.parts.length })
      const { groups } = await catalog.searchCounts({ text: 'hng', fits, groupBy: 'family' })
      const pages = []
      for (let offset = 0; offset < (groups ?? 0); offset += 1) {
        pages.push(await catalog.search({ text: 'hng', fits, groupBy: 'family', offset, limit: 1 }))
      }
      expect(pages.map(({ more }) => more)).toEqual(pages.map((_, at) => at < pages.length - 1))
      const shown = pages.flatMap(({ families }) => families?.map((family) => family?.matching ?? 1) ?? [])
      expect(shown.reduce((sum, count) => sum + count, 0)).toBe(found.parts.length)
    }
    const own = await catalog.search({
      text: 'hng',
      fits: { doorModel: 'Swing', subModel: 'TSD', hand: 'LH' },
    })
    expect(own.parts.map(({ id }) => id)).toEqual([1, 6])
  })

  it('keeps the parts of the door’s own set, whatever they are filed under', async () => {
    await using shop = await openShop()
    const { catalog } = shop.guest()
    const fits: FitFilter = { doorModel: 'Swing', subModel: 'TSD', hand: 'LH', ownParts: [96, 186] }
    const idsOf = async (input: Parameters<typeof catalog.browse>[0]) =>
      (await catalog.browse({ fits, ...input })).parts.map(({ id }) => id)
    const all = await idsOf({ sort: 'price' })
    expect(all.filter((id) => id > 7)).toEqual([186, 96])
    const pages = []
    for (let offset = 0; offset < all.length; offset += 1) {
      pages.push(...(await idsOf({ sort: 'price', offset, limit: 1 })))
    }
    expect(pages).toEqual(all)
    expect(await catalog.browseCounts({ fits })).toMatchObject({
      total: all.length,
      doorModels: { Traffic: 1, Sectional: 1 },
    })
    expect(await catalog.browseCounts({ fits: { ...fits, ownParts: [186] } })).toMatchObject({
      total: all.length - 1,
    })
    const traffic = { ...noFilters, doorModels: ['Traffic' as const], tags: [], units: [], priceBands: [] }
    expect(await idsOf({ filters: traffic })).toEqual([186])
    await expect(catalog.browse({ fits: { ...fits, ownParts: [5] } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
