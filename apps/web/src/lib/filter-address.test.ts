import { noFilters } from '@mullion/domain/catalog/facets'
import { describe, expect, it } from 'vitest'
import { type Narrowing, readNarrowing, writeNarrowing } from './filter-address.ts'

const nothing: Narrowing = { filters: noFilters, sort: 'relevance' }
const filtered = (change: Partial<Narrowing['filters']>): Narrowing => ({
  ...nothing,
  filters: { ...noFilters, ...change },
})

function written(narrowing: Narrowing, before = ''): string {
  const parameters = new URLSearchParams(before)
  writeNarrowing(narrowing, parameters)
  return parameters.toString()
}

describe('filters and order in an address', () => {
  it.each([
    ['', nothing],
    ['model=Swing&model=Slide', filtered({ doorModels: ['Swing', 'Slide'] })],
    ['tag=Door+Closers&tag=Hinges', filtered({ tags: ['Door Closers', 'Hinges'] })],
    ['unit=FT', filtered({ units: ['FT'] })],
    ['price=0-10&price=250-', filtered({ priceBands: [0, 5] })],
    ['price=25-50', filtered({ priceBands: [2] })],
    ['special=1', filtered({ specialOrder: true })],
    ['proprietary=1', filtered({ proprietary: true })],
    ['sort=price', { ...nothing, sort: 'price' as const }],
  ])('%j is read, and written the same again', (query, narrowing) => {
    expect(readNarrowing(new URLSearchParams(query))).toEqual(narrowing)
    expect(written(narrowing)).toBe(query)
  })

  it.each(['model=Swinging', 'tag=hinges', 'unit=EACH', 'price=7', 'price=0-11', 'special=yes', 'sort=size'])(
    '%j means nothing and is left out',
    (query) => {
      expect(readNarrowing(new URLSearchParams(query))).toEqual(nothing)
    },
  )

  it('what is named twice counts once', () => {
    const { filters } = readNarrowing(new URLSearchParams('tag=Hinges&tag=Hinges'))
    expect(filters.tags).toEqual(['Hinges'])
  })

  it('an address that says it already is left in its order, and one that says more loses it', () => {
    expect(written(filtered({ tags: ['Hinges'] }), 'tag=Hinges&part=12')).toBe('tag=Hinges&part=12')
    expect(written(nothing, 'tag=Hinges&sort=price&part=12')).toBe('part=12')
  })
})
