import { describe, expect, it } from 'vitest'
import { facetsOf } from '../search/facet-bits.ts'
import { countFacets } from '../search/facet-counts.ts'
import { facetMasks } from '../search/facets.ts'
import { categories, categoryOf } from './categories.ts'
import { doorModels, partTags } from './part.ts'

describe('the menu categories', () => {
  it('are those of the three menus, in order', () => {
    expect(categories.map(({ text }) => text)).toEqual([
      ...['Swing Doors Gaskets', 'Swing Doors Hinges', 'Swing Doors Handles', 'Swing Doors Closers'],
      ...['Swing Doors Frames', 'Swing Doors Accessories', 'Swing Doors Electrical'],
      ...['Slide Doors Gaskets', 'Slide Doors Handles', 'Slide Doors Guidance', 'Slide Doors Hook Systems'],
      ...['Slide Doors Track System', 'Slide Doors Frames', 'Slide Doors Accessories'],
      ...['Slide Doors Power Operator', 'Slide Doors Electrical'],
      ...['Other Doors Traffic', 'Other Doors Vertical Lift', 'Other Doors Sectional'],
    ])
  })

  it.each([
    ['Slide Doors Track System', 'Slide', ['DropTrac Components', 'Fast Track Hardware', 'J-Track Hardware']],
    ['slide doors track system', 'Slide', ['DropTrac Components', 'Fast Track Hardware', 'J-Track Hardware']],
    ['  SWING  Doors   Closers ', 'Swing', ['Door Closers', 'Assist to Open Device']],
    ['Other Doors Vertical Lift', 'Vertical', []],
  ])('%j matches %s doors and any of the tags %j', (text, doorModel, tags) => {
    expect(categoryOf(text)).toMatchObject({ doorModel, tags })
  })

  it.each(['Swing Doors', 'Swing Door Gaskets', 'Gaskets', 'Swing Doors Gaskets black', 'constructor', ''])(
    '%j is not a category',
    (text) => {
      expect(categoryOf(text)).toBeNull()
    },
  )

  it('cover every tag except the one for whole doors', () => {
    const reached = new Set(categories.flatMap(({ tags }) => tags))
    expect(partTags.filter((tag) => !reached.has(tag))).toEqual(['Vertical Door Parts'])
  })
})

describe('the facets of a part', () => {
  it('are one bit for each tag and door model', () => {
    expect(facetsOf({ tags: ['Accessories'], doorModels: [] })).toBe(1)
    expect(facetsOf({ tags: ['Windows'], doorModels: [] })).toBe(2 ** 25)
    expect(facetsOf({ tags: [], doorModels: ['Swing'] })).toBe(2 ** 26)
    expect(facetsOf({ tags: [], doorModels: ['Sectional'] })).toBe(2 ** 30)
    expect(facetsOf({ tags: ['Accessories', 'Windows'], doorModels: ['Swing'] })).toBe(1 + 2 ** 25 + 2 ** 26)
    expect(facetsOf({ tags: partTags, doorModels })).toBe(2 ** 31 - 1)
    expect(facetsOf({ tags: [], doorModels: [] })).toBe(0)
  })

  it('are counted by tag and door model, with each part once in the total', () => {
    const hinge = facetsOf({ tags: ['Hinges', 'Door Closers'], doorModels: ['Swing'] })
    const gasket = facetsOf({ tags: ['Gaskets'], doorModels: ['Swing', 'Slide'] })
    const counts = countFacets([
      { facets: hinge, band: 0, count: 3 },
      { facets: gasket, band: 2, count: 2 },
      { facets: 0, band: 6, count: 1 },
    ])
    expect(counts).toEqual({
      total: 6,
      tags: { Hinges: 3, 'Door Closers': 3, Gaskets: 2 },
      doorModels: { Swing: 5, Slide: 2 },
      units: {},
      prices: [3, 0, 2, 0, 0, 0],
      specialOrder: 0,
      proprietary: 0,
    })
    expect(countFacets([])).toMatchObject({ total: 0, tags: {}, doorModels: {} })
  })

  it('match a category by door model and any of its tags', () => {
    const { model, tags } = facetMasks({ doorModel: 'Swing', tags: ['Door Closers', 'Hinges'] })
    const isIn = (facets: number) => (facets & model) !== 0 && (facets & tags) !== 0
    expect(isIn(facetsOf({ tags: ['Hinges'], doorModels: ['Swing', 'Slide'] }))).toBe(true)
    expect(isIn(facetsOf({ tags: ['Hinges'], doorModels: ['Slide'] }))).toBe(false)
    expect(isIn(facetsOf({ tags: ['Gaskets'], doorModels: ['Swing'] }))).toBe(false)
  })

  it('with any tag match a category without tags', () => {
    const { model, tags } = facetMasks({ doorModel: 'Vertical', tags: [] })
    const isIn = (facets: number) => (facets & model) !== 0 && (facets & tags) !== 0
    for (const tag of partTags) expect(isIn(facetsOf({ tags: [tag], doorModels: ['Vertical'] }))).toBe(true)
    expect(isIn(facetsOf({ tags: ['Gaskets'], doorModels: ['Swing'] }))).toBe(false)
  })
})
