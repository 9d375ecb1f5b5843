import { describe, expect, it } from 'vitest'
import { zipMismatch } from './zip-location.ts'

const newport = { city: 'Newport', state: 'NC' }
const typed = (city: string, state: string) => ({ postalCode: '28570-1234', city, state })

describe('a ZIP code', () => {
  it.each([
    ['Newport', 'NC'],
    ['NEWPORT ', 'NC'],
    ['', 'NC'],
    ['', ''],
  ])('matches city %j and state %j', (city, state) => {
    expect(zipMismatch(typed(city, state), newport)).toBeNull()
  })

  it('names a wrong state or city, and the place it belongs to', () => {
    expect(zipMismatch(typed('Newport', 'CA'), newport)).toBe(
      'ZIP code 28570 belongs to Newport, NC. Please check the state.',
    )
    expect(zipMismatch(typed('Fresno', 'NC'), newport)).toBe(
      'ZIP code 28570 belongs to Newport, NC. Please check the city.',
    )
  })
})
