import type { FacetCounts } from '@mullion/domain/catalog/facet-counts'
import { noFilters } from '@mullion/domain/catalog/facets'
import { describe, expect, it } from 'vitest'
import { foldEmpty, toggleGroup, visibleOptions } from './filter-fold.ts'
import { filterGroups } from './filters.ts'

const counts: FacetCounts = {
  total: 7,
  tags: { Hinges: 5, Gaskets: 2 },
  doorModels: { Swing: 7 },
  units: { EA: 5, FT: 2 },
  prices: [4, 3, 0, 0, 0, 0],
  specialOrder: 0,
}
const first = foldEmpty('hinge', filterGroups(noFilters, counts))

function shown(filters = noFilters, of: FacetCounts | null = counts) {
  const groups = filterGroups(filters, of)
  return Object.fromEntries(
    groups.map((group) => [group.name, visibleOptions(group, first).map(({ label }) => label)]),
  )
}

describe('the filters of a search', () => {
  it('are those that have parts; a single one without any stays, since a button takes as much room', () => {
    expect(shown()).toEqual({
      Door: ['Swing'],
      Category: ['Gaskets', 'Hinges'],
      Unit: ['Each (EA)', 'Foot (FT)', 'Square foot (SQFT)'],
      Price: ['Under $10', '$10 to $25'],
      'Lead time': ['Special order'],
    })
  })

  it('stay where they are when others are picked and leave nothing of them', () => {
    expect(shown(noFilters, { ...counts, tags: { Hinges: 5 }, prices: [5, 0, 0, 0, 0, 0] })).toEqual(shown())
  })

  it('come into sight once they are picked or have parts', () => {
    const filters = { ...noFilters, doorModels: ['Slide' as const] }
    expect(shown(filters).Door).toEqual(['Swing', 'Slide'])
    expect(shown(noFilters, { ...counts, tags: { ...counts.tags, Locks: 1 } }).Category).toEqual([
      'Gaskets',
      'Hinges',
      'Locks',
    ])
  })

  it('are all there while nothing is counted', () => {
    expect(shown(noFilters, null).Category).toHaveLength(26)
  })

  it('are shown whole group by group, until the next search', () => {
    const whole = toggleGroup(toggleGroup(first, 'Category'), 'Price')
    expect(whole.whole).toEqual(['Category', 'Price'])
    expect(toggleGroup(whole, 'Category').whole).toEqual(['Price'])
    expect(foldEmpty('gasket', filterGroups(noFilters, counts)).whole).toEqual([])
  })
})
