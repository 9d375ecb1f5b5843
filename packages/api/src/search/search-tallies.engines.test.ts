import { searchTallies } from '@mullion/db/catalog/catalog.tables'
import { guest } from '@mullion/domain/accounts/actor'
import { insightDays } from '@mullion/domain/admin/insight'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const stored = async (shop: Shop) =>
  (await shop.db.read.select().from(searchTallies)).sort((a, b) => (a.day + a.text < b.day + b.text ? -1 : 1))

describe('a search tally', () => {
  it('is stored on flush with the day, lowercase text, count and number of results', async () => {
    await using shop = await openTestShop()
    const { catalog } = shop.guest()
    await catalog.searchCounts({ text: 'Hinge' })
    await catalog.searchCounts({ text: ' hinge ' })
    await catalog.searchCounts({ text: 'xyzzy' })
    expect(await stored(shop)).toEqual([])
    await shop.services.tallies.flush()
    expect(await stored(shop)).toEqual([
      { day: '2026-11-20', text: 'hinge', searches: 2, lastTotal: 1, givenUp: 0 },
      { day: '2026-11-20', text: 'xyzzy', searches: 1, lastTotal: 0, givenUp: 0 },
    ])
  })

  it('counts as no results when only similar parts were shown', async () => {
    await using shop = await openTestShop()
    expect(await shop.guest().catalog.searchCounts({ text: 'hnige' })).toMatchObject({
      match: 'similar',
      total: 1,
    })
    await shop.services.tallies.flush()
    expect(await stored(shop)).toMatchObject([{ text: 'hnige', lastTotal: 0 }])
  })

  it('is kept per day', async () => {
    await using shop = await openTestShop()
    await shop.guest().catalog.searchCounts({ text: 'hinge' })
    shop.pass(24 * 3600_000)
    await shop.guest().catalog.searchCounts({ text: 'hinge' })
    await shop.services.tallies.flush()
    expect((await stored(shop)).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
  })

  it('counts for the store’s day: 8 PM in New York is not yet tomorrow', async () => {
    await using shop = await openTestShop({ people: true })
    shop.pass(10 * 3600_000)
    expect(shop.clock().toISOString()).toBe('2026-11-21T01:00:00.000Z')
    await shop.guest().catalog.searchCounts({ text: 'zeppelin' })
    await shop.services.tallies.flush()
    const { insight } = (await shop.person('admin')).admin
    const lastSearched = async () => (await insight.emptySearches()).rows.map(({ lastDay }) => lastDay)
    expect(await lastSearched()).toEqual(['2026-11-20'])
    shop.pass(insightDays * 24 * 3600_000)
    expect(await lastSearched()).toEqual(['2026-11-20'])
    shop.pass(24 * 3600_000)
    expect(await lastSearched()).toEqual([])
  })

  it('is deleted after 400 days', async () => {
    await using shop = await openTestShop()
    await shop.guest().catalog.searchCounts({ text: 'hinge' })
    await shop.services.tallies.flush()
    shop.pass(400 * 24 * 3600_000)
    await shop.services.tallies.deleteExpired()
    expect(await stored(shop)).toHaveLength(1)
    shop.pass(24 * 3600_000)
    await shop.services.tallies.deleteExpired()
    expect(await stored(shop)).toEqual([])
  })

  it('counts all pages of results as one search', async () => {
    await using shop = await openTestShop({ parts: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    const { catalog } = shop.guest()
    await catalog.searchCounts({ text: 'hinge' })
    for (const offset of [0, 1, 2]) await catalog.search({ text: 'hinge', limit: 1, offset })
    await shop.services.tallies.flush()
    await shop.services.tallies.flush()
    expect(await stored(shop)).toMatchObject([{ searches: 1, lastTotal: 3 }])
  })

  it('survives a failed write', async () => {
    let broken = true
    await using shop = await openTestShop({
      db: (db) => ({
        ...db,
        transaction: (work) =>
          broken ? Promise.reject(new Error('The disk is full.')) : db.transaction(work),
      }),
    })
    await shop.guest().catalog.searchCounts({ text: 'hinge' })
    const flushing = expect(shop.services.tallies.flush()).rejects.toThrow('The disk is full.')
    await shop.guest().catalog.searchCounts({ text: 'hinge' })
    await flushing
    broken = false
    await shop.services.tallies.flush()
    expect(await stored(shop)).toMatchObject([{ text: 'hinge', searches: 2 }])
  })

  it('can be stored for any text', async () => {
    await using shop = await openTestShop()
    for (const text of ["'; DROP TABLE", 'zero\u0000byte', 'half a pair \ud800', '🚪🚪🚪', 'a'.repeat(200)]) {
      await shop.guest().catalog.searchCounts({ text })
    }
    await shop.services.tallies.flush()
    expect(await stored(shop)).toHaveLength(5)
  })

  it('counts at most 200 new texts a day per IP address, and still counts known ones', async () => {
    await using shop = await openTestShop()
    const at = (address: string) => shop.as(guest('', address)).catalog
    for (let no = 0; no < 205; no += 1) await at('203.0.113.7').searchCounts({ text: `thing ${no}` })
    await at('203.0.113.7').searchCounts({ text: 'thing 0' })
    await at('203.0.113.8').searchCounts({ text: 'thing 204' })
    await shop.services.tallies.flush()
    const tallies = await stored(shop)
    expect(tallies).toHaveLength(201)
    expect(tallies.find(({ text }) => text === 'thing 0')?.searches).toBe(2)
    shop.pass(24 * 3600_000)
    await at('203.0.113.7').searchCounts({ text: 'tomorrow' })
    await shop.services.tallies.flush()
    expect(await stored(shop)).toHaveLength(202)
  })

  it('counts at most 2,000 texts a day across all IP addresses', async () => {
    await using shop = await openTestShop()
    const { tallies } = shop.services
    for (let no = 0; no < 3000; no += 1) {
      tallies.add({ text: `thing ${no}`, total: 0, ipAddress: `198.51.100.${no % 250}` })
    }
    await tallies.flush()
    expect(await stored(shop)).toHaveLength(2000)
  })
})

describe('a given-up search', () => {
  const givenUp = async (shop: Shop) => {
    await shop.services.tallies.flush()
    return (await stored(shop)).map(({ text, searches, givenUp }) => [text, searches, givenUp])
  }

  it('is counted beside a search of that text, and never more often than it was searched', async () => {
    await using shop = await openTestShop()
    const { catalog } = shop.guest()
    await catalog.searchCounts({ text: 'hinge' })
    await catalog.searchCounts({ text: 'hinge' })
    await catalog.searchGivenUp({ text: ' Hinge ' })
    expect(await givenUp(shop)).toEqual([['hinge', 2, 1]])
    for (let no = 0; no < 5; no += 1) await catalog.searchGivenUp({ text: 'hinge' })
    expect(await givenUp(shop)).toEqual([['hinge', 2, 2]])
  })

  it('stores nothing for a text that nobody searched, that found nothing, or of another day', async () => {
    await using shop = await openTestShop()
    const { catalog } = shop.guest()
    await catalog.searchCounts({ text: 'xyzzy' })
    await catalog.searchCounts({ text: 'hinge' })
    await catalog.searchGivenUp({ text: 'xyzzy' })
    await catalog.searchGivenUp({ text: 'never searched' })
    shop.pass(24 * 3600_000)
    await catalog.searchGivenUp({ text: 'hinge' })
    expect(await givenUp(shop)).toEqual([
      ['hinge', 1, 0],
      ['xyzzy', 1, 0],
    ])
  })

  it('is counted at most 200 times a day per IP address', async () => {
    await using shop = await openTestShop()
    const at = (address: string) => shop.as(guest('', address)).catalog
    for (let no = 0; no < 205; no += 1) {
      await at('203.0.113.7').searchCounts({ text: 'hinge' })
      await at('203.0.113.7').searchGivenUp({ text: 'hinge' })
    }
    expect(await givenUp(shop)).toEqual([['hinge', 205, 200]])
    await at('203.0.113.8').searchGivenUp({ text: 'hinge' })
    expect(await givenUp(shop)).toEqual([['hinge', 205, 201]])
  })

  it('is listed for administrators with all its searches, most often given up first', async () => {
    await using shop = await openTestShop({
      people: true,
      parts: [{ id: 1, number: '0201-01', name: 'GSKT BLK' }],
    })
    const { catalog } = shop.guest()
    for (const text of ['gasket', 'gasket', 'gasket', 'black', 'xyzzy']) await catalog.searchCounts({ text })
    await catalog.searchGivenUp({ text: 'gasket' })
    await catalog.searchGivenUp({ text: 'gasket' })
    await shop.services.tallies.flush()
    shop.pass(24 * 3600_000)
    await catalog.searchCounts({ text: 'black' })
    await catalog.searchGivenUp({ text: 'black' })
    await shop.services.tallies.flush()
    const { insight } = (await shop.person('admin')).admin
    expect(await insight.givenUpSearches()).toMatchObject({
      total: 2,
      rows: [
        { text: 'gasket', givenUp: 2, searches: 3, lastDay: '2026-11-20' },
        { text: 'black', givenUp: 1, searches: 2, lastDay: '2026-11-21' },
      ],
    })
    expect(await insight.givenUpSearches({ search: 'BLA' })).toMatchObject({
      total: 1,
      rows: [{ text: 'black' }],
    })
    shop.pass(insightDays * 24 * 3600_000)
    expect((await insight.givenUpSearches()).rows.map(({ text }) => text)).toEqual(['black'])
  })
})
