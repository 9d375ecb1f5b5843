import { describe, expect, it } from 'vitest'
import { readSort, sortChoices } from './sort-choices.ts'

describe('sorting results', () => {
  it('for a text is by relevance, part number or price', () => {
    expect(sortChoices('hinge').map(({ label }) => label)).toEqual([
      'Relevance',
      'Part number',
      'Price: low to high',
      'Price: high to low',
    ])
    expect(readSort('number', 'hinge')).toBe('number')
  })

  it('for all parts is by part number or price', () => {
    expect(sortChoices(null).map(({ label }) => label)).toEqual([
      'Part number',
      'Price: low to high',
      'Price: high to low',
    ])
    expect(readSort('number', null)).toBe('relevance')
    expect(readSort('price', null)).toBe('price')
  })

  it('falls back to the first choice when unknown', () => {
    expect(readSort('size', 'hinge')).toBe('relevance')
  })
})
