import { describe, expect, it } from 'vitest'
import { sameCity } from './city-name.ts'

describe('city names', () => {
  it.each([
    ['St. Louis', 'Saint Louis'],
    ['SAULT STE MARIE', 'Sault Sainte Marie'],
    ['Mt. Airy', 'Mount Airy'],
    ["O'Fallon", 'O Fallon'],
    ['DeKalb', 'De Kalb'],
    ['Winston-Salem', 'Winston Salem'],
    ['Cañon City', 'Canon City'],
    ['Hot Spgs', 'Hot Springs'],
  ])('%s matches %s', (one, other) => {
    expect(sameCity(one, other)).toBe(true)
  })

  it.each([
    ['Newport', 'New Bern'],
    ['Springfield', 'Spring'],
    ['', 'Newport'],
  ])('%s does not match %s', (one, other) => {
    expect(sameCity(one, other)).toBe(false)
  })
})
