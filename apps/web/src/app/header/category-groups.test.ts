import { categoryOf } from '@mullion/domain/catalog/categories'
import { describe, expect, it } from 'vitest'
import { readRoute } from '../navigation/routes.ts'
import { categoryGroups, categoryLink } from './category-groups.ts'

describe('the category menus', () => {
  it('list their categories in a fixed order', () => {
    expect(
      categoryGroups.map(({ menu, categories }) => [menu, categories.map(({ label }) => label)]),
    ).toEqual([
      ['Swing Doors', ['Gaskets', 'Hinges', 'Handles', 'Closers', 'Frames', 'Accessories', 'Electrical']],
      [
        'Slide Doors',
        [
          'Gaskets',
          'Handles',
          'Guidance',
          'Hook Systems',
          'Track System',
          'Frames',
          'Accessories',
          'Power Operator',
          'Electrical',
        ],
      ],
      ['Other Doors', ['Traffic', 'Vertical Lift', 'Sectional']],
    ])
  })

  it.each(categoryGroups.flatMap(({ categories }) => categories))(
    'link $text to its category',
    (category) => {
      const { pathname, search } = new URL(categoryLink(category), 'https://store.example')
      expect(pathname).toBe('/')
      expect(categoryOf(readRoute(search).text)).toBe(category)
    },
  )
})
