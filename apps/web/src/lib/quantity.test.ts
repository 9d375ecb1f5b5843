import { describe, expect, it } from 'vitest'
import { readQuantity } from './quantity.ts'

const pieces = { min: 1, max: 999, step: 1 }
const feet = { min: 0.25, max: 9999, step: 0.25 }

describe('a typed quantity', () => {
  it.each([
    ['12', pieces, 12],
    [' 7 ', pieces, 7],
    ['0', pieces, 1],
    ['1000', pieces, 999],
    ['2.4', pieces, 2],
    ['2.3', feet, 2.25],
    ['2.40', feet, 2.5],
    ['.5', feet, 0.5],
    ['0.1', feet, 0.25],
    ['12000', feet, 9999],
  ])('%j is brought to the steps and limits of the part', (text, range, expected) => {
    expect(readQuantity(text, range)).toBe(expected)
  })

  it.each(['', 'two', '-3', '1e3', '1,5', 'NaN'])('%j is no quantity', (text) => {
    expect(readQuantity(text, pieces)).toBeNull()
  })
})
