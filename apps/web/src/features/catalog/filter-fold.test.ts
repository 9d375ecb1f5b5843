import type { FacetCounts } from '@mullion/domain/search/facet-counts'
import { noFilters } from '@mullion/domain/search/facets'
import { describe, expect, it } from 'vitest'
import { foldEmpty, inSight } from './filter-fold.ts'
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
  const groups = inSight(filterGroups(filters, of), first)
  return Object.fromEntries(groups.map(({ name, options }) => [name, options.map(({ label }) => label)]))
}

describe('the filters of a search', () => {
  it('hide options and groups without parts', () => {
    expect(shown()).toEqual({
      Door: ['Swing'],
      Category: ['Gaskets', 'Hinges'],
      Unit: ['Each (EA)', 'Foot (FT)'],
      Price: ['Under $10', '$10 to $25'],
    })
  })

  it('stay in place when another choice leaves them without parts', () => {
    expect(shown(noFilters, { ...counts, tags: { Hinges: 5 }, prices: [5, 0, 0, 0, 0, 0] })).toEqual(shown())
  })

  it('appear once they are checked or have parts', () => {
    const filters = { ...noFilters, doorModels: ['Slide' as const] }
    expect(shown(filters).Door).toEqual(['Swing', 'Slide'])
    expect(shown(noFilters, { ...counts, tags: { ...counts.tags, Locks: 1 } }).Category).toEqual([
      'Gaskets',
      'Hinges',
      'Locks',
    ])
  })

  it('are all shown until counts are known', () => {
    expect(shown(noFilters, null).Category).toHaveLength(26)
  })
})
