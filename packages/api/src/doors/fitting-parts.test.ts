import { noFilters } from '@mullion/domain/search/facets'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const parts = [
  { id: 1, doorSubModels: ['TSD'] },
  { id: 2, doorSubModels: ['ESS1', 'ESS2'] },
  { id: 3, doorSubModels: ['TSD', 'ESS1', 'CW'] },
  { id: 4, doorSubModels: ['CW', 'TORSION'] },
  { id: 5, doorSubModels: [], tags: ['Gaskets'] },
] as const
const filters = { ...noFilters, tags: [], doorModels: [], units: [], priceBands: [] }

describe('parts that fit a sub-model', () => {
  it.each([
    ['TSD', [1, 3, 4, 5]],
    ['ESS1', [2, 3, 4, 5]],
    ['ESS2', [2, 4, 5]],
    ['COLD', [4, 5]],
  ] as const)('for %s are those listing it and those listing none', async (subModel, ids) => {
    const fits = { subModel }
    await using shop = await openTestShop({ parts: parts.map((part) => ({ ...part })) as never })
    const { catalog } = shop.guest()
    const page = await catalog.browse({ fits })
    expect(page.parts.map(({ id }) => id)).toEqual(ids)
    expect(await catalog.browseCounts({ filters, fits })).toMatchObject({
      total: ids.length,
      tags: { Hinges: ids.length - 1, Gaskets: 1 },
    })
    expect(await catalog.browse({ fits: subModel })).toEqual(page)
    const gaskets = await catalog.browse({ fits, filters: { ...filters, tags: ['Gaskets'] } })
    expect(gaskets.parts.map(({ id }) => id)).toEqual([5])
  })

  it('are all parts when no sub-model is given', async () => {
    await using shop = await openTestShop({ parts: parts.map((part) => ({ ...part })) as never })
    const { catalog } = shop.guest()
    expect((await catalog.browse({})).parts).toHaveLength(5)
    expect(await catalog.browseCounts({ filters })).toMatchObject({ total: 5 })
  })
})
