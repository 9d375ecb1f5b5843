import { type Actor, guest } from '@mullion/domain/accounts/actor'
import type { Part } from '@mullion/domain/catalog/part'
import { type Filters, noFilters, priceBandLimits } from '@mullion/domain/search/facets'
import type { PartsPage } from '@mullion/domain/search/search-input'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedDemoShop } from '../testing/open-demo-shop.ts'

type Shop = Awaited<ReturnType<typeof sharedDemoShop>>

let shop: Shop
beforeAll(async () => {
  shop = await sharedDemoShop()
})

const everything = { offset: 0, limit: 5000 }

function bandOf({ priceCents }: Part): number {
  return priceCents === null ? -1 : priceBandLimits.filter((limit) => priceCents >= limit).length
}

function passes(part: Part, filters: Filters): boolean {
  const some = <T>(wanted: readonly T[], has: readonly T[]) =>
    wanted.length === 0 || wanted.some((one) => has.includes(one))
  return (
    some(filters.tags, part.tags) &&
    some(filters.doorModels, part.doorModels) &&
    some(filters.units, [part.unit]) &&
    some(filters.priceBands, [bandOf(part)]) &&
    (!filters.specialOrder || part.specialOrder)
  )
}

const cases: readonly (readonly [string, Partial<Filters>])[] = [
  ['a tag', { tags: ['Hinges'] }],
  ['two tags', { tags: ['Hinges', 'Gaskets'] }],
  ['a door model', { doorModels: ['Slide'] }],
  ['a tag and a door model', { tags: ['Electrical Components'], doorModels: ['Traffic', 'Sectional'] }],
  ['a unit', { units: ['FT'] }],
  ['two units', { units: ['EA', 'SQFT'] }],
  ['the lowest prices', { priceBands: [0] }],
  ['the lowest and the highest prices', { priceBands: [0, 5] }],
  ['a middle price', { priceBands: [2] }],
  ['special orders', { specialOrder: true }],
  [
    'several filters at once',
    { tags: ['Gaskets'], doorModels: ['Swing'], units: ['FT'], priceBands: [0, 1], specialOrder: false },
  ],
  ['filters that match no part', { tags: ['Hinges'], units: ['SQFT'] }],
]
const texts = ['steel', 'Swing Doors Accessories', 'gasket', null] as const

async function found(text: string | null, filter: object = {}) {
  const caller = shop.guest()
  const input = { ...everything, ...filter }
  return (await (text === null ? caller.catalog.browse(input) : caller.catalog.search({ text, ...input })))
    .parts
}

const unfiltered = new Map<string | null, ReturnType<typeof found>>()

function allOf(text: string | null) {
  const all = unfiltered.get(text) ?? found(text)
  unfiltered.set(text, all)
  return all
}

async function counted(text: string | null, filters: ReturnType<typeof full>) {
  const caller = shop.guest()
  return text === null
    ? caller.catalog.browseCounts({ filters })
    : caller.catalog.searchCounts({ text, filters })
}

const full = (facts: Partial<Filters>) => ({
  tags: [...(facts.tags ?? [])],
  doorModels: [...(facts.doorModels ?? [])],
  units: [...(facts.units ?? [])],
  priceBands: [...(facts.priceBands ?? [])],
  specialOrder: facts.specialOrder ?? false,
  proprietary: facts.proprietary ?? false,
})

describe.each(texts)('filtering %j', (text) => {
  it.each(cases)('by %s keeps only the matching parts, in the same order', async (_name, facts) => {
    const filters = full(facts)
    const all = await allOf(text)
    const expected = all.filter((part) => passes(part, filters)).map(({ id }) => id)
    expect((await found(text, { filters })).map(({ id }) => id)).toEqual(expected)
    const halves = [
      ...(await found(text, { filters, limit: 7 })),
      ...(await found(text, { filters, offset: 7, limit: 5000 })),
    ]
    expect(halves.map(({ id }) => id)).toEqual(expected)
    expect((await counted(text, filters)).total).toBe(expected.length)
  })

  it('counts each option as if its own filter were not applied', async () => {
    const filters = full({ tags: ['Gaskets'], units: ['FT'] })
    const all = await allOf(text)
    const counts = await counted(text, filters)
    const byUnit = all.filter((part) => passes(part, full({ units: ['FT'] })))
    const byTag = all.filter((part) => passes(part, full({ tags: ['Gaskets'] })))
    expect(counts.tags.Gaskets ?? 0).toBe(byUnit.filter((part) => part.tags.includes('Gaskets')).length)
    expect(counts.tags.Windows ?? 0).toBe(byUnit.filter((part) => part.tags.includes('Windows')).length)
    expect(counts.units.EA ?? 0).toBe(byTag.filter((part) => part.unit === 'EA').length)
    const both = all.filter((part) => passes(part, filters))
    expect(counts.doorModels.Swing ?? 0).toBe(both.filter((part) => part.doorModels.includes('Swing')).length)
    expect(counts.prices).toEqual(
      counts.prices.map((_count, band) => both.filter((part) => bandOf(part) === band).length),
    )
    expect(counts.specialOrder).toBe(both.filter((part) => part.specialOrder).length)
  })

  it('sorts by price, with unpriced parts last, and by number', async () => {
    const byPrice = (await found(text, { sort: 'price' })).map(({ priceCents }) => priceCents ?? Infinity)
    expect(byPrice).toEqual([...byPrice].sort((a, b) => a - b))
    const down = (await found(text, { sort: 'price-down' })).map(({ priceCents }) => priceCents ?? -1)
    expect(down).toEqual([...down].sort((a, b) => b - a))
    const byNumber = (await found(text, { sort: 'number' })).map(({ number }) => number)
    expect(byNumber).toEqual([...byNumber].sort((a, b) => (a < b ? -1 : 1)))
    const ids = (parts: readonly Part[]) => parts.map(({ id }) => id).sort((a, b) => a - b)
    expect(ids(await found(text, { sort: 'price' }))).toEqual(ids(await allOf(text)))
  })
})

