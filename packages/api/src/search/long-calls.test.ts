import { incrementCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import { guest } from '@mullion/domain/accounts/actor'
import { noFilters } from '@mullion/domain/search/facets'
import { browseInput } from '@mullion/domain/search/search-input'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const parts = ['Gasket', 'Hinge', 'Latch'].map((name, at) => ({ id: at + 1, number: `0601-${at}`, name }))
const buyer = guest('a-browser', '203.0.113.7')
const text = Array.from({ length: 15 }, (_, at) => `gaskit${'abcdefghijklmno'.charAt(at)}`).join(' ')
const numbers = Array.from({ length: 500 }, (_, at) => String(1000 + at))

/** The catalog's calls, and how often they yielded with `rest`. */
async function openCatalog() {
  const shop = await openTestShop({ parts })
  let rests = 0
  const { catalog, search } = shop.services
  const rest = async () => void rests++
  const page = { ...browseInput.parse({}), text }
  return {
    ...shop,
    calls: {
      search: () => search.search(buyer, page, rest),
      searchCounts: () => search.searchCounts(buyer, { text, filters: noFilters }, rest),
      partsByNumber: () => catalog.partsByNumber(buyer, numbers, rest),
    },
    rests: () => rests,
  }
}

describe('a long call', () => {
  it.each([
    // Fifteen words: one lookup each, then one search for all of them.
    ['search', 16],
    ['searchCounts', 16],
    ['partsByNumber', 500],
  ] as const)('yields to other calls between database lookups: %s', async (name, looks) => {
    await using catalog = await openCatalog()
    await catalog.calls[name]()
    expect(catalog.rests()).toBe(looks)
  })

  it('interprets a text with no results only once until the catalog changes', async () => {
    await using catalog = await openCatalog()
    const { search, searchCounts } = catalog.calls
    await search()
    const once = catalog.rests()
    await Promise.all([search(), search(), searchCounts()])
    expect(catalog.rests()).toBe(once)
    await catalog.db.transaction(incrementCatalogVersion)
    await Promise.all([search(), search(), searchCounts()])
    expect(catalog.rests()).toBe(2 * once)
  })
})
