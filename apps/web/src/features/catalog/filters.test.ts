import type { Viewer } from '@mullion/domain/accounts/session'
import type { FacetCounts } from '@mullion/domain/search/facet-counts'
import { noFilters } from '@mullion/domain/search/facets'
import { describe, expect, it } from 'vitest'
import { allowedFilters, bandName, canTurn, filterGroups, pickedFilters } from './filters.ts'

const counts: FacetCounts = {
  total: 7,
  tags: { Hinges: 5, Gaskets: 2 },
  doorModels: { Swing: 7 },
  units: { EA: 5, FT: 2 },
  prices: [4, 3, 0, 0, 0, 0],
  specialOrder: 1,
}

function option(label: string, filters = noFilters, of: FacetCounts | null = counts) {
  const found = filterGroups(filters, of)
    .flatMap(({ options }) => options)
    .find((each) => each.label === label)
  if (!found) throw new Error(`There is no filter ${label}`)
  return found
}

describe('the filters beside the results', () => {
  it('cover doors, categories, units, prices and special orders', () => {
    const groups = filterGroups(noFilters, counts)
    expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
      ['Door', 5],
      ['Category', 26],
      ['Unit', 3],
      ['Price', 6],
      ['Lead time', 1],
    ])
  })

  it('include the proprietary mark only for viewers who get its count', () => {
    expect(option('Proprietary', noFilters, { ...counts, proprietary: 3 })).toMatchObject({
      picked: false,
      count: 3,
      turned: { ...noFilters, proprietary: true },
    })
    expect(() => option('Proprietary')).toThrow()
    expect(() => option('Proprietary', noFilters, null)).toThrow()
    const picked = { ...noFilters, proprietary: true }
    expect(pickedFilters(picked).map(({ label, turned }) => [label, turned])).toEqual([
      ['Proprietary', noFilters],
    ])
  })

  it.each([
    ['Hinges', 5],
    ['Vertical lift', 0],
    ['Foot (FT)', 2],
    ['$10 to $25', 3],
    ['Special order', 1],
  ])('show how many parts %s would leave', (label, count) => {
    expect(option(label).count).toBe(count)
    expect(option(label, noFilters, null).count).toBeNull()
  })

  it('allow several choices per list, kept in list order', () => {
    const swing = option('Swing').turned
    const both = option('Gaskets', option('Hinges', swing).turned).turned
    expect(both).toEqual({ ...noFilters, doorModels: ['Swing'], tags: ['Gaskets', 'Hinges'] })
    expect(option('Hinges', both)).toMatchObject({ picked: true })
    expect(option('Hinges', both).turned).toEqual({ ...noFilters, doorModels: ['Swing'], tags: ['Gaskets'] })
  })

  it('disable a choice that would leave nothing, unless it is checked', () => {
    expect(canTurn(option('Slide'))).toBe(false)
    expect(canTurn(option('Slide', { ...noFilters, doorModels: ['Slide'] }))).toBe(true)
    expect(canTurn(option('Swing'))).toBe(true)
    expect(canTurn(option('Slide', noFilters, null))).toBe(true)
  })

  it('can be removed one by one', () => {
    const filters = { ...noFilters, doorModels: ['Swing' as const], priceBands: [0, 5], specialOrder: true }
    expect(pickedFilters(filters).map(({ label }) => label)).toEqual([
      'Swing',
      'Under $10',
      '$250 and over',
      'Special order',
    ])
    expect(pickedFilters(filters)[2]?.turned.priceBands).toEqual([0])
    expect(pickedFilters(filters)[3]?.turned.specialOrder).toBe(false)
  })

  it('keep a proprietary mark in the address for staff only, once the viewer is known', () => {
    const marked = { ...noFilters, specialOrder: true, proprietary: true }
    const as = (role: string, requiredAction: string | null = null) =>
      ({ user: { role }, requiredAction }) as Viewer
    expect(allowedFilters(marked, undefined)).toBeNull()
    expect(allowedFilters(noFilters, undefined)).toBe(noFilters)
    expect(allowedFilters(marked, as('frank_user'))).toBe(marked)
    for (const other of [null, as('user'), as('frank_user', 'change_password')]) {
      expect(allowedFilters(marked, other)).toEqual({ ...marked, proprietary: false })
    }
  })

  it.each([
    [0, 'Under $10'],
    [2, '$25 to $50'],
    [4, '$100 to $250'],
    [5, '$250 and over'],
  ])('show price band %i as %s', (band, name) => {
    expect(bandName(band)).toBe(name)
  })
})