describe('price bands', () => {
  it('use the buyer’s own prices', async () => {
    const filters = full({ priceBands: [1] })
    const dealer = shop.as({ ...guest('', ''), role: 'user', userId: 1, companyId: 2, discountRate: 0.8 })
    const { parts } = await dealer.catalog.browse({ ...everything, filters })
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(bandOf(part)).toBe(1)
    const all = (await dealer.catalog.browse(everything)).parts
    expect(parts).toHaveLength(all.filter((part) => bandOf(part) === 1).length)
    expect((await dealer.catalog.browseCounts({ filters: { ...full(noFilters) } })).prices[1]).toBe(
      parts.length,
    )
  })
})

describe('the staff filter for proprietary parts', () => {
  const member = (role: Actor['role']): Actor => ({ ...guest('', ''), role, userId: 1, companyId: 2 })
  const filters = full({ proprietary: true })
  const searches = ['steel', 'Swing Doors Hinges', '311-', null] as const

  async function pageAndCounts(text: string | null, actor: Actor, filter: object) {
    const { catalog } = shop.as(actor)
    return text === null
      ? [await catalog.browse({ ...everything, ...filter }), await catalog.browseCounts(filter as never)]
      : [
          await catalog.search({ text, ...everything, ...filter }),
          await catalog.searchCounts({ text, ...filter }),
        ]
  }

  it.each(searches)('is offered to staff with a count, searching %j', async (text) => {
    for (const role of ['frank_user', 'frank_admin', 'super_admin'] as const) {
      const [all, counts] = await pageAndCounts(text, member(role), {})
      const [page, filteredCounts] = await pageAndCounts(text, member(role), { filters })
      const marked = (all as PartsPage).parts.filter((part) => 'proprietary' in part && part.proprietary)
      expect(marked.length).toBeGreaterThan(0)
      expect((page as PartsPage).parts).toEqual(marked)
      expect(counts).toMatchObject({ proprietary: marked.length })
      expect(filteredCounts).toMatchObject({ total: marked.length, proprietary: marked.length })
    }
  })

  it.each(searches)('has no effect for anyone else, searching %j', async (text) => {
    for (const role of ['guest', 'user', 'company_admin'] as const) {
      const open = await pageAndCounts(text, member(role), {})
      expect(await pageAndCounts(text, member(role), { filters })).toEqual(open)
      expect(JSON.stringify(open)).not.toContain('proprietary')
    }
  })
})

describe('a mistyped search', () => {
  it('returns what it was corrected to', async () => {
    expect(await shop.guest().catalog.search({ text: 'gaskte' })).toMatchObject({
      match: 'similar',
      searchedText: 'gasket',
    })
    expect(await shop.guest().catalog.search({ text: 'gasket' })).toMatchObject({
      match: 'exact',
      searchedText: null,
    })
  })

  it('returns the full word when corrected to shorthand', async () => {
    expect(await shop.guest().catalog.search({ text: 'hndl' })).toMatchObject({
      match: 'similar',
      searchedText: 'handle',
    })
  })

  it('still counts as corrected when the filters leave no parts', async () => {
    const filters = full({ tags: ['Hinges'], units: ['SQFT'] })
    const input = { text: 'gaskte', filters }
    expect(await shop.guest().catalog.search(input)).toMatchObject({ match: 'similar', parts: [] })
    expect(await shop.guest().catalog.search({ ...input, text: 'gasket' })).toMatchObject({
      match: 'exact',
      parts: [],
    })
  })
})
