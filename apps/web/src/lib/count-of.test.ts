import { expect, it } from 'vitest'
import { countOf } from './count-of.ts'

it('formats a singular and a plural count', () => {
  expect([countOf(1, 'row'), countOf(12_000, 'row')]).toEqual(['1 row', '12,000 rows'])
})
