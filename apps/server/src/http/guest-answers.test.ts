import { searchTallies } from '@mullion/db/catalog/catalog.tables'
import { savePart } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const hinge = { id: 1, number: '0301-01', name: 'HNG STRAP', priceCents: 1000 }
const call = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
const search = call('catalog.search', { text: 'hinge' })

interface Found {
  readonly result: { readonly data: { readonly parts: readonly { readonly priceCents: number }[] } }
}

async function openCounted(facts: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp({ parts: [hinge], ...facts })
  const { search: service } = app.services
  const original = service.search
  let searches = 0
  service.search = (...args) => {
    searches += 1
    return original(...args)
  }
  return Object.assign(app, { searches: () => searches })
}

const priceOf = async (answer: Response) => ((await answer.json()) as Found).result.data.parts[0]?.priceCents

describe('an answer to a guest', () => {
  it('is cached and reused for the same request', async () => {
    await using shop = await openCounted()
    const [first, again] = [await shop.get(search), await shop.get(search)]
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('content-type')).toBe('application/json')
    expect(shop.searches()).toBe(1)
  })

  it('is never staler than the last catalog change', async () => {
    await using shop = await openCounted()
    expect(await priceOf(await shop.get(search))).toBe(1000)
    await shop.db.transaction((tx) => savePart(tx, partRow({ ...hinge, priceCents: 1250 })))
    expect(await priceOf(await shop.get(search))).toBe(1250)
    await shop.db.transaction((tx) =>
      savePart(tx, partRow({ ...hinge, name: 'LATCH', description: '', tags: [] })),
    )
    expect(await priceOf(await shop.get(search))).toBeUndefined()
  })

  it('is counted as a search each time, alone or in a batch', async () => {
    await using shop = await openCounted()
    const counts = call('catalog.searchCounts', { text: 'Hinge' })
    const batch = `/trpc/catalog.search,catalog.searchCounts?batch=1&input=${encodeURIComponent(
      JSON.stringify({ 0: { text: 'hinge' }, 1: { text: 'hinge' } }),
    )}`
    for (const path of [counts, counts, batch, batch]) expect((await shop.get(path)).status).toBe(200)
    expect(shop.searches()).toBe(1)
    await shop.services.tallies.flush()
    expect(await shop.db.read.select().from(searchTallies)).toMatchObject([
      { text: 'hinge', searches: 4, lastTotal: 1 },
    ])
  })

  it('never puts the total of what fits a door in the place of a search’s own', async () => {
    await using shop = await openCounted()
    const fitting = call('catalog.searchCounts', { text: 'hinge', fits: { doorModel: 'Sectional' } })
    const asked = [call('catalog.searchCounts', { text: 'hinge' }), fitting, fitting]
    for (const path of asked) expect((await shop.get(path)).status).toBe(200)
    await shop.services.tallies.flush()
    const [tally] = await shop.db.read.select().from(searchTallies)
    expect(tally).toMatchObject({ text: 'hinge', lastTotal: 1 })
  })

  it('counts toward the limit of its IP address', async () => {
    await using shop = await openCounted({ app: { catalogCallsPerMinute: 1.2 } })
    const statuses: number[] = []
    for (let at = 0; at < 4; at++) statuses.push((await shop.get(search)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    expect(shop.searches()).toBe(1)
  })

  it.each([
    ['with a session', search, { Cookie: 'mullion.session_token=x' }],
    ['for a company', search, { 'X-Acting-For': '7' }],
  ])('%s is neither cached nor served from the cache', async (_, path, headers: Record<string, string>) => {
    await using shop = await openCounted()
    await shop.get(path)
    await shop.get(path, headers)
    await shop.get(path, headers)
    const searches = shop.searches()
    await shop.get(path)
    expect(shop.searches()).toBe(searches)
    expect(searches).toBe(headers.Cookie ? 3 : 1)
  })

  it('is not cached when it is an error', async () => {
    await using shop = await openCounted()
    const bad = call('catalog.search', { text: 'ab' })
    expect([(await shop.get(bad)).status, (await shop.get(bad)).status]).toEqual([400, 400])
  })
})
