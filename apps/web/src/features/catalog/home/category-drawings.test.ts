import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '@mullion/domain/catalog/categories'
import { expect, it } from 'vitest'
import { categoryDrawings } from './category-drawings.ts'

const drawings = join(import.meta.dirname, '../../../../public/images/categories')

it.each(categories.map(({ text }) => text))('%s has a drawing', (text) => {
  expect(existsSync(join(drawings, `${categoryDrawings[text]}.svg`))).toBe(true)
})
